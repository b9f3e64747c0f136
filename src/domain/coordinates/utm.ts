/// <reference path="./libraries.d.ts" />
import utmUps from "geographiclib-mgrs/src/utmups.mjs";
import { isLatLng, type LatLng } from "./lat-lng.ts";

/** A place in UTM, or in UPS around the poles, on WGS 84. */
export interface Utm {
  /** 1–60; 0 is UPS, south of 80° S and from 84° N on. */
  readonly zone: number;
  readonly isNorth: boolean;
  /** Metres, with the false origin that is usual. */
  readonly easting: number;
  readonly northing: number;
}

/** Exactly on the meridian of 180° the library (1.0.4) answers 0°; a micrometre beside it, 180°. */
const UPS_AXIS = 2_000_000;
const MICROMETRE = 1e-6;

/** The letters of the latitude bands, 8° each from 80° S on (the last has 12). */
const BANDS = "CDEFGHJKLMNPQRSTUVWX";

/**
 * The UTM (near the poles UPS) coordinates of a place, by the series of Karney (GeographicLib), exact
 * to far below a millimetre. The zone is the standard one with the exceptions of Norway and Svalbard
 * unless a neighbouring one is asked for; null more than some 900 km beside that.
 */
export function toUtm({ lat, lng }: LatLng, zone?: number): Utm | null {
  try {
    const found = utmUps.forward(offEquator(lat), lng, zone, false);
    return { zone: found.zone, isNorth: found.northp, easting: found.x, northing: found.y };
  } catch {
    return null;
  }
}

/** The place of UTM or UPS coordinates, WGS 84 degrees; null where they name none. */
export function fromUtm({ zone, isNorth, easting, northing }: Utm): LatLng | null {
  if (!Number.isInteger(zone) || zone < 0 || zone > 60) return null;
  if (!utmUps.checkCoords(zone !== 0, isNorth, easting, northing)) return null;
  const isOnAxis = zone === 0 && easting === UPS_AXIS;
  const east = isOnAxis ? easting + MICROMETRE : easting;
  const { lat, lon: lng } = utmUps.reverse(zone, isNorth, east, northing, false);
  return isLatLng(lat, lng) ? { lat, lng } : null;
}

/** The letter that stands behind the zone: the latitude band C–X, or a quarter of UPS (A, B, Y, Z). */
export function utmBand({ lat, lng }: LatLng): string {
  const isEast = lng >= 0 && lng < 180;
  if (lat < -80) return isEast ? "B" : "A";
  if (lat >= 84) return isEast ? "Z" : "Y";
  return BANDS[Math.min(19, Math.floor((offEquator(lat) + 80) / 8))] ?? "X";
}

/** A latitude, degrees: a hair south of the equator, and −0, is the equator: zone, band and metres must say the same. */
export function offEquator(lat: number): number {
  return Math.abs(lat) < 1e-9 ? 0 : lat;
}
