import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "./distance.ts";

/** A place in the data with its straight distance. */
export interface NearPlace<Place> {
  readonly place: Place;
  readonly distanceMeters: number;
}

/** Returns the place nearest to another, within a distance in metres; null if all are further away. */
export function nearestPlace<Place extends LatLng>(
  from: LatLng,
  places: readonly Place[],
  maxMeters: number,
): NearPlace<Place> | null {
  let nearest: NearPlace<Place> | null = null;
  for (const place of places) {
    const meters = distanceMeters(from, place);
    if (meters <= maxMeters && meters < (nearest?.distanceMeters ?? Number.POSITIVE_INFINITY)) {
      nearest = { place, distanceMeters: meters };
    }
  }
  return nearest;
}
