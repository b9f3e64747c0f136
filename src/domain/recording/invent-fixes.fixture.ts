import type { PositionFix } from "#domain/position/position-fix.ts";

/** Ten in the morning of a day in 2026. */
export const TEN_MS = Date.UTC(2026, 4, 1, 8);
const METERS_PER_DEGREE = 111_194.93;

/** A fix on the heath, so many metres north of where the walk began. */
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

/** A walk north at so many metres a second, a fix a second. */
export function walk(seconds: number, speedMps: number): readonly PositionFix[] {
  return Array.from({ length: seconds + 1 }, (_, second) => fixAt(second, second * speedMps));
}
