import { pickColumns } from "./pick-columns.ts";
import type { TrackPoints } from "./track.ts";

/**
 * Returns the points of a track from `from` up to `to` (excluded) as a track of their own: they start a
 * segment, without a gap before it.
 */
export function slicePoints(points: TrackPoints, from: number, to: number): TrackPoints {
  const inside = [...points.segmentStarts].flatMap((start, at) =>
    start > from && start < to ? { start: start - from, gap: points.gapsBefore[at] ?? null } : [],
  );
  const hasPoints = to > from && from < points.lngs.length;
  return {
    ...pickColumns(points, (column) => column.slice(from, to) as typeof column),
    segmentStarts: Uint32Array.from([
      ...(hasPoints ? [0] : []),
      ...inside.map(({ start }) => start),
    ]),
    gapsBefore: [...(hasPoints ? [null] : []), ...inside.map(({ gap }) => gap)],
    details: points.details?.slice(from, to) ?? null,
  };
}
