import type { Feature } from "geojson";
import { NETHERLANDS } from "../coverage.ts";
import { clipToBounds, toMultiPolygon, unite } from "../geometry/areas.ts";
import { mapshaperFeatures } from "../geometry/mapshaper.ts";
import { readDams } from "../sources/own-data.ts";
import type { Waters } from "./water.ts";

const DAM_ROADS_FROM_ZOOM = 7;

/**
 * Reads the roads over the large dams, only where there would be water without the dam: pieces on land would be
 * disconnected.
 */
export async function readDamRoads(waters: Waters): Promise<Feature[]> {
  const water = clipToBounds(unite(waters.ocean, waters.lake), NETHERLANDS);
  const roads = readDams().map(
    ({ geometry, properties }): Feature => ({
      type: "Feature",
      properties: { class: properties.class, ref: properties.ref, name: properties.name },
      geometry,
    }),
  );
  const clipped = await mapshaperFeatures(
    "-i roads.json -i water.json -target roads -clip water -o target=roads",
    {
      "roads.json": { type: "FeatureCollection", features: roads },
      "water.json": toMultiPolygon(water),
    },
  );
  return clipped.features;
}

/** Returns the roads over the large dams: `class`, `ref`, `name`. The overview has no other roads. */
export function transportationFeatures(damRoads: Feature[], zoom: number): Feature[] {
  return zoom < DAM_ROADS_FROM_ZOOM ? [] : damRoads;
}
