import { type Entry, tileIdToZxy } from "pmtiles";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { latOf, lngOf } from "#domain/tiles/tile-grid.ts";

/** The box around all tiles of one zoom, built entry by entry. */
export interface TilesBox {
  add(entry: Pick<Entry, "tileId" | "runLength">): void;
  /** West, south, east, north; null before the first tile of this zoom. */
  bounds(): LngLatBox | null;
}

export function emptyTilesBox(zoom: number): TilesBox {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  const addTile = (tileId: number): void => {
    const [z, x, y] = tileIdToZxy(tileId);
    const side = 2 ** z;
    [left, top] = [Math.min(left, x / side), Math.min(top, y / side)];
    [right, bottom] = [Math.max(right, (x + 1) / side), Math.max(bottom, (y + 1) / side)];
  };
  return {
    add({ tileId, runLength }) {
      const first = firstTileId(zoom);
      let start = Math.max(0, tileId - first);
      const end = Math.min(4 ** zoom, tileId + runLength - first);
      // A run follows the Hilbert curve and may claim any length, so its squares are added instead of its
      // tiles.
      while (start < end) {
        const levels = squareLevels(start, end);
        addTile(firstTileId(zoom - levels) + start / 4 ** levels);
        start += 4 ** levels;
      }
    },
    bounds: () =>
      left < right ? [lngOf(left, 0), latOf(bottom, 0), lngOf(right, 0), latOf(top, 0)] : null,
  };
}

/** Returns the number of zoom levels of the largest square that starts at `start` and ends by `end`. */
function squareLevels(start: number, end: number): number {
  let levels = 0;
  while (start % 4 ** (levels + 1) === 0 && start + 4 ** (levels + 1) <= end) levels++;
  return levels;
}

/** PMTiles specification 3: the tiles of all lower zooms come before. */
function firstTileId(zoom: number): number {
  return (4 ** zoom - 1) / 3;
}
