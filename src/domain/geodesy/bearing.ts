import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

const RADIANS = Math.PI / 180;

/**
 * Returns the initial bearing of the great circle to a place, degrees clockwise from true north, 0 (included)
 * to 360 (excluded). Computed on the sphere, so up to 0.2° off the ellipsoid. 0 for two equal places.
 */
export function bearingDegrees(from: LatLng, to: LatLng): number {
  const [fromLat, toLat] = [from.lat * RADIANS, to.lat * RADIANS];
  const lng = (to.lng - from.lng) * RADIANS;
  const east = Math.sin(lng) * Math.cos(toLat);
  const north =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(lng);
  return wrapDegrees(Math.atan2(east, north) / RADIANS);
}
