/** Longer than any route, metres: 25 times round the equator. */
const MAX_ROUTE_METERS = 1e9;

/** Longer than any track, metres: what a file holds may leap over the earth tens of millions of times. */
export const MAX_TRACK_METERS = 1e15;

/** Longer than any stretch of ground between two neighbouring nodes, metres. */
export const MAX_EDGE_METERS = 1e6;

/** Half the way round the earth, metres: an accuracy worse than this says nothing. */
export const WORST_ACCURACY_METERS = 20_037_508;

/** Beyond this height or depth, metres, a receiver or a file invents. */
export const MAX_ALTITUDE_METERS = 100_000;

/** Faster than a spacecraft that returns from the moon, metres a second. */
export const MAX_SPEED_MPS = 12_000;

/** Returns whether a value can be a height above or below sea level, metres. */
export function isAltitude(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= MAX_ALTITUDE_METERS;
}

/** Returns whether a value can be the length of a route or of a part of it, metres. */
export function isRouteLength(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= MAX_ROUTE_METERS;
}
