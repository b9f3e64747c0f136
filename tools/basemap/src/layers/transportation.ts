import type { Feature } from "geojson";
import { readDams } from "../sources/own-data.ts";

const DAM_ROADS_FROM_ZOOM = 7;

/** The roads over the great dams: `class`, `ref`. No other road is in the overview. */
export function transportationFeatures(zoom: number): Feature[] {
  if (zoom < DAM_ROADS_FROM_ZOOM) return [];
  return readDams().map(({ geometry, properties }) => ({
    type: "Feature",
    properties: { class: properties.class, ref: properties.ref },
    geometry,
  }));
}
