import type { ReportedFix } from "#domain/position/position-fix.ts";
import { MAX_ALTITUDE_METERS, MAX_SPEED_MPS, WORST_ACCURACY_METERS } from "#domain/units/limits.ts";
import { MAX_MOMENT_MS } from "#domain/units/moment.ts";

/**
 * Validates a position from the browser. Browsers, extensions and receivers have been seen to report NaN, nothing,
 * text, and places off the earth.
 *
 * @returns null if latitude, longitude, accuracy or time is not a number or out of range. An impossible altitude,
 * altitude accuracy, speed or course becomes null, as if the device did not report it (iOS reports -1).
 */
export function checkedFix({
  coords,
  timestamp,
}: Pick<GeolocationPosition, "coords" | "timestamp">): ReportedFix | null {
  const lat = within(coords?.latitude, -90, 90);
  const lng = within(coords?.longitude, -180, 180);
  const accuracyMeters = within(coords?.accuracy, 0, WORST_ACCURACY_METERS);
  const reportedMs = within(timestamp, 0, MAX_MOMENT_MS);
  if (lat === null || lng === null || accuracyMeters === null || reportedMs === null) return null;
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
    reportedMs,
  };
}

/** Returns the value if it is a number between `lowest` and `highest`, else null. */
function within(value: unknown, lowest: number, highest: number): number | null {
  return typeof value === "number" && value >= lowest && value <= highest ? value : null;
}
