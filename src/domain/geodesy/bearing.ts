import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

const RADIANS = Math.PI / 180;

/**
 * The direction in which the great circle to a place begins, degrees clockwise from true north, 0
 * (included) to 360 (not). On the sphere, so up to 0.2° beside the ellipsoid. 0 when both places are
 * one.
 */
export function bearingDegrees(from: LatLng, to: LatLng): number {
  const [fromLat, toLat] = [from.lat * RADIANS, to.lat * RADIANS];
  const lng = (to.lng - from.lng) * RADIANS;
  const east = Math.sin(lng) * Math.cos(toLat);
  const north =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(lng);
  return wrapDegrees(Math.atan2(east, north) / RADIANS);
}
