import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature } from "geojson";
import type { PmtilesTile } from "../../../../src/domain/tiles/pmtiles-writer.ts";
import type { TileAddress } from "../geometry/mercator.ts";
import { gzip } from "./gzip.ts";

/** The features of one zoom level by layer; the order of layers and features is the drawing order. */
export type Layers = Readonly<Record<string, readonly Feature[]>>;

/** The extent of a tile. The shores are accurate to about fifty metres; this is 12 m at zoom 10. */
export const TILE_EXTENT = 2_048;

const BUFFER_UNITS = 32;

/** Cuts the features of one zoom level into gzipped tiles. Empty tiles are included, as land. */
export function cutTiles(layers: Layers, addresses: readonly TileAddress[]): PmtilesTile[] {
  const zoom = addresses[0]?.z ?? 0;
  const indexes = Object.entries(layers).map(
    ([name, features]) => [name, indexFeatures(features, zoom)] as const,
  );
  return addresses.map(({ z, x, y }) => {
    const cut = indexes.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    const encoded = fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: TILE_EXTENT });
    return { z, x, y, data: gzip(encoded) };
  });
}

function indexFeatures(features: readonly Feature[], zoom: number): GeoJSONVT {
  // The geometry is simplified before, preserving topology; geojson-vt only cuts.
  return new GeoJSONVT(
    { type: "FeatureCollection", features: [...features] },
    {
      maxZoom: zoom,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      tolerance: 0,
      extent: TILE_EXTENT,
      buffer: BUFFER_UNITS,
    },
  );
}
