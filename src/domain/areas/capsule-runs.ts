import type { TileRun } from "./tile-runs.ts";
import { AREA_MAX_ZOOM } from "./tile-runs.ts";

/** A place in tiles of zoom 14: `x` from the west, `y` from the north. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

const LAST = 2 ** AREA_MAX_ZOOM - 1;

/**
 * Returns the tiles that touch a capsule: everything within `reach` of a line segment, measured in tiles. A
 * capsule is convex, so its tiles in a row are contiguous.
 */
export function capsuleRuns(start: GridPoint, end: GridPoint, reach: number): readonly TileRun[] {
  const first = clamped(Math.floor(Math.min(start.y, end.y) - reach));
  const last = clamped(Math.floor(Math.max(start.y, end.y) + reach));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const row = first + index;
    const east = easternmost(start, end, reach, row);
    // The western edge is the eastern one of the mirror image.
    const west = -easternmost(mirrored(start), mirrored(end), reach, row);
    return { row, west: clamped(Math.floor(west)), east: clamped(Math.floor(east)) };
  });
}

/** Returns the largest x of the capsule between y = `row` and `row + 1`, a row that it touches. */
function easternmost(start: GridPoint, end: GridPoint, reach: number, row: number): number {
  const eastern = start.x > end.x ? start : end;
  // The eastern edge is concave over y, with its peak at the eastern end of the segment.
  const highest = Math.max(row, Math.min(start.y, end.y) - reach);
  const lowest = Math.min(row + 1, Math.max(start.y, end.y) + reach);
  return easternEdge(start, end, reach, Math.min(lowest, Math.max(highest, eastern.y)));
}

/** Returns the x of the eastern edge of a capsule at this y. */
function easternEdge(start: GridPoint, end: GridPoint, reach: number, y: number): number {
  const ofDiscs = Math.max(discEdge(start, reach, y), discEdge(end, reach, y));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length === 0 || dy === 0) return ofDiscs;
  // The side of the capsule that faces east, between its discs.
  const side = dy > 0 ? 1 : -1;
  const [offsetX, offsetY] = [(side * dy * reach) / length, (-side * dx * reach) / length];
  const part = (y - start.y - offsetY) / dy;
  return part < 0 || part > 1 ? ofDiscs : Math.max(ofDiscs, start.x + offsetX + part * dx);
}

function discEdge({ x, y }: GridPoint, reach: number, atY: number): number {
  const squared = reach * reach - (atY - y) * (atY - y);
  return squared < 0 ? Number.NEGATIVE_INFINITY : x + Math.sqrt(squared);
}

function mirrored({ x, y }: GridPoint): GridPoint {
  return { x: -x, y };
}

function clamped(place: number): number {
  return Math.min(LAST, Math.max(0, place));
}
