import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";
import { POI_LAYER, type PointOfInterest, pointOfInterest } from "./point-of-interest.ts";

const POINT = 1;

/**
 * The points of interest that lie in a tile of the OpenMapTiles schema, uncompressed MVT; those beyond
 * its edge are its neighbour's. Throws for bytes that are no tile.
 */
export function tilePois(bytes: ArrayBuffer, tile: TileAddress): readonly PointOfInterest[] {
  const layer = new VectorTile(new PbfReader(new Uint8Array(bytes))).layers[POI_LAYER];
  const pois: PointOfInterest[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (feature?.type !== POINT) continue;
    const at = feature.loadGeometry()[0]?.[0];
    if (!at || !isInside(at.x, feature.extent) || !isInside(at.y, feature.extent)) continue;
    const lat = latOf(tile.y + at.y / feature.extent, tile.z);
    const lng = lngOf(tile.x + at.x / feature.extent, tile.z);
    const poi = pointOfInterest(feature.properties, { lat, lng });
    if (poi) pois.push(poi);
  }
  return pois;
}

function isInside(units: number, extent: number): boolean {
  return units >= 0 && units < extent;
}
