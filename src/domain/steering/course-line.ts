import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { Motion } from "./made-good.ts";

/** The predicted line of a boat at its present course and speed. */
export interface CourseLine {
  /** The boat, a place per minute, and the place after `minutes`; all on one geodesic. */
  readonly places: readonly LatLng[];
  /** The end of the line: the position after `minutes`. */
  readonly lookAhead: LatLng;
  readonly minutes: number;
}

/** The length of the line in minutes: at 6 knots six tenths of a nautical mile. */
const LOOK_AHEAD_MINUTES = 6;

/** A slower boat has no course worth drawing: about half a knot, in metres per second. */
const MIN_MPS = 0.25;

/**
 * Returns the line that a boat covers in this number of minutes, on the WGS 84 ellipsoid; null while it lies
 * still.
 */
export function courseLine(
  from: LatLng,
  { speedMps, courseDegrees }: Motion,
  minutes = LOOK_AHEAD_MINUTES,
): CourseLine | null {
  if (speedMps < MIN_MPS) return null;
  const places = Array.from({ length: minutes + 1 }, (_, minute) =>
    minute === 0 ? from : direct(from, courseDegrees, speedMps * 60 * minute).place,
  );
  return { places, lookAhead: places.at(-1) ?? from, minutes };
}
