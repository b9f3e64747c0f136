import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { SteeredBy } from "./helm-reading.ts";

/** A boat this near to its mark has arrived, metres. */
export const ARRIVAL_METERS = 50;
/** A boat that passes its mark at a greater distance has it abeam within this, metres: half the width of a broad fairway. */
const ABEAM_METERS = 250;

/**
 * Tells whether a boat has come to the mark of its leg: within the arrival circle, or past the line across the leg at the mark and not far
 * from it, because nobody sails over a buoy.
 */
export function hasArrived(place: LatLng, { mark, leg }: SteeredBy): boolean {
  const fromMark = inverse(mark, place);
  if (fromMark.distanceMeters <= ARRIVAL_METERS) return true;
  if (!leg || fromMark.distanceMeters > ABEAM_METERS) return false;
  const { distanceMeters: legMeters, finalBearing } = inverse(leg.from, leg.to);
  // A leg shorter than the circle has no direction to be past.
  if (legMeters <= ARRIVAL_METERS) return false;
  const beyond = Math.cos(((fromMark.initialBearing - finalBearing) * Math.PI) / 180);
  return beyond >= 0;
}
