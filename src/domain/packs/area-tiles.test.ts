import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AREA_MAX_ZOOM, AREA_MIN_ZOOM, runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { areaCost as costOfRuns, wholeTileBounds } from "./area-tiles.ts";

const tilesOfArea = (box: LngLatBox) => tilesOfRuns(runsOfBoxes([box]));
const areaCost = (box: LngLatBox) => costOfRuns(runsOfBoxes([box]), { kind: "online" });

const DELFT: LngLatBox = [4.32, 51.98, 4.4, 52.02];

/** Boxes of up to a third of a degree in and around the Netherlands. */
const smallBoxes = fc
  .tuple(
    fc.double({ min: 3, max: 7, noNaN: true }),
    fc.double({ min: 50, max: 54, noNaN: true }),
    fc.double({ min: 0.0001, max: 0.3, noNaN: true }),
    fc.double({ min: 0.0001, max: 0.3, noNaN: true }),
  )
  .map(([west, south, width, height]): LngLatBox => [west, south, west + width, south + height]);

describe("the tiles of an area", () => {
  test("come by ascending id, each once, from zoom 9 to 14", () => {
    const tiles = tilesOfArea(DELFT);
    const ids = tiles.map(({ id }) => id);
    expect(ids).toEqual(tiles.map(({ z, x, y }) => pmtilesTileId(z, x, y)));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const zooms = new Set(tiles.map(({ z }) => z));
    expect([...zooms]).toEqual([9, 10, 11, 12, 13, 14]);
  });

  test("match the OSM wiki for a place", () => {
    // "Slippy map tilenames": 35.6590699, 139.7006793 is in 18/232798/103246.
    const tiles = tilesOfArea([139.7006793, 35.6590699, 139.7006793, 35.6590699]);
    expect(tiles.map(({ z, x, y }) => ({ z, x, y }))).toEqual(
      [9, 10, 11, 12, 13, 14].map((z) => ({ z, x: 232798 >> (18 - z), y: 103246 >> (18 - z) })),
    );
  });

  test("cover every place of the box at every zoom", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(smallBoxes, part, part, (box, right, up) => {
        const tiles = tilesOfArea(box);
        const lng = box[0] + right * (box[2] - box[0]);
        const lat = box[1] + up * (box[3] - box[1]);
        for (let z = AREA_MIN_ZOOM; z <= AREA_MAX_ZOOM; z++) {
          const isThere = tiles.some((tile) => tile.z === z && isIn(tileBox(tile), lng, lat));
          expect(isThere, `${lng} ${lat} at zoom ${z}`).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("are counted in advance", () => {
    fc.assert(
      fc.property(smallBoxes, (box) => {
        expect(areaCost(box).tiles).toBe(tilesOfArea(box).length);
      }),
    );
  });
});

describe("the box of whole tiles", () => {
  test("contains the area, and gives the same tiles again", () => {
    fc.assert(
      fc.property(smallBoxes, (box) => {
        const whole = wholeTileBounds(box);
        expect(whole[0]).toBeLessThanOrEqual(box[0] + 1e-7);
        expect(whole[1]).toBeLessThanOrEqual(box[1] + 1e-7);
        expect(whole[2]).toBeGreaterThanOrEqual(box[2] - 1e-7);
        expect(whole[3]).toBeGreaterThanOrEqual(box[3] - 1e-7);
        expect(tilesOfArea(whole)).toEqual(tilesOfArea(box));
        expect(wholeTileBounds(whole)).toEqual(whole);
      }),
    );
  });
});

test("a place without a size needs one tile per zoom", () => {
  expect(areaCost([4.36, 52.01, 4.36, 52.01])).toEqual({
    tiles: 6,
    bytes: 60_000,
    isTooLarge: false,
  });
});

test("a town is saved, the country is not", () => {
  expect(areaCost(DELFT).isTooLarge).toBe(false);
  expect(areaCost([4.2, 51.8, 5, 52.2]).isTooLarge).toBe(false);
  expect(areaCost([3.3, 50.7, 7.2, 53.6]).isTooLarge).toBe(true);
});

test("the edges of the map are respected", () => {
  const tiles = tilesOfArea([179.99, 84.9, 180, 90]);
  for (const { z, x, y } of tiles) {
    expect(x).toBeLessThan(2 ** z);
    expect(y).toBeGreaterThanOrEqual(0);
  }
});

function isIn(box: LngLatBox, lng: number, lat: number): boolean {
  const slack = 1e-6;
  return (
    lng >= box[0] - slack && lat >= box[1] - slack && lng <= box[2] + slack && lat <= box[3] + slack
  );
}
