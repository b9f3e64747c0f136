/// <reference path="./libraries.d.ts" />
import magvar from "magvar";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

/** The years of the magnetic model (WMM2025): `from` included, `until` excluded. */
export const MODEL_YEARS = {
  from: magvar.MODEL_EPOCH,
  until: magvar.MODEL_VALID_UNTIL,
} as const;

/**
 * Returns the angle from true north to the direction of a compass needle, degrees, positive to the east, by
 * the World Magnetic Model 2025 of NOAA and BGS. Ore in the ground may add a few tenths. `altitudeMeters` is
 * above the ellipsoid; `decimalYear` 2026.5 is the middle of 2026. Null in a year that the model does not
 * cover.
 */
export function declinationDegrees(
  { lat, lng }: LatLng,
  altitudeMeters: number,
  decimalYear: number,
): number | null {
  // Also false for NaN.
  const isInModel = decimalYear >= MODEL_YEARS.from && decimalYear < MODEL_YEARS.until;
  if (!isInModel) return null;
  // Computed from the field, because the library rounds its own declination to hundredths of a degree.
  const { x, y } = magvar.calculateMagneticField(decimalYear, lat, lng, altitudeMeters / 1000);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** Converts a true bearing to a compass bearing, degrees 0–360. */
export function magneticBearing(trueBearing: number, declination: number): number {
  return wrapDegrees(trueBearing - declination);
}

/** Converts a compass bearing to a true bearing, degrees 0–360. */
export function trueBearing(compassBearing: number, declination: number): number {
  return wrapDegrees(compassBearing + declination);
}
