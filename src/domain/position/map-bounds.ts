import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox } from "#domain/coordinates/lng-lat-box.ts";

/**
 * The extent of the overview, `[west, south, east, north]` in degrees; beyond it there is nothing to see.
 * Wide enough for a large screen to show the default view.
 */
export const MAP_BOUNDS: [number, number, number, number] = [-5.5, 46.1, 16.7, 57.4];

/** Returns whether the map can show this place. */
export function isOnMap(place: LatLng): boolean {
  return isInBox(MAP_BOUNDS, place);
}
