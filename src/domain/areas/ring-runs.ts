import type { GridPoint } from "./capsule-runs.ts";
import { capsuleRuns } from "./capsule-runs.ts";
import type { TileRun } from "./tile-runs.ts";

/**
 * Returns the tiles that touch rings or their inside, in any order. A tile without a border in it is inside
 * or outside like its middle.
 */
export function ringRuns(rings: readonly (readonly GridPoint[])[]): readonly TileRun[] {
  const crossings = new Map<number, number[]>();
  const runs: TileRun[] = [];
  for (const ring of rings) {
    for (const [index, end] of ring.entries()) {
      const start = ring.at(index - 1) ?? end;
      runs.push(...capsuleRuns(start, end, 0));
      noteCrossings(crossings, start, end);
    }
  }
  for (const [row, columns] of crossings) runs.push(...insideOf(row, columns));
  return runs;
}

/** Records where a border crosses the middle of each row. */
function noteCrossings(crossings: Map<number, number[]>, start: GridPoint, end: GridPoint): void {
  const [upper, lower] = start.y < end.y ? [start, end] : [end, start];
  // Where one border ends on a middle and the next begins, only one of them counts.
  for (let row = Math.ceil(upper.y - 0.5); row + 0.5 < lower.y; row++) {
    const part = (row + 0.5 - upper.y) / (lower.y - upper.y);
    const columns = crossings.get(row) ?? [];
    columns.push(upper.x + part * (lower.x - upper.x));
    crossings.set(row, columns);
  }
}

function insideOf(row: number, columns: number[]): readonly TileRun[] {
  columns.sort((a, b) => a - b);
  const runs: TileRun[] = [];
  for (let index = 0; index + 1 < columns.length; index += 2) {
    const west = Math.ceil((columns[index] ?? 0) - 0.5);
    const east = Math.floor((columns[index + 1] ?? 0) - 0.5);
    if (west <= east) runs.push({ row, west, east });
  }
  return runs;
}
