import { readTile, type TileFeature, writeTile } from "#mapview/sources/vector-tile-like.ts";
import { landFeatures, waterFeatures } from "./land-and-water.ts";
import type { OpenMapTilesFeature, ProtomapsFeature } from "./openmaptiles-feature.ts";
import {
  boundaryFeatures,
  buildingFeatures,
  earthFeatures,
  placeFeatures,
  poiFeatures,
} from "./places-and-buildings.ts";
import { roadFeatures, transitFeatures } from "./road-features.ts";

const LAYERS: Readonly<Record<string, (feature: ProtomapsFeature) => OpenMapTilesFeature[]>> = {
  roads: roadFeatures,
  transit: transitFeatures,
  water: waterFeatures,
  landuse: landFeatures,
  landcover: landFeatures,
  natural: landFeatures,
  earth: earthFeatures,
  buildings: buildingFeatures,
  places: placeFeatures,
  boundaries: boundaryFeatures,
  pois: poiFeatures,
};

/**
 * Converts a tile of the Protomaps schema to OpenMapTiles, both in uncompressed MVT. The geometry stays; layers and
 * properties become those that our style reads, and kinds that the style does not know are left out. Throws if the
 * bytes are not a tile. Sources: docs.protomaps.com/basemaps/layers (version 4, and 3 with its `pmap:` properties),
 * openmaptiles.org/schema.
 */
export function convertProtomapsTile(bytes: ArrayBuffer): ArrayBuffer {
  const converted = new Map<string, TileFeature[]>();
  for (const [name, features] of readTile(bytes)) {
    for (const feature of features) {
      for (const { layer, properties } of LAYERS[name]?.(feature) ?? []) {
        const list = converted.get(layer) ?? [];
        list.push({ ...feature, properties });
        converted.set(layer, list);
      }
    }
  }
  return writeTile(converted);
}
