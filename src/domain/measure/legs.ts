import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { declinationDegrees, magneticBearing } from "#domain/geodesy/declination.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";

/** The shortest way from one measured point to the next, over the WGS 84 ellipsoid. */
export interface Leg {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly distanceMeters: number;
  /** The direction in which it begins, degrees clockwise from true north. */
  readonly trueBearing: number;
  /** The same as a compass shows it; null in a year that the magnetic model is not for. */
  readonly magneticBearing: number | null;
}

/** Shorter than this a leg is straight on the map to the eye. */
const STRAIGHT_METERS = 20_000;

/** A longer one is drawn in so many pieces. */
const PIECES = 16;

/** The leg between two points, as it is in this year (2026.5 is the middle of 2026). */
export function legBetween(from: LatLng, to: LatLng, decimalYear: number): Leg {
  const { distanceMeters, initialBearing } = inverse(from, to);
  const declination = declinationDegrees(from, 0, decimalYear);
  return {
    from,
    to,
    distanceMeters,
    trueBearing: initialBearing,
    magneticBearing: declination === null ? null : magneticBearing(initialBearing, declination),
  };
}

/** The legs between points, in order; none for fewer than two. */
export function legsOf(points: readonly LatLng[], decimalYear: number): readonly Leg[] {
  return points.slice(1).map((to, index) => legBetween(points[index] ?? to, to, decimalYear));
}

/** How long all legs are together, metres. */
export function totalMeters(legs: readonly Leg[]): number {
  return legs.reduce((total, leg) => total + leg.distanceMeters, 0);
}

/** The places along a leg by which it is drawn, both ends included. */
export function lineOf({ from, to, distanceMeters, trueBearing }: Leg): readonly LatLng[] {
  if (distanceMeters < STRAIGHT_METERS) return [from, to];
  const between = Array.from({ length: PIECES - 1 }, (_, index) => {
    return direct(from, trueBearing, (distanceMeters * (index + 1)) / PIECES).place;
  });
  return [from, ...between, to];
}
