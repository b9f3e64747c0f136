import type { IsDepthKnown } from "#domain/fairway/depth/known-depth.ts";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";
import { cellRectangles } from "./cell-rectangles.ts";
import type { Rectangle } from "./clip-ring.ts";

/** The zoom at which a tile has `FEWEST_CELLS` cells a side, some 190 m each; a lower zoom has more, up to `MOST_CELLS`. */
const CELL_ZOOM = 13;
const FEWEST_CELLS = 16;
const MOST_CELLS = 64;

/** Returns the rectangles of a tile whose depth is not known. */
export function unknownRectangles(
  { z, x, y }: TileAddress,
  isKnown: IsDepthKnown,
): readonly Rectangle[] {
  const count = Math.min(MOST_CELLS, FEWEST_CELLS * 2 ** Math.max(0, CELL_ZOOM - z));
  return cellRectangles(
    count,
    (column, row) =>
      !isKnown({
        lng: lngOf(x + (column + 0.5) / count, z),
        lat: latOf(y + (row + 0.5) / count, z),
      }),
  );
}
