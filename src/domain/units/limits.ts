/** Longer than any route, metres: 25 times round the equator. */
const MAX_ROUTE_METERS = 1e9;

/** Longer than any track, metres: a file may contain tens of millions of jumps across the earth. */
export const MAX_TRACK_METERS = 1e15;

/** Longer than any edge between two neighbouring nodes, metres. */
export const MAX_EDGE_METERS = 1e6;

/** Half the circumference of the earth, metres: a worse accuracy says nothing. */
export const WORST_ACCURACY_METERS = 20_037_508;

/** The largest plausible altitude or depth, metres. */
export const MAX_ALTITUDE_METERS = 100_000;

/** Faster than a spacecraft returning from the moon, metres per second. */
export const MAX_SPEED_MPS = 12_000;

/** Returns whether a value can be a height above or below sea level, metres. */
export function isAltitude(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= MAX_ALTITUDE_METERS;
}

/** Returns whether a value can be the length of a route or of a part of it, metres. */
export function isRouteLength(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= MAX_ROUTE_METERS;
}
