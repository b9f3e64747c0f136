import geographicLib from "geographiclib-geodesic";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

/** The shortest line between two places on the ellipsoid. */
export interface Geodesic {
  readonly distanceMeters: number;
  /** The direction at the first place, degrees clockwise from true north, 0 (included) to 360 (excluded). */
  readonly initialBearing: number;
  /** The forward direction on arrival at the second place. */
  readonly finalBearing: number;
}

/** The end of a line. */
export interface Destination {
  readonly place: LatLng;
  /** The direction of arrival, degrees 0–360. */
  readonly finalBearing: number;
}

const WGS84 = geographicLib.Geodesic.WGS84;

/**
 * Returns distance and bearings between two places on the WGS 84 ellipsoid (Karney 2013,
 * https://doi.org/10.1007/s00190-012-0578-z), exact to 15 nanometres. For two equal places both bearings are
 * 0 or 180.
 */
export function inverse(from: LatLng, to: LatLng): Geodesic {
  const { s12 = 0, azi1 = 0, azi2 = 0 } = WGS84.Inverse(from.lat, from.lng, to.lat, to.lng);
  return {
    distanceMeters: s12,
    initialBearing: wrapDegrees(azi1),
    finalBearing: wrapDegrees(azi2),
  };
}

/**
 * Returns the area within a line that is closed from its last place to its first, square metres on the ellipsoid (Karney 2013,
 * section 6); 0 for fewer than three places. Of a line that crosses itself the parts count against each other.
 */
export function areaSquareMeters(ring: readonly LatLng[]): number {
  const polygon = WGS84.Polygon(false);
  for (const { lat, lng } of ring) polygon.AddPoint(lat, lng);
  return Math.abs(polygon.Compute(false, true).area ?? 0);
}

/** Returns the place at a distance (metres) and bearing (degrees from true north) on the ellipsoid. */
export function direct(from: LatLng, bearingDegrees: number, distanceMeters: number): Destination {
  const line = WGS84.Direct(from.lat, from.lng, bearingDegrees, distanceMeters);
  const { lat2: lat = from.lat, lon2: lng = from.lng, azi2 = bearingDegrees } = line;
  return { place: { lat, lng }, finalBearing: wrapDegrees(azi2) };
}
