import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { expect, it } from "vitest";
import { depthAreasTiler } from "./depth-areas-tiler.ts";
import type { ContourTile } from "./tiler-calls.ts";

/** On the Maas in Rotterdam. */
const TILE = { z: 13, x: 4198, y: 2708 };

type Place = readonly [x: number, y: number];

function tileOf(layer: string, type: 2 | 3, ring: readonly Place[], tags: object): ArrayBuffer {
  const features = [{ type, geometry: [ring], tags }];
  const bytes = fromGeojsonVt({ [layer]: { features } } as never, { version: 2, extent: 4096 });
  return bytes.slice().buffer;
}

const SQUARE = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
  [0, 0],
] as const;
const BASE = tileOf("water", 3, SQUARE, { class: "river" });

/** Returns a tile with a contour from north to south. */
function contourTile(key: string, column: number, at: number): ContourTile {
  const line = [
    [at, 0],
    [at, 4096],
  ] as const;
  const tile = { ...TILE, x: TILE.x + column };
  return { key, tile, bytes: tileOf("depths", 2, line, { depth: 5 }) };
}

it("hatches all water without contours, and none of a tile in whose reach they are", () => {
  const cut = depthAreasTiler();
  expect(
    cut({ tile: TILE, base: BASE, contours: [], safeMeters: null }).byteLength,
  ).toBeGreaterThan(0);
  // A tile is 3 km wide, so contours at four places reach all of it.
  const contours = [300, 1400, 2500, 3600].map((at) => contourTile(`${at}`, 0, at));
  expect(cut({ tile: TILE, base: BASE, contours, safeMeters: null }).byteLength).toBe(0);
});

it("knows the depth near contours of a neighbouring tile, and remembers them by their key", () => {
  const cut = depthAreasTiler();
  const bytesWith = (contours: readonly ContourTile[]) => [
    ...new Uint8Array(cut({ tile: TILE, base: BASE, contours, safeMeters: null })),
  ];
  const all = bytesWith([]);
  const beside = contourTile("pack a", 1, 0);
  const first = bytesWith([beside]);
  expect(first).not.toEqual(all);
  const withoutBytes = { ...beside, bytes: new ArrayBuffer(0) };
  expect(bytesWith([withoutBytes])).toEqual(first);
  expect(bytesWith([{ ...withoutBytes, key: "pack b" }])).toEqual(all);
});
