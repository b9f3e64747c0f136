import { type CellContour, shallowCells } from "#domain/fairway/depth/shallow-cells.ts";
import { cellRectangles } from "./cell-rectangles.ts";
import type { Rectangle } from "./clip-ring.ts";
import { EXTENT, type WaterRings } from "./tile-waters.ts";

/** The number of cells along each side of a tile: 12 m each at zoom 13, where the data are complete. */
const CELLS = 256;
const UNITS = EXTENT / CELLS;

/** A part of a tile with shallow water. */
interface ShallowRectangle {
  readonly area: Rectangle;
  /** True if it may reach beyond the water. */
  readonly isAtShore: boolean;
}

/**
 * Returns the rectangles of a tile with water that is shallower than the safe contour.
 * @param contours the contours of the tile, in its units
 */
export function shallowRectangles(
  waters: readonly WaterRings[],
  contours: readonly CellContour[],
  safeMeters: number,
): readonly ShallowRectangle[] {
  const isWater = waterCells(waters);
  const inCells = contours.map(({ depthMeters, line }) => ({
    depthMeters,
    line: line.map((units) => units / UNITS),
  }));
  const shallow = shallowCells(isWater, CELLS, inCells, safeMeters);
  const isShallow = (column: number, row: number): boolean => shallow[row * CELLS + column] === 1;
  const isInland = (column: number, row: number): boolean =>
    AROUND.every(([right, down]) => {
      const [x, y] = [column + right, row + down];
      const isBeyond = x < 0 || y < 0 || x >= CELLS || y >= CELLS;
      return isBeyond || isWater[y * CELLS + x] === 1;
    });
  const drawn = (isAtShore: boolean): readonly ShallowRectangle[] =>
    cellRectangles(
      CELLS,
      (column, row) => isShallow(column, row) && isInland(column, row) !== isAtShore,
    ).map((area) => ({ area, isAtShore }));
  return [...drawn(false), ...drawn(true)];
}

const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** Returns 1 for each cell whose middle lies in a water. */
function waterCells(waters: readonly WaterRings[]): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS);
  for (const rings of waters) {
    for (let row = 0; row < CELLS; row++) {
      const crossings = crossingsOf(rings, (row + 0.5) * UNITS);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const from = Math.max(0, Math.ceil((crossings[at] as number) / UNITS - 0.5));
        const to = Math.min(CELLS, Math.ceil((crossings[at + 1] as number) / UNITS - 0.5));
        if (from < to) cells.fill(1, row * CELLS + from, row * CELLS + to);
      }
    }
  }
  return cells;
}

/** Returns where the rings cross a horizontal line, ascending. */
function crossingsOf(rings: WaterRings, y: number): readonly number[] {
  const found: number[] = [];
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const point of ring) {
      if (before && before[1] > y !== point[1] > y) {
        const part = (y - before[1]) / (point[1] - before[1]);
        found.push(before[0] + part * (point[0] - before[0]));
      }
      before = point;
    }
  }
  return found.sort((a, b) => a - b);
}
