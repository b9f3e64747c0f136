import { readFileSync } from "node:fs";
import { PMTiles } from "pmtiles";
import { describe, expect, it } from "vitest";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { CONTOUR_ZOOM, tileContours } from "./contour-tile.ts";
import { type CellContour, shallowCells } from "./shallow-cells.ts";

const SIDE = 20;

function contour(depthMeters: number, ...line: number[]): CellContour {
  return { depthMeters, line: Float64Array.from(line) };
}

/** The row that is looked at. */
const ROW = 10;

/** Returns a row of the grid as text: `#` for shallow cells. */
function rowOf(
  contours: readonly CellContour[],
  { safe = 2, water = (_column: number): boolean => true } = {},
): string {
  const isWater = Uint8Array.from({ length: SIDE * SIDE }, (_, cell) =>
    water(cell % SIDE) ? 1 : 0,
  );
  const shallow = shallowCells(isWater, SIDE, contours, safe);
  const cells = [...shallow.subarray(ROW * SIDE, (ROW + 1) * SIDE)];
  return cells.map((cell) => (cell ? "#" : ".")).join("");
}

/** From the lower to the upper edge: the deeper water is in the east. */
const northwards = (depth: number, x: number) => contour(depth, x, SIDE + 1, x, -1);
const southwards = (depth: number, x: number) => contour(depth, x, -1, x, SIDE + 1);

describe("the shallow side of a contour", () => {
  it("is on its left", () => {
    expect(rowOf([northwards(2, 10.5)])).toBe("##########..........");
    expect(rowOf([southwards(2, 10.5)])).toBe("...........#########");
  });

  it("ends at the shore, and does not go on in another water", () => {
    const water = (column: number) => column !== 4 && column !== 16;
    expect(rowOf([northwards(2, 10.5)], { water })).toBe(".....#####..........");
  });

  it("counts for every contour that is not deeper than the boat needs", () => {
    const both = [northwards(1, 5.5), northwards(3, 12.5)];
    expect(rowOf(both, { safe: 3 })).toBe("############........");
    expect(rowOf(both, { safe: 1 })).toBe("#####...............");
    // Between 1 and 3 metres nothing tells on which side of 2 metres the depth is.
    expect(rowOf(both, { safe: 2 })).toBe("#####...............");
  });

  it("is inside a shoal, and outside a pit", () => {
    const ring = [5.5, 5.5, 15.5, 5.5, 15.5, 15.5, 5.5, 15.5, 5.5, 5.5];
    const reversed = [5.5, 5.5, 5.5, 15.5, 15.5, 15.5, 15.5, 5.5, 5.5, 5.5];
    expect(rowOf([contour(2, ...reversed)])).toBe("......#########.....");
    expect(rowOf([contour(2, ...ring)])).toBe("#####...........####");
  });

  it("is unknown where a contour ends in the water", () => {
    expect(rowOf([contour(2, 10.5, 21, 10.5, 3)])).toBe(".".repeat(SIDE));
  });
});

const DEPTHS = new URL("../../../../samples/packs/dieptelijnen/depths.pmtiles", import.meta.url);
/** Cells of 12 m. */
const DATA_SIDE = 256;
/** Tiles of the Zeeland and Frisian waters and of the IJsselmeer; in the last one lines are missing. */
const TILES = [
  ...[[4189, 2728] as const, [4187, 2715] as const, [4210, 2664] as const],
  ...[[4245, 2649] as const, [4222, 2651] as const, [4179, 2723] as const],
];

it("agrees with the other contours of the data where it is given only those of 2 metres", async () => {
  const found = { right: 0, wrong: 0, missed: 0 };
  for (const [x, y] of TILES) {
    const contours = await dataContours(x, y);
    const isWater = new Uint8Array(DATA_SIDE ** 2).fill(1);
    const given = contours.filter(({ depthMeters }) => depthMeters === 2);
    const shallow = shallowCells(isWater, DATA_SIDE, given, 2);
    for (const { depthMeters, line } of contours.filter((one) => !given.includes(one))) {
      const shaded = cellsOf(line).filter((cell) => shallow[cell] === 1).length;
      found[depthMeters < 2 ? "right" : "wrong"] += shaded;
      if (depthMeters < 2) found.missed += cellsOf(line).length - shaded;
    }
  }
  // In all 645 tiles with a contour of 2 m and another one: 20,725 right, 471 wrong, 10,846 missed.
  expect(found.wrong).toBeLessThan(0.04 * found.right);
  expect(found.right).toBeGreaterThan(9 * found.missed);
});

/** Returns the cells of the vertices of a line within the grid. */
function cellsOf(line: Float64Array): readonly number[] {
  const cells: number[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [column, row] = [Math.floor(line[at] as number), Math.floor(line[at + 1] as number)];
    const isInside = column >= 0 && row >= 0 && column < DATA_SIDE && row < DATA_SIDE;
    if (isInside) cells.push(row * DATA_SIDE + column);
  }
  return cells;
}

/** Returns the contours of a tile, in cells. */
async function dataContours(x: number, y: number): Promise<readonly CellContour[]> {
  const { buffer, byteOffset } = readFileSync(DEPTHS);
  const archive = new PMTiles({
    getKey: () => "depths",
    getBytes: async (offset, length) => ({
      data: buffer.slice(byteOffset + offset, byteOffset + offset + length) as ArrayBuffer,
    }),
  });
  const tile = await archive.getZxy(CONTOUR_ZOOM, x, y);
  if (!tile) throw new Error("The sample has no such tile");
  const inCells = (degrees: number, at: number): number =>
    at % 2 === 0
      ? (tileColumn(degrees, CONTOUR_ZOOM) - x) * DATA_SIDE
      : (tileRow(degrees, CONTOUR_ZOOM) - y) * DATA_SIDE;
  return tileContours(tile.data, { z: CONTOUR_ZOOM, x, y }).map(({ depthMeters, line }) => ({
    depthMeters,
    line: line.map(inCells),
  }));
}
