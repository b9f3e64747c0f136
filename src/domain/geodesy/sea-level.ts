import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * The surface from which a device measures its altitude. The W3C Geolocation API specifies the WGS84
 * ellipsoid, which Android browsers follow; Apple's systems give the height above sea level (w3c/geolocation,
 * issue 210).
 */
export type AltitudeReference = "ellipsoid" | "sea-level";

/**
 * The height of NAP, the Dutch sea level, above the ellipsoid. The quasi-geoid NLGEO2018 ranges from 39.1 m
 * in the north-east to 48.7 m beyond the south. One number is within 5 m everywhere, about as good as a
 * phone's altitude; the grid itself would be a download.
 */
export const NAP_ABOVE_ELLIPSOID_METERS = 44;

/** The largest error of that one number. */
export const NAP_ERROR_METERS = 5;

/** The area of the Netherlands, roughly, where that number is valid; degrees. */
const HOLDS = { south: 50.7, north: 53.7, west: 3.1, east: 7.3 };

/** An altitude above NAP in metres, with the error that the conversion adds. */
export interface SeaLevelAltitude {
  readonly meters: number;
  readonly errorMeters: number;
}

/** Converts an altitude above the ellipsoid to one above NAP; null outside the Netherlands. */
export function altitudeAboveNap(
  altitudeMeters: number,
  { lat, lng }: LatLng,
): SeaLevelAltitude | null {
  const isDutch =
    lat >= HOLDS.south && lat <= HOLDS.north && lng >= HOLDS.west && lng <= HOLDS.east;
  if (!isDutch) return null;
  return { meters: altitudeMeters - NAP_ABOVE_ELLIPSOID_METERS, errorMeters: NAP_ERROR_METERS };
}
