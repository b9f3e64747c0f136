import type { GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

/** A point of interest in a tile, in units of 4096 from its north-western corner. */
export interface PoiInTile {
  readonly x: number;
  readonly y: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** Returns an uncompressed tile with these points of interest in a layer, in the OpenMapTiles schema by default. */
export function poiTile(pois: readonly PoiInTile[], layer = "poi"): Uint8Array<ArrayBuffer> {
  const features = pois.map(({ x, y, tags }) => ({ type: 1, geometry: [[x, y]], tags }));
  const tile = { features } as unknown as GeoJSONVTTile;
  return fromGeojsonVt({ [layer]: tile }, { version: 2, extent: 4096 }).slice();
}
