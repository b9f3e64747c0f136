import { expect, it } from "vitest";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { poiTile } from "./poi-tile.fixture.ts";
import { tilePois } from "./tile-pois.ts";

const TILE = { z: 14, x: 8432, y: 5410 };
const [WEST, SOUTH, EAST, NORTH] = tileBox(TILE);

it("reads the points of a tile with their places, without those beyond its edge", () => {
  const museum = { class: "museum", subclass: "museum", name: "Oude Werf" };
  const bytes = poiTile([
    { x: 2048, y: 0, tags: museum },
    { x: 4096, y: 100, tags: museum },
    { x: -3, y: 100, tags: museum },
    { x: 9, y: 9, tags: { name: "Van geen soort" } },
  ]);
  expect(tilePois(bytes.buffer, TILE)).toEqual([
    {
      lat: expect.closeTo(NORTH, 9),
      lng: expect.closeTo((WEST + EAST) / 2, 9),
      kind: "museum",
      group: "museum",
      name: "Oude Werf",
      openingHours: null,
    },
  ]);
  expect(SOUTH).toBeLessThan(NORTH);
});

it("reads those of a Protomaps tile by kind, without peaks", () => {
  const bytes = poiTile(
    [
      { x: 1, y: 1, tags: { kind: "camp_site", name: "De Eemhof", opening_hours: "24/7" } },
      { x: 2, y: 2, tags: { "pmap:kind": "drinking_water" } },
      { x: 3, y: 3, tags: { kind: "peak", name: "Vaalserberg" } },
    ],
    "pois",
  );
  expect(tilePois(bytes.buffer, TILE)).toMatchObject([
    { kind: "camp_site", group: "camp_site", name: "De Eemhof", openingHours: "24/7" },
    { kind: "drinking_water", name: null, openingHours: null },
  ]);
});

it("finds nothing in a tile without them, and throws for other bytes", () => {
  expect(tilePois(new ArrayBuffer(0), TILE)).toEqual([]);
  expect(() => tilePois(Uint8Array.of(26, 99, 1, 2).buffer, TILE)).toThrow();
});
