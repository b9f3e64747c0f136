import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** What the map shows: its centre (WGS84 degrees) and its zoom (512-pixel tiles). */
export interface MapView extends LatLng {
  readonly zoom: number;
}

/** The view every visit starts with: the whole of the Netherlands on a phone. */
export const DEFAULT_MAP_VIEW: MapView = { lat: 52.228, lng: 5.321, zoom: 8 };
