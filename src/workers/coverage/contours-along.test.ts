import { openAsBlob } from "node:fs";
import { expect, it, vi } from "vitest";
import { contoursAlong } from "./contours-along.ts";
import type { CoveragePack } from "./coverage-calls.ts";

const NO_FILES = {
  kind: "pack",
  areas: [],
  mapAreas: [],
  modes: [],
  map: null,
  graph: null,
} as const;

async function depthPack(): Promise<CoveragePack> {
  const depths = await openAsBlob("samples/packs/dieptelijnen/depths.pmtiles");
  return { ...NO_FILES, id: "depths", depths } as unknown as CoveragePack;
}

/** On the Westerschelde, over the shoals of the Hooge Platen. */
const OVER_SHOALS = Float64Array.of(3.6, 51.42, 3.8, 51.4);

it("finds where a line crosses the contours of the sample pack, each once", async () => {
  const packs = [await depthPack()];
  const shallow = await contoursAlong({ line: OVER_SHOALS, deepestMeters: 2, packs });
  expect(shallow).toMatchObject({ hasPack: true, unknownMeters: 0 });
  expect(shallow.crossingsMeters.length).toBeGreaterThan(0);
  const deeper = await contoursAlong({ line: OVER_SHOALS, deepestMeters: 20, packs });
  expect(deeper.crossingsMeters.length).toBeGreaterThanOrEqual(shallow.crossingsMeters.length);
  for (const meters of shallow.crossingsMeters) {
    expect(deeper.crossingsMeters.some((other) => Math.abs(other - meters) < 7)).toBe(true);
  }
});

it("says how much of a line has no known depth", async () => {
  const question = { line: OVER_SHOALS, deepestMeters: 2 };
  const none = await contoursAlong({ ...question, packs: [] });
  expect(none.hasPack).toBe(false);
  expect(none.lengthMeters).toBeGreaterThan(13_000);
  expect(none.unknownMeters).toBeCloseTo(none.lengthMeters);
  const packs = [await depthPack()];
  const land = Float64Array.of(6.0, 52.2, 6.01, 52.21);
  const onLand = await contoursAlong({ line: land, deepestMeters: 2, packs });
  expect(onLand).toMatchObject({ hasPack: true, isPartial: false, crossingsMeters: [] });
  expect(onLand.unknownMeters).toBeCloseTo(onLand.lengthMeters);
  // From the Oosterschelde to the Nieuwe Maas, which has no contours.
  const line = Float64Array.of(3.9, 51.6, 4.49, 51.912);
  const partly = await contoursAlong({ line, deepestMeters: null, packs });
  expect(partly.crossingsMeters).toEqual([]);
  expect(partly.unknownMeters).toBeGreaterThan(0.3 * partly.lengthMeters);
  expect(partly.unknownMeters).toBeLessThan(0.9 * partly.lengthMeters);
});

it("knows the depth of the whole Westerschelde", async () => {
  const places = [3.58, 51.42, 3.72, 51.38, 3.9, 51.37, 4.0, 51.4, 4.07, 51.37, 4.21, 51.38];
  const line = Float64Array.from(places);
  const packs = [await depthPack()];
  const found = await contoursAlong({ line, deepestMeters: 2, packs });
  expect(found.unknownMeters).toBeLessThan(0.05 * found.lengthMeters);
});

it("says that a part is missing where tiles cannot be read, and asks every pack", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const broken = { ...NO_FILES, id: "broken", depths: new Blob(["no archive"]) };
  const packs = [broken as unknown as CoveragePack, await depthPack()];
  const found = await contoursAlong({ line: OVER_SHOALS, deepestMeters: 2, packs });
  expect(found).toMatchObject({ hasPack: true, isPartial: true, unknownMeters: 0 });
  expect(found.crossingsMeters.length).toBeGreaterThan(0);
});
