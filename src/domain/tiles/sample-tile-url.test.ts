import { expect, it } from "vitest";
import { sampleTileUrl } from "./sample-tile-url.ts";
import { tileSourceFor } from "./tile-sources.ts";

it("asks a numbered source for the tile of Amersfoort", () => {
  expect(sampleTileUrl(tileSourceFor(5))).toBe("https://tile.openstreetmap.org/8/131/84.png");
});

it("asks a WMS for the box of a tile that it has", () => {
  const box = new URL(sampleTileUrl(tileSourceFor(4)) ?? "").searchParams.get("bbox") ?? "";
  const [west, south, east, north] = box.split(",").map(Number) as [number, number, number, number];
  // Amersfoort in EPSG:3857.
  expect(west).toBeLessThan(599_678);
  expect(east).toBeGreaterThan(599_678);
  expect(south).toBeLessThan(6_828_700);
  expect(north).toBeGreaterThan(6_828_700);
  expect(east - west).toBeCloseTo(north - south, 3);
});

it("has nothing to ask for our own map", () => {
  expect(sampleTileUrl(tileSourceFor(0))).toBeNull();
});
