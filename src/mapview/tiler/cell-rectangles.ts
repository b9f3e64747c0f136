import type { Rectangle } from "./clip-ring.ts";
import { EXTENT } from "./tile-waters.ts";

/** The margin of a tile beyond its edge, in its units, so that no seam shows. */
const BUFFER = 128;

/**
 * Returns the rectangles of a tile that consist of wanted cells: runs of cells, each joined with equal runs below it. At the
 * edge of the tile they go on beyond it.
 * @param side the number of cells in a row
 */
export function cellRectangles(
  side: number,
  isWanted: (column: number, row: number) => boolean,
): readonly Rectangle[] {
  const areas: Rectangle[] = [];
  let above = new Map<string, Rectangle>();
  for (let row = 0; row < side; row++) {
    const below = new Map<string, Rectangle>();
    for (const [from, to] of runsOf(row, side, isWanted)) {
      const key = `${from} ${to}`;
      const joined = above.get(key);
      const area = joined ?? rectangleOf(from, row, to, side);
      if (joined) joined.bottom = edgeOf(row + 1, side);
      else areas.push(area);
      below.set(key, area);
    }
    above = below;
  }
  return areas;
}

/** Returns the runs of wanted cells in a row, from and to a column. */
function runsOf(
  row: number,
  side: number,
  isWanted: (column: number, row: number) => boolean,
): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let column = 0; column < side; column++) {
    if (!isWanted(column, row)) continue;
    const last = runs.at(-1);
    if (last && last[1] === column) last[1] = column + 1;
    else runs.push([column, column + 1]);
  }
  return runs;
}

function rectangleOf(from: number, row: number, to: number, side: number): Rectangle {
  return {
    left: edgeOf(from, side),
    top: edgeOf(row, side),
    right: edgeOf(to, side),
    bottom: edgeOf(row + 1, side),
  };
}

/** Returns the coordinate of the edge of a cell, beyond the tile at its own edge. */
function edgeOf(cell: number, side: number): number {
  if (cell === 0) return -BUFFER;
  return cell === side ? EXTENT + BUFFER : (cell * EXTENT) / side;
}
