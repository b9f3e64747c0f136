import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { Motion } from "./made-good.ts";

/** Where a boat is going if nothing changes. */
export interface CourseLine {
  /** The boat, a place a minute, and the place after `minutes`; all on one geodesic. */
  readonly places: readonly LatLng[];
  /** The end of the line, where the boat is after `minutes`. */
  readonly lookAhead: LatLng;
  readonly minutes: number;
}

/** So far ahead one looks, minutes: at 6 knots six tenths of a nautical mile. */
export const LOOK_AHEAD_MINUTES = 6;

/** Slower than this a boat has no course worth drawing, metres a second: about half a knot. */
const LEAST_MPS = 0.25;

/** Returns the line over which a boat goes in so many whole minutes on the WGS 84 ellipsoid; null while it lies still. */
export function courseLine(
  from: LatLng,
  { speedMps, courseDegrees }: Motion,
  minutes = LOOK_AHEAD_MINUTES,
): CourseLine | null {
  if (speedMps < LEAST_MPS) return null;
  const places = Array.from({ length: minutes + 1 }, (_, minute) =>
    minute === 0 ? from : direct(from, courseDegrees, speedMps * 60 * minute).place,
  );
  return { places, lookAhead: places.at(-1) ?? from, minutes };
}
