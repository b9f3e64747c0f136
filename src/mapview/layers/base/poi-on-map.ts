import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A point of interest that is drawn on the map. */
export interface PoiOnMap extends LatLng {
  /** What it is, as OpenStreetMap calls it: `drinking_water`; a subclass of OpenMapTiles, else its class. */
  readonly kind: string;
  /** Its class, which says what an unknown kind is about: `place_of_worship`; null without one. */
  readonly group: string | null;
  readonly name: string | null;
  /** As OpenStreetMap writes them; null where the tile does not say. */
  readonly openingHours: string | null;
}
