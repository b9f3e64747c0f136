import fc from "fast-check";
import { expect, test } from "vitest";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { outlineOfRuns } from "./outline.ts";
import { countTiles, joinedRuns } from "./tile-runs.ts";

const block = [5400, 5401, 5402].map((row) => ({ row, west: 8380, east: 8382 }));

test("a block has four corners", () => {
  expect(outlineOfRuns(block)).toHaveLength(1);
  expect(outlineOfRuns(block)[0]).toHaveLength(4);
});

test("a hole has an outline too", () => {
  const ring = [
    { row: 5400, west: 8380, east: 8382 },
    { row: 5401, west: 8380, east: 8380 },
    { row: 5401, west: 8382, east: 8382 },
    { row: 5402, west: 8380, east: 8382 },
  ];
  expect(outlineOfRuns(ring).map(({ length }) => length)).toEqual([4, 4]);
});

test("nothing has no outline", () => {
  expect(outlineOfRuns([])).toEqual([]);
});

test("outlines enclose exactly the tiles of the runs", () => {
  const runs = fc
    .array(
      fc.tuple(
        fc.integer({ min: 5400, max: 5408 }),
        fc.integer({ min: 8380, max: 8390 }),
        fc.integer({ min: 0, max: 4 }),
      ),
      { maxLength: 25 },
    )
    .map((all) => joinedRuns(all.map(([row, west, more]) => ({ row, west, east: west + more }))));
  fc.assert(
    fc.property(runs, (all) => {
      // The area of a polygon, in tiles: clockwise around tiles, the other way around holes.
      const area = outlineOfRuns(all).reduce((sum, ring) => {
        const corners = ring.map(([lng, lat]) => [tileColumn(lng, 14), tileRow(lat, 14)] as const);
        const twice = corners.reduce((part, [x, y], at) => {
          const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
          return part + x * nextY - nextX * y;
        }, 0);
        return sum + twice / 2;
      }, 0);
      expect(area).toBeCloseTo(countTiles(all), 3);
    }),
  );
});
