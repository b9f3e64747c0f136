import { DEFAULT_MAP_VIEW, type MapView } from "./map-view.ts";

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
