import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { declinationDegrees, magneticBearing } from "#domain/geodesy/declination.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";

/** The shortest line from one measured point to the next, on the WGS 84 ellipsoid. */
export interface Leg {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly distanceMeters: number;
  /** The initial direction, degrees clockwise from true north. */
  readonly trueBearing: number;
  /** The same direction by compass; null in a year that the magnetic model does not cover. */
  readonly magneticBearing: number | null;
}

/** A shorter leg looks straight on the map. */
const STRAIGHT_METERS = 20_000;

/** The number of pieces in which a longer leg is drawn. */
const PIECES = 16;

/** Returns the leg between two points; `decimalYear` 2026.5 is the middle of 2026. */
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

/** Returns the legs between points, in order; empty for fewer than two points. */
export function legsOf(points: readonly LatLng[], decimalYear: number): readonly Leg[] {
  return points.slice(1).map((to, index) => legBetween(points[index] ?? to, to, decimalYear));
}

/** Returns the total length of the legs in metres. */
export function totalMeters(legs: readonly Leg[]): number {
  return legs.reduce((total, leg) => total + leg.distanceMeters, 0);
}

/** Returns the places along a leg for drawing it, both ends included. */
export function lineOf({ from, to, distanceMeters, trueBearing }: Leg): readonly LatLng[] {
  if (distanceMeters < STRAIGHT_METERS) return [from, to];
  const between = Array.from({ length: PIECES - 1 }, (_, index) => {
    return direct(from, trueBearing, (distanceMeters * (index + 1)) / PIECES).place;
  });
  return [from, ...between, to];
}
