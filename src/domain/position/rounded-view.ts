import { DEFAULT_MAP_VIEW, type MapView } from "./map-view.ts";

/** A tenth of a metre; projecting a view back and forth moves it far less. */
const SAME_DEGREES = 1e-6;

/** Returns whether this is the default view, apart from rounding by the map. */
export function isDefaultMapView({ lat, lng, zoom }: MapView): boolean {
  const differences = [
    lat - DEFAULT_MAP_VIEW.lat,
    lng - DEFAULT_MAP_VIEW.lng,
    zoom - DEFAULT_MAP_VIEW.zoom,
  ];
  return differences.every((difference) => Math.abs(difference) < SAME_DEGREES);
}
