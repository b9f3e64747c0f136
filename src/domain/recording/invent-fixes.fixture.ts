import type { PositionFix } from "#domain/position/position-fix.ts";

/** Ten in the morning of a day in 2026. */
export const TEN_MS = Date.UTC(2026, 4, 1, 8);
const METERS_PER_DEGREE = 111_194.93;

/** Returns a fix on the heath, this many metres north of the start of the walk. */
export function fixAt(
  seconds: number,
  northMeters: number,
  more: Partial<PositionFix> = {},
): PositionFix {
  return {
    lat: 52.1 + northMeters / METERS_PER_DEGREE,
    lng: 5.9,
    accuracyMeters: 5,
    timeMs: TEN_MS + seconds * 1000,
    altitudeMeters: null,
    altitudeAccuracyMeters: null,
    speedMps: null,
    courseDegrees: null,
    ...more,
  };
}

/** Returns a walk north at a constant speed, with a fix per second. */
export function walk(seconds: number, speedMps: number): readonly PositionFix[] {
  return Array.from({ length: seconds + 1 }, (_, second) => fixAt(second, second * speedMps));
}
