/// <reference path="./libraries.d.ts" />
import utmUps from "geographiclib-mgrs/src/utmups.mjs";
import { isLatLng, type LatLng } from "./lat-lng.ts";

/** A place in UTM, or in UPS around the poles, on WGS 84. */
export interface Utm {
  /** 1–60, or 0 for UPS: south of 80° S and from 84° N on. */
  readonly zone: number;
  readonly isNorth: boolean;
  /** In metres, with the usual false origin. */
  readonly easting: number;
  readonly northing: number;
}

/** For the meridian of 180° itself the library (1.0.4) answers 0°; a micrometre beside it, 180°. */
const UPS_AXIS = 2_000_000;
const MICROMETRE = 1e-6;

/** The letters of the latitude bands, 8° each from 80° S on (the last has 12). */
const BANDS = "CDEFGHJKLMNPQRSTUVWX";

/**
 * Returns the UTM (near the poles UPS) coordinates of a place, by Karney's series (GeographicLib), exact to
 * far below a millimetre. The zone is the standard one, with the exceptions for Norway and Svalbard, unless
 * `zone` asks for a neighbouring one; null from about 900 km outside that zone.
 */
export function toUtm({ lat, lng }: LatLng, zone?: number): Utm | null {
  try {
    const found = utmUps.forward(offEquator(lat), lng, zone, false);
    return { zone: found.zone, isNorth: found.northp, easting: found.x, northing: found.y };
  } catch {
    return null;
  }
}

/** Returns the place of UTM or UPS coordinates in WGS 84 degrees; null if they are not valid. */
export function fromUtm({ zone, isNorth, easting, northing }: Utm): LatLng | null {
  if (!Number.isInteger(zone) || zone < 0 || zone > 60) return null;
  if (!utmUps.checkCoords(zone !== 0, isNorth, easting, northing)) return null;
  const isOnAxis = zone === 0 && easting === UPS_AXIS;
  const east = isOnAxis ? easting + MICROMETRE : easting;
  const { lat, lon: lng } = utmUps.reverse(zone, isNorth, east, northing, false);
  return isLatLng(lat, lng) ? { lat, lng } : null;
}

/** Returns the letter behind the zone: the latitude band C–X, or a quarter of UPS (A, B, Y, Z). */
export function utmBand({ lat, lng }: LatLng): string {
  const isEast = lng >= 0 && lng < 180;
  if (lat < -80) return isEast ? "B" : "A";
  if (lat >= 84) return isEast ? "Z" : "Y";
  return BANDS[Math.min(19, Math.floor((offEquator(lat) + 80) / 8))] ?? "X";
}

/** Rounds a latitude (degrees) a hair from the equator, and −0, to 0, so that zone, band and metres agree. */
export function offEquator(lat: number): number {
  return Math.abs(lat) < 1e-9 ? 0 : lat;
}
