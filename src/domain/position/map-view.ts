import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The view of the map: its centre (WGS84 degrees) and its zoom (512-pixel tiles). */
export interface MapView extends LatLng {
  readonly zoom: number;
}

/** The view at the start of every visit: the whole of the Netherlands on a phone. */
export const DEFAULT_MAP_VIEW: MapView = { lat: 52.228, lng: 5.321, zoom: 8 };
