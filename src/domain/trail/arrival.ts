import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** Beyond this accuracy a position is too poor, unless the circle of the post is larger. */
const GOOD_METERS = 30;

/** The place of a position relative to a post; `poor`: it may be there, but the accuracy is too low to tell. */
export type Arrival = "there" | "poor" | "away";

/** Tells whether a position is within the circle of a post. */
export function arrivalAt(
  { place, radiusMeters }: { readonly place: LatLng; readonly radiusMeters: number },
  position: LatLng & { readonly accuracyMeters: number },
): Arrival {
  const meters = distanceMeters(place, position);
  const isGood = position.accuracyMeters <= Math.max(GOOD_METERS, radiusMeters);
  if (isGood) return meters <= radiusMeters ? "there" : "away";
  return meters <= radiusMeters + position.accuracyMeters ? "poor" : "away";
}
