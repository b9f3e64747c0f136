import { expect, it } from "vitest";
import { sampleTileUrl } from "./sample-tile-url.ts";
import { tileSourceFor } from "./tile-sources.ts";

it("returns the tile of Amersfoort for a numbered source", () => {
  expect(sampleTileUrl(tileSourceFor(5))).toBe("https://tile.openstreetmap.org/8/131/84.png");
});

it("returns the box of a valid tile for a WMS", () => {
  const box = new URL(sampleTileUrl(tileSourceFor(4)) ?? "").searchParams.get("bbox") ?? "";
  const [west, south, east, north] = box.split(",").map(Number) as [number, number, number, number];
  // Amersfoort in EPSG:3857.
  expect(west).toBeLessThan(599_678);
  expect(east).toBeGreaterThan(599_678);
  expect(south).toBeLessThan(6_828_700);
  expect(north).toBeGreaterThan(6_828_700);
  expect(east - west).toBeCloseTo(north - south, 3);
});

it("returns null for our own map", () => {
  expect(sampleTileUrl(tileSourceFor(0))).toBeNull();
});
