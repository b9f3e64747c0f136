import type { GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

/** Returns a cut tile of this extent as uncompressed MVT with one layer; empty if there are no features. */
export function encodedTile(
  tile: GeoJSONVTTile | null,
  layer: string,
  extent: number,
): ArrayBuffer {
  if (!tile || tile.features.length === 0) return new ArrayBuffer(0);
  return fromGeojsonVt({ [layer]: tile }, { version: 2, extent }).slice().buffer as ArrayBuffer;
}
