import fc from "fast-check";
import { expect, test } from "vitest";
import { tileKey } from "#domain/tiles/tile-grid.ts";
import {
  boxesOfRuns,
  countTiles,
  joinedRuns,
  runsAtZoom,
  runsOfBoxes,
  squareKilometersOf,
  type TileRuns,
  tilesOfRuns,
} from "./tile-runs.ts";

/** Runs anywhere in a small part of the map, many of them touching. */
const runs = fc
  .array(
    fc.tuple(
      fc.integer({ min: 5400, max: 5412 }),
      fc.integer({ min: 8380, max: 8400 }),
      fc.integer({ min: 0, max: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((all) => all.map(([row, west, more]) => ({ row, west, east: west + more })));

test("joins runs that touch, and keeps their tiles", () => {
  fc.assert(
    fc.property(runs, (loose) => {
      const joined = joinedRuns(loose);
      expect(new Set(finestOf(joined))).toEqual(new Set(finestOf(loose)));
      expect(countTiles(joined)).toBe(new Set(finestOf(loose)).size);
      for (const [index, run] of joined.entries()) {
        const before = joined[index - 1];
        if (before?.row === run.row) expect(run.west).toBeGreaterThan(before.east + 1);
      }
    }),
  );
});

test("converts runs to boxes and back", () => {
  fc.assert(
    fc.property(runs, (loose) => {
      const joined = joinedRuns(loose);
      expect(runsOfBoxes(boxesOfRuns(joined))).toEqual(joined);
    }),
  );
});

test("gives rows with the same columns one box", () => {
  const block: TileRuns = [5400, 5401, 5402].map((row) => ({ row, west: 8380, east: 8384 }));
  expect(boxesOfRuns(block)).toHaveLength(1);
});

test("gives the runs and all their ancestors from zoom 9, by ascending id", () => {
  fc.assert(
    fc.property(runs, (loose) => {
      const joined = joinedRuns(loose);
      const expected = new Set<string>();
      for (const key of finestOf(joined)) {
        const [x = 0, y = 0] = key.split(" ").map(Number);
        for (let z = 9; z <= 14; z++) {
          expected.add(tileKey({ z, x: x >> (14 - z), y: y >> (14 - z) }));
        }
      }
      const tiles = tilesOfRuns(joined);
      expect(new Set(tiles.map(tileKey))).toEqual(expected);
      expect(tiles).toHaveLength(expected.size);
      const ids = tiles.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }),
  );
});

test("gives fewer tiles at lower zooms", () => {
  const block: TileRuns = [5400, 5401].map((row) => ({ row, west: 8380, east: 8383 }));
  expect([14, 13, 12, 9].map((z) => countTiles(runsAtZoom(block, z)))).toEqual([8, 2, 1, 1]);
});

test("computes about 2.25 square kilometres for a tile of zoom 14 in the middle of the country", () => {
  // 40,075.017 km × cos(52.09°) / 2^14, squared.
  expect(squareKilometersOf([{ row: 5417, west: 8400, east: 8400 }])).toBeCloseTo(2.257, 1);
});

function finestOf(runs: TileRuns): string[] {
  return runs.flatMap(({ row, west, east }) =>
    Array.from({ length: east - west + 1 }, (_, index) => `${west + index} ${row}`),
  );
}
