import type { TrackPoints } from "./track.ts";

/**
 * The points of a track from one index up to but without another, as a track of their own: they begin a
 * segment, with no gap before it.
 */
export function slicePoints(points: TrackPoints, from: number, to: number): TrackPoints {
  const inside = [...points.segmentStarts].flatMap((start, at) =>
    start > from && start < to ? { start: start - from, gap: points.gapsBefore[at] ?? null } : [],
  );
  const hasPoints = to > from && from < points.lngs.length;
  const floats = (column: Float32Array | null) => column?.slice(from, to) ?? null;
  const doubles = (column: Float64Array | null) => column?.slice(from, to) ?? null;
  return {
    lngs: points.lngs.slice(from, to),
    lats: points.lats.slice(from, to),
    segmentStarts: Uint32Array.from([
      ...(hasPoints ? [0] : []),
      ...inside.map(({ start }) => start),
    ]),
    gapsBefore: [...(hasPoints ? [null] : []), ...inside.map(({ gap }) => gap)],
    timesMs: doubles(points.timesMs),
    altitudesMeters: doubles(points.altitudesMeters),
    altitudeAccuraciesMeters: floats(points.altitudeAccuraciesMeters),
    accuraciesMeters: floats(points.accuraciesMeters),
    speedsMps: floats(points.speedsMps),
    coursesDegrees: floats(points.coursesDegrees),
    details: points.details?.slice(from, to) ?? null,
  };
}
