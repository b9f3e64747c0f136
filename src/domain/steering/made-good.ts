import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";

/** How a boat moves over the ground. */
export interface Motion {
  /** Speed over ground (SOG). */
  readonly speedMps: number;
  /** Course over ground (COG), degrees clockwise from true north. */
  readonly courseDegrees: number;
}

/** The way from a boat to the mark, on the WGS 84 ellipsoid. */
export interface WayToMark {
  readonly distanceMeters: number;
  /** Degrees clockwise from true north, 0 (included) to 360 (not). */
  readonly bearing: number;
  /** Velocity made good to the mark (VMG), metres a second; negative when it gets farther off, null when not moving. */
  readonly madeGoodMps: number | null;
  /** How long it takes at that velocity, milliseconds; null unless it is more than nothing. */
  readonly remainingMs: number | null;
}

/** Slower than this a boat lies still: the velocity would be the noise of the fixes. Metres a second. */
const LEAST_MPS = 0.1;

/**
 * Returns distance and bearing to a mark, the velocity made good (the speed times the cosine of the angle
 * between course and bearing) and the time it takes. `motion` is null for a boat whose course is not known.
 */
export function wayToMark(from: LatLng, mark: LatLng, motion: Motion | null): WayToMark {
  const { distanceMeters, initialBearing: bearing } = inverse(from, mark);
  const madeGoodMps = motion && motion.speedMps >= LEAST_MPS ? madeGood(motion, bearing) : null;
  const isNearing = madeGoodMps !== null && madeGoodMps > 0;
  return {
    distanceMeters,
    bearing,
    madeGoodMps,
    remainingMs: isNearing ? (distanceMeters / madeGoodMps) * 1000 : null,
  };
}

/** Returns the part of a speed that goes in a direction, metres a second. */
export function madeGood({ speedMps, courseDegrees }: Motion, bearing: number): number {
  return speedMps * Math.cos(((courseDegrees - bearing) * Math.PI) / 180);
}
