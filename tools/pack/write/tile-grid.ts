import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { Bounds } from "../pbf/osm-file.ts";

/** Tells whether a tile intersects a box. */
export function isTileIn({ z, x, y }: TileAddress, [west, south, east, north]: Bounds): boolean {
  return (
    x + 1 > tileColumn(west, z) &&
    x <= tileColumn(east, z) &&
    y + 1 > tileRow(north, z) &&
    y <= tileRow(south, z)
  );
}
