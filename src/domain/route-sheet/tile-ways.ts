import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";

/** A way of the base map in the grid of a zoom: x to the east, y to the south, alternating; whole numbers. */
export interface GridWay {
  readonly grid: Int32Array;
  /** True if it is too small to be noticed at a junction, such as a driveway. */
  readonly isMinor: boolean;
}

const LINE = 2;

/** Classes of OpenMapTiles' layer `transportation` of which a walker notices where they leave; no rails or building sites. */
const NOTICED = new Set([
  "trunk",
  "primary",
  "secondary",
  "tertiary",
  "minor",
  "service",
  "track",
  "path",
  "busway",
  "bus_guideway",
]);

/** Values of `service` that lead to a house or a parking place only. */
const MINOR_SERVICES = new Set(["driveway", "parking_aisle", "drive-through"]);

/**
 * Returns the ways of an uncompressed tile of the OpenMapTiles schema; none for a tile of another schema. The grid has
 * `extent` steps a tile, so that neighbouring tiles share their vertices. Throws for bytes that are not a tile.
 */
export function tileWays(bytes: ArrayBuffer, tile: TileAddress): readonly GridWay[] {
  const layer = new VectorTile(new PbfReader(new Uint8Array(bytes))).layers["transportation"];
  const ways: GridWay[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (feature?.type !== LINE || !NOTICED.has(`${feature.properties["class"]}`)) continue;
    const isMinor = MINOR_SERVICES.has(`${feature.properties["service"]}`);
    const { extent } = feature;
    for (const line of feature.loadGeometry()) {
      const grid = new Int32Array(line.length * 2);
      for (const [at, { x, y }] of line.entries()) {
        grid[at * 2] = tile.x * extent + x;
        grid[at * 2 + 1] = tile.y * extent + y;
      }
      ways.push({ grid, isMinor });
    }
  }
  return ways;
}
