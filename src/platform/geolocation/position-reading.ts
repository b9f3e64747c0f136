import type { PositionReading } from "./position-source.ts";

/** The last moment that a `Date` can hold, milliseconds since 1970. */
const LAST_MOMENT_MS = 8.64e15;

/** Half the way around the earth: a circle this large says nothing. */
const WORST_ACCURACY_METERS = 20_037_508;

/** Nobody measures a position higher or lower than this: beyond it a receiver invents. */
const FURTHEST_ALTITUDE_METERS = 100_000;

/** Faster than whoever came back from the moon. */
const FASTEST_MPS = 12_000;

/**
 * The measurement that a browser reports, checked: browsers, extensions and receivers have been seen
 * to give NaN, nothing, text, and places off the earth.
 *
 * @returns null when it is no position: latitude, longitude, accuracy or time is no number or out of
 * range. An altitude, speed or course that cannot be is null, as if the device did not know it (iOS
 * says -1); a time that has yet to come is `nowMs`, or the fix would stay fresh until then.
 */
export function positionReading(
  { coords, timestamp }: Pick<GeolocationPosition, "coords" | "timestamp">,
  nowMs: number,
): PositionReading | null {
  const lat = within(coords?.latitude, -90, 90);
  const lng = within(coords?.longitude, -180, 180);
  const accuracyMeters = within(coords?.accuracy, 0, WORST_ACCURACY_METERS);
  const measuredAtMs = within(timestamp, 0, LAST_MOMENT_MS);
  if (lat === null || lng === null || accuracyMeters === null || measuredAtMs === null) return null;
  return {
    lat,
    lng,
    accuracyMeters,
    altitudeMeters: within(coords.altitude, -FURTHEST_ALTITUDE_METERS, FURTHEST_ALTITUDE_METERS),
    speedMps: within(coords.speed, 0, FASTEST_MPS),
    headingDegrees: within(coords.heading, 0, 360),
    measuredAtMs: Math.min(measuredAtMs, nowMs),
  };
}

/** The number, if it is one from `lowest` to `highest`; whatever else was given is null. */
function within(value: unknown, lowest: number, highest: number): number | null {
  return typeof value === "number" && value >= lowest && value <= highest ? value : null;
}
