import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";
import { POI_LAYER, type PointOfInterest, pointOfInterest } from "./point-of-interest.ts";

const POINT = 1;

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
  const layer = own ?? layers[PROTOMAPS_LAYER];
  const pois: PointOfInterest[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (feature?.type !== POINT) continue;
    const at = feature.loadGeometry()[0]?.[0];
    if (!at || !isInside(at.x, feature.extent) || !isInside(at.y, feature.extent)) continue;
    const lat = latOf(tile.y + at.y / feature.extent, tile.z);
    const lng = lngOf(tile.x + at.x / feature.extent, tile.z);
    const properties = own ? feature.properties : ofProtomaps(feature.properties);
    const poi = pointOfInterest(properties, { lat, lng });
    if (poi) pois.push(poi);
  }
  return pois;
}

/**
 * Protomaps' `kind` (`pmap:kind` in version 3) is the class of OpenMapTiles, where a peak is not a point of
 * interest.
 */
function ofProtomaps(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kind = properties["kind"] ?? properties["pmap:kind"];
  return { ...properties, class: kind === "peak" ? "" : kind, subclass: undefined };
}

function isInside(units: number, extent: number): boolean {
  return units >= 0 && units < extent;
}
