import type { VectorTileFeature, VectorTileLayer } from "@mapbox/vector-tile";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";

const POINT = 1;

/** A point of a tile with its properties, which are foreign data. */
interface TilePoint extends LatLng {
  readonly properties: VectorTileFeature["properties"];
}

/** Returns the points of a layer, without those beyond the edge of the tile, which belong to the neighbouring tile. */
export function tilePoints(
  layer: VectorTileLayer | undefined,
  tile: TileAddress,
): readonly TilePoint[] {
  const points: TilePoint[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (feature?.type !== POINT) continue;
    const { extent, properties } = feature;
    const at = feature.loadGeometry()[0]?.[0];
    if (!at || !isInside(at.x, extent) || !isInside(at.y, extent)) continue;
    const lat = latOf(tile.y + at.y / extent, tile.z);
    const lng = lngOf(tile.x + at.x / extent, tile.z);
    points.push({ lat, lng, properties });
  }
  return points;
}

function isInside(units: number, extent: number): boolean {
  return units >= 0 && units < extent;
}
