/// <reference path="./libraries.d.ts" />
import magvar from "magvar";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

/** The years that the magnetic model is for (WMM2025): from the first up to, without, the second. */
export const MODEL_YEARS = {
  from: magvar.MODEL_EPOCH,
  until: magvar.MODEL_VALID_UNTIL,
} as const;

/**
 * Returns how far a compass needle points east (positive) or west of true north, degrees, by the World
 * Magnetic Model 2025 of NOAA and BGS; ore in the ground may add some tenths. `altitudeMeters` above the
 * ellipsoid; `decimalYear` 2026.5 is the middle of 2026. Null in a year that the model does not cover.
 */
export function declinationDegrees(
  { lat, lng }: LatLng,
  altitudeMeters: number,
  decimalYear: number,
): number | null {
  // Also false for NaN.
  const isInModel = decimalYear >= MODEL_YEARS.from && decimalYear < MODEL_YEARS.until;
  if (!isInModel) return null;
  // From the field, because the library rounds its own declination to hundredths of a degree.
  const { x, y } = magvar.calculateMagneticField(decimalYear, lat, lng, altitudeMeters / 1000);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The bearing that a compass shows, from one to true north, degrees 0–360. */
export function magneticBearing(trueBearing: number, declination: number): number {
  return wrapDegrees(trueBearing - declination);
}

/** The bearing to true north, from one that a compass shows, degrees 0–360. */
export function trueBearing(compassBearing: number, declination: number): number {
  return wrapDegrees(compassBearing + declination);
}
