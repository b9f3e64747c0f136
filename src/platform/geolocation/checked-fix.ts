import type { PositionFix } from "#domain/position/position-fix.ts";
import { MAX_ALTITUDE_METERS, MAX_SPEED_MPS, WORST_ACCURACY_METERS } from "#domain/units/limits.ts";
import { MAX_MOMENT_MS } from "#domain/units/moment.ts";

/**
 * The fix that a browser reports, checked: browsers, extensions and receivers have been seen
 * to give NaN, nothing, text, and places off the earth.
 *
 * @returns null when it is no position: latitude, longitude, accuracy or time is no number or out of
 * range. An altitude, its accuracy, a speed or a course that cannot be is null, as if the device did not know it (iOS
 * says -1); a time that has yet to come is `nowMs`, or the fix would stay fresh until then.
 */
export function checkedFix(
  { coords, timestamp }: Pick<GeolocationPosition, "coords" | "timestamp">,
  nowMs: number,
): PositionFix | null {
  const lat = within(coords?.latitude, -90, 90);
  const lng = within(coords?.longitude, -180, 180);
  const accuracyMeters = within(coords?.accuracy, 0, WORST_ACCURACY_METERS);
  const timeMs = within(timestamp, 0, MAX_MOMENT_MS);
  if (lat === null || lng === null || accuracyMeters === null || timeMs === null) return null;
  const altitudeMeters = within(coords.altitude, -MAX_ALTITUDE_METERS, MAX_ALTITUDE_METERS);
  const altitudeAccuracy = within(coords.altitudeAccuracy, 0, MAX_ALTITUDE_METERS);
  return {
    lat,
    lng,
    accuracyMeters,
    altitudeMeters,
    altitudeAccuracyMeters: altitudeMeters === null ? null : altitudeAccuracy,
    speedMps: within(coords.speed, 0, MAX_SPEED_MPS),
    courseDegrees: within(coords.heading, 0, 360),
    timeMs: Math.min(timeMs, nowMs),
  };
}

/** The number, if it is one from `lowest` to `highest`; whatever else was given is null. */
function within(value: unknown, lowest: number, highest: number): number | null {
  return typeof value === "number" && value >= lowest && value <= highest ? value : null;
}
