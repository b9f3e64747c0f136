import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** The place from which search results are ranked and measured. */
export interface SearchOrigin {
  readonly kind: "position" | "center";
  readonly place: LatLng;
}

/** The size of a tile at a zoom of `MapView`. */
const TILE_PIXELS = 512;

/** Half the width of a small phone: a position farther from the middle is not what the user looks at. */
const AWAY_PIXELS = 150;

/**
 * Returns the user's position if it is known and the map was not moved away from it; otherwise the centre of
 * the map. A map that was never moved shows nothing on purpose.
 */
export function searchOrigin(position: LatLng | null, view: MapView): SearchOrigin {
  const isAtPosition =
    position !== null && (isDefaultMapView(view) || pixelsBetween(position, view) <= AWAY_PIXELS);
  return isAtPosition
    ? { kind: "position", place: { lat: position.lat, lng: position.lng } }
    : { kind: "center", place: { lat: view.lat, lng: view.lng } };
}

function pixelsBetween(place: LatLng, { lat, lng, zoom }: MapView): number {
  const columns = tileColumn(place.lng, zoom) - tileColumn(lng, zoom);
  const rows = tileRow(place.lat, zoom) - tileRow(lat, zoom);
  return Math.hypot(columns, rows) * TILE_PIXELS;
}
