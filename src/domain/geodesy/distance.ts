import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * The mean earth radius R1 = (2a + b) / 3 of GRS 80, metres (IUGG; Moritz 2000). Distances on a sphere of
 * this size are off by at most 0.56 % anywhere, and by 0.3 % or less in the Netherlands.
 */
export const EARTH_RADIUS_METERS = 6_371_008.8;

const RADIANS = Math.PI / 180;

/**
 * Returns the great-circle distance in metres, by the haversine formula, which stays exact for places a metre
 * apart.
 */
export function distanceMeters(from: LatLng, to: LatLng): number {
  return lngLatDistanceMeters(from.lng, from.lat, to.lng, to.lat);
}

/**
 * Does the same as `distanceMeters` for plain numbers, so that loops over large columns create no objects.
 * WGS 84 degrees.
 */
export function lngLatDistanceMeters(
  fromLng: number,
  fromLat: number,
  toLng: number,
  toLat: number,
): number {
  const sinLat = Math.sin(((toLat - fromLat) * RADIANS) / 2);
  const sinLng = Math.sin(((toLng - fromLng) * RADIANS) / 2);
  const chordSquared =
    sinLat * sinLat + Math.cos(fromLat * RADIANS) * Math.cos(toLat * RADIANS) * sinLng * sinLng;
  // Rounding may exceed 1 for antipodes.
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(Math.min(1, chordSquared)));
}
