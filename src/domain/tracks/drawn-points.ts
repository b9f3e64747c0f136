import type { PointDetails, TrackPoints } from "./track.ts";

/** The columns of points of which a device measured nothing but the place. */
export const NOT_MEASURED = {
  altitudeAccuraciesMeters: null,
  accuraciesMeters: null,
  speedsMps: null,
  coursesDegrees: null,
} as const;

/** Returns the points of a line that nobody travelled, as one segment. */
export function drawnPoints(
  lngs: Float64Array,
  lats: Float64Array,
  details: readonly (PointDetails | null)[] = [],
): TrackPoints {
  return {
    lngs,
    lats,
    segmentStarts: Uint32Array.of(0),
    gapsBefore: [null],
    timesMs: null,
    altitudesMeters: null,
    ...NOT_MEASURED,
    details: details.some((one) => one) ? details : null,
  };
}
