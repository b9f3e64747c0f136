import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** What the map shows: its centre (WGS84 degrees) and its zoom (512-pixel tiles). */
export interface MapView extends LatLng {
  readonly zoom: number;
}

/** The view every visit starts with: the whole of the Netherlands on a phone. */
export const DEFAULT_MAP_VIEW: MapView = { lat: 52.228, lng: 5.321, zoom: 8 };

/** A tenth of a metre: the projection there and back moves a view by far less. */
const SAME_DEGREES = 1e-6;

/** Whether this is the view every visit starts with, but for the rounding of a map that shows it. */
export function isDefaultMapView({ lat, lng, zoom }: MapView): boolean {
  const differences = [
    lat - DEFAULT_MAP_VIEW.lat,
    lng - DEFAULT_MAP_VIEW.lng,
    zoom - DEFAULT_MAP_VIEW.zoom,
  ];
  return differences.every((difference) => Math.abs(difference) < SAME_DEGREES);
}
