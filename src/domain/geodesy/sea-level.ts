import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * From what a device counts its altitude. The W3C's Geolocation API means the WGS84 ellipsoid, and
 * Android's browsers keep to that; Apple's systems give the height above sea level
 * (w3c/geolocation, issue 210).
 */
export type AltitudeReference = "ellipsoid" | "sea-level";

/**
 * How far NAP, the Dutch sea level, lies above the ellipsoid. The quasi-geoid NLGEO2018 goes from 39.1 m
 * in the north-east to 48.7 m beyond the south; one number is within 5 m of all of it, which is what a
 * phone's altitude is worth, where the grid itself would be a download.
 */
export const NAP_ABOVE_ELLIPSOID_METERS = 44;

/** How far that one number may be off. */
export const NAP_ERROR_METERS = 5;

/** The Netherlands, roughly: where that number holds, degrees. */
const HOLDS = { south: 50.7, north: 53.7, west: 3.1, east: 7.3 };

/** An altitude above NAP, metres, and how far that may be off by the reckoning alone. */
export interface SeaLevelAltitude {
  readonly meters: number;
  readonly errorMeters: number;
}

/** An altitude above the ellipsoid as one above NAP; null outside the Netherlands. */
export function altitudeAboveNap(
  altitudeMeters: number,
  { lat, lng }: LatLng,
): SeaLevelAltitude | null {
  const isDutch =
    lat >= HOLDS.south && lat <= HOLDS.north && lng >= HOLDS.west && lng <= HOLDS.east;
  if (!isDutch) return null;
  return { meters: altitudeMeters - NAP_ABOVE_ELLIPSOID_METERS, errorMeters: NAP_ERROR_METERS };
}
