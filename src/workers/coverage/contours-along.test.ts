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
  expect(shallow.hasData).toBe(true);
  expect(shallow.crossingsMeters.length).toBeGreaterThan(0);
  const deeper = await contoursAlong({ line: OVER_SHOALS, deepestMeters: 20, packs });
  expect(deeper.crossingsMeters.length).toBeGreaterThanOrEqual(shallow.crossingsMeters.length);
  for (const meters of shallow.crossingsMeters) {
    expect(deeper.crossingsMeters.some((other) => Math.abs(other - meters) < 7)).toBe(true);
  }
});

it("says that nothing is known without a pack, and where the pack has no tiles", async () => {
  const question = { line: OVER_SHOALS, deepestMeters: 2 };
  expect((await contoursAlong({ ...question, packs: [] })).hasData).toBe(false);
  const land = Float64Array.of(6.0, 52.2, 6.01, 52.21);
  const packs = [await depthPack()];
  expect(await contoursAlong({ line: land, deepestMeters: 2, packs })).toEqual({
    hasData: false,
    isPartial: false,
    crossingsMeters: [],
  });
});

it("says that a part is missing where tiles cannot be read, and asks every pack", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const broken = { ...NO_FILES, id: "broken", depths: new Blob(["no archive"]) };
  const packs = [broken as unknown as CoveragePack, await depthPack()];
  const found = await contoursAlong({ line: OVER_SHOALS, deepestMeters: 2, packs });
  expect(found).toMatchObject({ hasData: true, isPartial: true });
  expect(found.crossingsMeters.length).toBeGreaterThan(0);
});
