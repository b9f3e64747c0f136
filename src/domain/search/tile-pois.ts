import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { POI_LAYER, type PointOfInterest, pointOfInterest } from "./point-of-interest.ts";
import { tilePoints } from "./tile-points.ts";

/**
 * The layer of points of interest in Protomaps, which includes peaks. Source:
 * docs.protomaps.com/basemaps/layers.
 */
const PROTOMAPS_LAYER = "pois";

/**
 * Returns the points of interest in an uncompressed MVT tile of the OpenMapTiles or Protomaps schema, without
 * those beyond its edge, which belong to the neighbouring tile. Throws for bytes that are not a tile.
 */
export function tilePois(bytes: ArrayBuffer, tile: TileAddress): readonly PointOfInterest[] {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const own = layers[POI_LAYER];
  return tilePoints(own ?? layers[PROTOMAPS_LAYER], tile).flatMap((point) => {
    const poi = pointOfInterest(own ? point.properties : ofProtomaps(point.properties), point);
    return poi ? [poi] : [];
  });
}

/**
 * Protomaps' `kind` (`pmap:kind` in version 3) is the class of OpenMapTiles, where a peak is not a point of
 * interest.
 */
function ofProtomaps(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kind = properties["kind"] ?? properties["pmap:kind"];
  return { ...properties, class: kind === "peak" ? "" : kind, subclass: undefined };
}
