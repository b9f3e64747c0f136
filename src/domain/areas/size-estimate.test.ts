import { describe, expect, test } from "vitest";
import { landOf } from "./invented-land.fixture.ts";
import { runsOfShape } from "./shape-runs.ts";
import { sizeEstimate } from "./size-estimate.ts";
import { type NumberedTile, runsOfBoxes, tilesOfRuns } from "./tile-runs.ts";

/** Asks as the estimate wants, and gives how far it is off as a part of the truth. */
function estimated(tiles: readonly NumberedTile[], sizeOf: (tile: NumberedTile) => number) {
  const estimate = sizeEstimate(tiles);
  let asked = 0;
  for (let tile = estimate.next(); tile; tile = estimate.next()) {
    estimate.note(tile, sizeOf(tile));
    asked += 1;
  }
  const truth = tiles.reduce((sum, tile) => sum + sizeOf(tile), 0);
  return { asked, off: estimate.totalBytes() / truth - 1, errorPart: estimate.errorPart() };
}

const TOWN = tilesOfRuns(runsOfBoxes([[4.25, 51.93, 4.5, 52.08]]));
const PROVINCE = tilesOfRuns(runsOfBoxes([[4.1, 51.8, 4.9, 52.25]]));
const CORRIDOR = tilesOfRuns(
  runsOfShape({
    kind: "corridor",
    lines: [
      [
        [4.1, 51.9],
        [4.4, 52.1],
        [4.9, 52.0],
      ],
    ],
    widthMeters: 2000,
  }),
);

describe("the estimate of the size of an area", () => {
  test.each([
    { what: "a town", tiles: TOWN },
    { what: "a province", tiles: PROVINCE },
    { what: "a corridor", tiles: CORRIDOR },
  ])("of $what is within 15 % in a hundred lands", ({ tiles }) => {
    const results = Array.from({ length: 100 }, (_, seed) => estimated(tiles, landOf(seed + 1)));
    const worst = results.reduce((most, { off }) => Math.max(most, Math.abs(off)), 0);
    const most = Math.max(...results.map(({ asked }) => asked));
    expect(worst, `worst ${worst}, at most ${most} of ${tiles.length} asked`).toBeLessThan(0.15);
  });

  test("needs few tiles where all are alike", () => {
    const { asked, off } = estimated(PROVINCE, () => 3000);
    expect(asked).toBeLessThan(60);
    expect(off).toBeCloseTo(0);
  });

  test("is exact for an area of a few tiles, and asks each once", () => {
    const few = TOWN.slice(0, 9);
    const { asked, off } = estimated(few, landOf(3));
    expect(asked).toBe(9);
    expect(off).toBeCloseTo(0);
  });

  test("includes tiles that the server does not have", () => {
    const sizeOf = ({ x }: NumberedTile) => (x % 2 === 0 ? 0 : 1000);
    expect(Math.abs(estimated(PROVINCE, sizeOf).off)).toBeLessThan(0.15);
  });

  test("is 0 for an area without tiles", () => {
    expect(sizeEstimate([]).next()).toBeNull();
    expect(sizeEstimate([]).totalBytes()).toBe(0);
  });
});
