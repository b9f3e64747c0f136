import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** Tells whether a tile intersects a box. */
export function isTileIn({ z, x, y }: TileAddress, [west, south, east, north]: LngLatBox): boolean {
  return (
    x + 1 > tileColumn(west, z) &&
    x <= tileColumn(east, z) &&
    y + 1 > tileRow(north, z) &&
    y <= tileRow(south, z)
  );
}
