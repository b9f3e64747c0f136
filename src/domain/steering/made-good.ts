import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";

/** The motion of a boat over the ground. */
export interface Motion {
  /** Speed over ground (SOG). */
  readonly speedMps: number;
  /** Course over ground (COG), degrees clockwise from true north. */
  readonly courseDegrees: number;
}

/** The geodesic from a boat to a mark, on the WGS 84 ellipsoid. */
export interface CourseToMark {
  readonly distanceMeters: number;
  /** Degrees clockwise from true north, 0 (included) to 360 (excluded). */
  readonly bearing: number;
  /** Velocity made good to the mark (VMG), metres per second; negative when moving away, null without motion. */
  readonly madeGoodMps: number | null;
  /** The time to the mark at that velocity, milliseconds; null unless the velocity is positive. */
  readonly remainingMs: number | null;
}

/** A slower boat lies still, and its velocity is the noise of the fixes. Metres per second. */
const MIN_MPS = 0.1;

/**
 * Returns distance and bearing to a mark, the velocity made good (the speed times the cosine of the angle
 * between course and bearing) and the remaining time. `motion` is null if the course is unknown.
 */
export function courseToMark(from: LatLng, mark: LatLng, motion: Motion | null): CourseToMark {
  const { distanceMeters, initialBearing: bearing } = inverse(from, mark);
  const madeGoodMps = motion && motion.speedMps >= MIN_MPS ? madeGood(motion, bearing) : null;
  const isNearing = madeGoodMps !== null && madeGoodMps > 0;
  return {
    distanceMeters,
    bearing,
    madeGoodMps,
    remainingMs: isNearing ? (distanceMeters / madeGoodMps) * 1000 : null,
  };
}

/** Returns the component of a speed in a direction, metres per second. */
function madeGood({ speedMps, courseDegrees }: Motion, bearing: number): number {
  return speedMps * Math.cos(((courseDegrees - bearing) * Math.PI) / 180);
}
