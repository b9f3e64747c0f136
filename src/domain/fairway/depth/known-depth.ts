import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { placesAlong } from "#domain/fairway/places-along.ts";

/** The size of a cell in degrees: 135 to 140 m each way in the Netherlands. */
const CELL = { lng: 0.002, lat: 0.00125 } as const;

/** The distance within which a contour makes the depth known, cells: some 830 m. */
const REACH_CELLS = 6;

/** More than the columns from Greenwich to beyond the country, and few enough for keys to be small integers, which are fast. */
const COLUMNS = 16_384;

/** The side of a block, cells: more than the reach, so that far from all contours few blocks are looked up. */
const BLOCK_CELLS = 8;

const STEP_METERS = 50;

/** Tells whether the depth is known at a place. */
export type IsDepthKnown = (place: LatLng) => boolean;

/**
 * Returns who tells whether the depth is known at a place: where a contour of any depth (lng, lat, lng, lat …) runs within
 * some 830 m. The data have lines without the areas that were measured; 97 % of the middle of the Westerschelde is that
 * near to one.
 */
export function knownDepths(contours: readonly Float64Array[]): IsDepthKnown {
  const cells = new Set<number>();
  const blocks = new Set<number>();
  for (const contour of contours) {
    for (let at = 0; at + 1 < contour.length; at += 2) {
      const [x, y] = [columnOf(contour[at] as number), rowOf(contour[at + 1] as number)];
      const [nextX, nextY] = [
        columnOf(contour[at + 2] ?? (contour[at] as number)),
        rowOf(contour[at + 3] ?? (contour[at + 1] as number)),
      ];
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(nextX - x), Math.abs(nextY - y))));
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const [column, row] = [
          Math.floor(x + part * (nextX - x)),
          Math.floor(y + part * (nextY - y)),
        ];
        cells.add(keyOf(column, row));
        blocks.add(keyOf(blockOf(column), blockOf(row)));
      }
    }
  }
  return ({ lng, lat }) => {
    const [x, y] = [Math.floor(columnOf(lng)), Math.floor(rowOf(lat))];
    const [blockX, blockY] = [blockOf(x), blockOf(y)];
    if (!BESIDE.some(([right, up]) => blocks.has(keyOf(blockX + right, blockY + up)))) return false;
    for (const [right, up] of AROUND) if (cells.has(keyOf(x + right, y + up))) return true;
    return false;
  };
}

/** Returns the length of a line (lng, lat, lng, lat …), and how much of it has no known depth, metres. */
export function unknownDepthOf(
  line: Float64Array,
  isKnown: IsDepthKnown,
): { readonly lengthMeters: number; readonly unknownMeters: number } {
  let [lengthMeters, unknownMeters] = [0, 0];
  for (const { place, meters } of placesAlong(line, STEP_METERS)) {
    lengthMeters += meters;
    if (!isKnown(place)) unknownMeters += meters;
  }
  return { lengthMeters, unknownMeters };
}

function columnOf(lng: number): number {
  return lng / CELL.lng;
}

function rowOf(lat: number): number {
  return lat / CELL.lat;
}

function blockOf(cell: number): number {
  return Math.floor(cell / BLOCK_CELLS);
}

function keyOf(column: number, row: number): number {
  return row * COLUMNS + column;
}

/** The cells within reach of one, nearest first. */
const AROUND = Array.from({ length: (2 * REACH_CELLS + 1) ** 2 }, (_, index) => {
  const side = 2 * REACH_CELLS + 1;
  return [(index % side) - REACH_CELLS, Math.floor(index / side) - REACH_CELLS] as const;
})
  .filter(([right, up]) => Math.hypot(right, up) <= REACH_CELLS)
  .toSorted(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));

/** A block and its neighbours. */
const BESIDE = AROUND.filter(([right, up]) => Math.abs(right) <= 1 && Math.abs(up) <= 1);
