import type { LatLng } from "#domain/coordinates/lat-lng.ts";

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
  const degrees = Math.atan2(east, north) / RADIANS;
  // The last step catches −1e-15, which plus 360 is 360 itself.
  return (degrees + 360) % 360;
}
