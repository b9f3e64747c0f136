import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { type North, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { compassStore, headingStore } from "#state/position/position.ts";

/**
 * Returns the direction in which the device points now, degrees from a north at a place; null without a compass, or
 * where that north is not defined. The store counts from true north once the declination is known, until then
 * from magnetic north.
 */
export function compassBearing(at: LatLng, north: North): number | null {
  const { heading, origin } = headingStore.getState();
  if (origin !== "compass") return null;
  const decimalYear = decimalYearOf(clockStore.getState().nowMs);
  const { declinationDegrees } = compassStore.getState();
  try {
    const declination = northDirection(at, { north: "magnetic", decimalYear });
    const trueHeading = declinationDegrees === null ? heading + declination : heading;
    return wrapDegrees(trueHeading - northDirection(at, { north, decimalYear }));
  } catch {
    return null;
  }
}
