import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureOf, pictureUrl, SAVED_TILE_SOURCES } from "./picture-tiles.ts";
import { tileSourceFor } from "./tile-sources.ts";

const tiles = fc.integer({ min: 6, max: 19 }).chain((z) =>
  fc.record({
    z: fc.constant(z),
    x: fc.integer({ min: 0, max: 2 ** z - 1 }),
    y: fc.integer({ min: 0, max: 2 ** z - 1 }),
  }),
);

test.each(SAVED_TILE_SOURCES.map((source) => [source.number, source] as const))(
  "a picture of source %d is known by its URL",
  (_number, source) => {
    fc.assert(
      fc.property(tiles, (tile) => {
        expect(pictureOf(pictureUrl(source, tile))).toEqual({ tileSource: source.number, tile });
      }),
    );
  },
);

test("a picture is asked where the map asks it", () => {
  const tile = { z: 15, x: 16_778, y: 10_826 };
  expect(pictureUrl(tileSourceFor(1), tile)).toBe(
    "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/15/16778/10826.png",
  );
  // As in MapLibre 6: `util/tile_id.ts`, `getTileBBox`.
  const [west] = /bbox=([^,]*),/.exec(pictureUrl(tileSourceFor(4), tile))?.slice(1) ?? [];
  expect(Number(west)).toBeCloseTo(
    16_778 * (40_075_016.685578488 / 2 ** 15) - 20_037_508.342789244,
  );
});

test("only pictures of the Kadaster may be saved", () => {
  expect(SAVED_TILE_SOURCES.map(({ number }) => number)).toEqual([1, 2, 4]);
  for (const number of [0, 3, 5, 6, 7]) {
    const url = pictureUrl(tileSourceFor(number), { z: 15, x: 16_778, y: 10_826 });
    expect(pictureOf(url)).toBeNull();
  }
});
