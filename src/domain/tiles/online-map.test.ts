import { expect, test } from "vitest";
import { editionDate, isVectorTile, tileServerOf } from "./online-map.ts";
import { tileUrl } from "./tile-grid.ts";

const URL_OF_JSON = "https://tiles.example/planet";
const TEMPLATE = "https://tiles.example/planet/20251203_001001_pt/{z}/{x}/{y}.pbf";

test("reads the address of the tiles from a TileJSON", () => {
  const server = tileServerOf({ tiles: [TEMPLATE], maxzoom: 13 }, URL_OF_JSON);
  expect(server).toEqual({ template: TEMPLATE, maxZoom: 13 });
  expect(tileUrl(server.template, { z: 9, x: 263, y: 169 })).toBe(
    "https://tiles.example/planet/20251203_001001_pt/9/263/169.pbf",
  );
  expect(tileServerOf({ tiles: [TEMPLATE] }, URL_OF_JSON).maxZoom).toBe(14);
});

test.each([
  ["another host", { tiles: ["https://elsewhere.example/{z}/{x}/{y}.pbf"] }],
  ["another scheme", { tiles: ["http://tiles.example/{z}/{x}/{y}.pbf"] }],
  ["a path", { tiles: ["/{z}/{x}/{y}.pbf"] }],
  ["no tiles", { tiles: [] }],
  ["nothing of the kind", []],
])("refuses a TileJSON with %s", (_what, json) => {
  expect(() => tileServerOf(json, URL_OF_JSON)).toThrow();
});

test("reads the date of the data from the name of the edition, if it has one", () => {
  expect(editionDate({ template: TEMPLATE, maxZoom: 14 })).toBe("2025-12-03");
  expect(editionDate({ template: "https://a.example/v1/{z}/{x}/{y}.pbf", maxZoom: 14 })).toBeNull();
});

test("does not take a page for a vector tile", () => {
  expect(isVectorTile(new TextEncoder().encode("<!doctype html>"))).toBe(false);
  expect(isVectorTile(Uint8Array.of(0x1a, 2, 0x0a, 0))).toBe(true);
  expect(isVectorTile(new Uint8Array())).toBe(false);
});
