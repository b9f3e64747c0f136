import type { GapCause, TrackPath } from "./track.ts";

/** Longitude, latitude. */
export type Position = [lng: number, lat: number];

/** A line as it is drawn: the connected segments, and the gaps between them. */
export interface LineParts {
  readonly segments: readonly Position[][];
  /** The gaps, each from the last known place to the next. */
  readonly gaps: readonly Position[][];
}

/** The gaps that are not drawn: a file does not say what lies between its parts, and a jump is an error. */
const UNDRAWN: readonly (GapCause | null | undefined)[] = [null, undefined, "file-break", "jump"];

/**
 * Returns the segments of a line, and the gaps between them that are worth drawing, from end to start; single
 * points are left out.
 * @param before the end of the line that this one continues; null if there is none
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
