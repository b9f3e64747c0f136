import type { GapCause, TrackPath } from "./track.ts";

/** Longitude, latitude. */
export type Position = [lng: number, lat: number];

/** A line as it is drawn: what is joined, and what is known to be missing. */
export interface LineParts {
  readonly segments: readonly Position[][];
  /** From the last known place to the next. */
  readonly gaps: readonly Position[][];
}

/** A file says nothing of what lies between its parts, and nobody went along a jump. */
const UNDRAWN: readonly (GapCause | null | undefined)[] = [null, undefined, "file-break", "jump"];

/**
 * The segments of a line, and from end to start the gaps between them that are worth drawing; a point by itself is
 * no segment.
 * @param before where the line ended that this one goes on from; null when there was none
 */
export function lineParts(
  points: TrackPath & { readonly gapsBefore?: readonly (GapCause | null)[] },
  before: Position | null = null,
): LineParts {
  const { lngs, lats } = points;
  const gaps: Position[][] = [];
  const segments: Position[][] = [];
  const causes = new Map(
    [...points.segmentStarts].map((start, at) => [start, points.gapsBefore?.[at]]),
  );
  let segment: Position[] = before ? [before] : [];
  for (let index = 0; index < lngs.length; index++) {
    const place: Position = [lngs[index] ?? 0, lats[index] ?? 0];
    const end = segment.at(-1);
    if (causes.has(index)) {
      if (end && !UNDRAWN.includes(causes.get(index))) gaps.push([end, place]);
      segments.push(segment);
      segment = [];
    }
    segment.push(place);
  }
  return { segments: [...segments, segment].filter(({ length }) => length > 1), gaps };
}
