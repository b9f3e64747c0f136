import { VectorTile } from "@mapbox/vector-tile";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import type { IsDepthKnown } from "#domain/fairway/depth/known-depth.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { clipRing } from "./clip-ring.ts";
import { depthAreasTile } from "./depth-areas-tile.ts";

/** On the Maas in Rotterdam. */
const TILE = { z: 13, x: 4198, y: 2708 };
const SQUARE = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
  [0, 0],
] as const;
const [WEST, , EAST] = tileBox(TILE);

/** Returns a base tile whose waters are the western half, with an island. */
function baseTile(waterClass = "river"): ArrayBuffer {
  const half = SQUARE.map(([x, y]) => [x / 2, y]);
  const island = [
    [500, 500],
    [500, 1000],
    [1000, 1000],
    [1000, 500],
    [500, 500],
  ];
  const features = [{ type: 3, geometry: [half, island], tags: { class: waterClass } }];
  const bytes = fromGeojsonVt({ water: { features } } as never, { version: 2, extent: 4096 });
  return bytes.slice().buffer;
}

/** Returns the hatched area in units of the tile. */
function hatched(isKnown: IsDepthKnown, waterClass?: string): number {
  return areaIn("unknown", depthAreasTile(baseTile(waterClass), TILE, { ...UNKNOWN, isKnown }));
}

function areaIn(name: string, bytes: ArrayBuffer): number {
  if (bytes.byteLength === 0) return 0;
  const layer = new VectorTile(new PbfReader(new Uint8Array(bytes))).layers[name];
  let area = 0;
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    for (const ring of layer?.feature(index).loadGeometry() ?? []) {
      area += areaOf(ring.map(({ x, y }) => [x, y] as const));
    }
  }
  return Math.abs(area);
}

function areaOf(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const WATER = 2048 * 4096 - 500 * 500;
const UNKNOWN = { isKnown: () => false, contours: [], safeMeters: null } as const;

it("hatches all water where no depth is known, without its islands", () => {
  expect(hatched(() => false)).toBe(WATER);
});

it("hatches nothing where the depth is known, in a pond, or without a base", () => {
  expect(hatched(() => true)).toBe(0);
  expect(hatched(() => false, "pond")).toBe(0);
  expect(depthAreasTile(new ArrayBuffer(0), TILE, UNKNOWN).byteLength).toBe(0);
});

it("hatches only the cells without a known depth", () => {
  const quarter = WEST + (EAST - WEST) / 4;
  const west = hatched(({ lng }) => lng > quarter);
  const east = hatched(({ lng }) => lng < quarter);
  expect(west).toBe(1024 * 4096 - 500 * 500);
  expect(west + east).toBe(WATER);
  // Every other cell, so that the areas cover half of the water.
  let count = 0;
  const checkered = hatched(() => (count++ + Math.floor((count - 1) / 16)) % 2 === 0);
  expect(checkered).toBeGreaterThan(0.49 * WATER);
  expect(checkered).toBeLessThan(0.51 * WATER);
});

it("shades the shallow side of a contour up to the shore, without islands", () => {
  const northwards = { depthMeters: 2, line: Float64Array.of(1536, 4224, 1536, -128) };
  const shaded = (safeMeters: number | null) =>
    areaIn(
      "shallow",
      depthAreasTile(baseTile(), TILE, { isKnown: () => true, contours: [northwards], safeMeters }),
    );
  const westOfIt = 1536 * 4096 - 500 * 500;
  expect(shaded(2)).toBeGreaterThan(0.97 * westOfIt);
  // In whole cells, and beyond the edge of the tile.
  expect(shaded(2)).toBeLessThan(1.2 * westOfIt);
  expect(shaded(1)).toBe(0);
  expect(shaded(null)).toBe(0);
});

it("clips a ring to a rectangle", () => {
  const triangle = [
    [0, 0],
    [10, 0],
    [0, 10],
  ] as const;
  const square = { left: 0, top: 0, right: 5, bottom: 5 };
  expect(Math.abs(areaOf(clipRing(triangle, square)))).toBeCloseTo(25);
  expect(clipRing(triangle, { left: 8, top: 8, right: 9, bottom: 9 })).toEqual([]);
  expect(clipRing(triangle, { left: -9, top: -9, right: 99, bottom: 99 })).toHaveLength(3);
});
