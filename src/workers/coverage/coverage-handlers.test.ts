import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { CorridorShape } from "#domain/areas/area-shape.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { boxesOfRuns } from "#domain/areas/tile-runs.ts";
import { neededTiles } from "#domain/coverage/map-coverage.ts";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { PlannedBeside } from "#domain/coverage/offline-verdict.ts";
import { type InventedWays, waysBytes } from "#domain/network/ways/invented-ways.fixture.ts";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { AREA_ARCHIVE, openAreaFile } from "#storage/packs/area-file.ts";
import type { CoveragePack } from "./coverage-calls.ts";
import { coverageHandlers } from "./coverage-handlers.ts";

const SHAPE: CorridorShape = {
  kind: "corridor",
  lines: [
    [
      [5, 52.2],
      [5.2, 52.2],
    ],
  ],
  widthMeters: 1000,
};
const TILES = neededTiles(SHAPE);
const LOST = TILES[Math.floor(TILES.length / 2)] ?? expect.fail("no tile");
const TILE = gzipSync(new Uint8Array(3000));

/** Creates an area with these tiles; the server had none of `emptyIds`. */
async function area(has: (id: number) => boolean, emptyIds: readonly number[] = []) {
  const files = fakePackFiles();
  const file = await openAreaFile(files, "kamp");
  for (const { id } of TILES) {
    if (emptyIds.includes(id)) file.add(id, null);
    else if (has(id)) file.add(id, TILE);
  }
  await file.finish({
    tileType: "mvt",
    tileCompression: "gzip",
    minZoom: 9,
    maxZoom: 14,
    bounds: [5, 52, 5.3, 52.3],
    metadata: {},
  });
  file.close();
  const bytes = (await files.files("kamp")).get(AREA_ARCHIVE) ?? expect.fail("no file");
  return packOf("area", bytes);
}

function packOf(
  kind: CoveragePack["kind"],
  bytes: NonNullable<CoveragePack["map"]>["bytes"],
): CoveragePack {
  const areas = boxesOfRuns(runsOfShape(SHAPE));
  const map = { bytes, schema: "openmaptiles" } as const;
  return { id: "kamp", kind, areas, mapAreas: areas, modes: [], map, graph: null, dataDate: null };
}

async function asked(
  packs: readonly CoveragePack[],
  beside?: PlannedBeside,
): Promise<OfflineReport> {
  const context = { signal: new AbortController().signal, tell: () => {} };
  const asking = { question: { shape: SHAPE, mode: null, ...(beside && { beside }) }, packs };
  return (await coverageHandlers().report(asking, context)) as OfflineReport;
}

describe("what works without a network", () => {
  let whole: CoveragePack;
  beforeAll(async () => {
    whole = await area(() => true);
  });

  test("is everything in the archive of a saved area", async () => {
    expect(await asked([whole])).toMatchObject({ answer: "yes", missingCount: 0, toFetch: null });
  });

  test("is not an area whose archive lacks a tile", async () => {
    const holed = await area((id) => id !== LOST.id);
    expect(await asked([holed])).toMatchObject({
      answer: "no",
      missingCount: 1,
      damagedAreaIds: ["kamp"],
    });
  });

  test("is an area of which the server lacked a tile", async () => {
    expect((await asked([await area(() => true, [LOST.id])])).answer).toBe("yes");
  });

  test("is empty for an archive that was cut off", async () => {
    const bytes = whole.map?.bytes ?? expect.fail("no map");
    const half = new Blob([await bytes.slice(0, bytes.size / 2).arrayBuffer()]);
    const report = await asked([packOf("area", half)]);
    expect(report).toMatchObject({ answer: "no", damagedAreaIds: ["kamp"] });
    expect(report.missingCount).toBeGreaterThan(0);
  });

  test("is empty for a file that is not an archive", async () => {
    const report = await asked([packOf("area", new Blob([new Uint8Array(90_000)]))]);
    expect(report).toMatchObject({ answer: "no", missingCount: TILES.length });
  });

  test("includes the leaf directories", async () => {
    // Scattered tiles fill a root directory at some ten thousand entries.
    const scattered = Array.from({ length: 20_000 }, (_, index) => ({
      z: 16,
      x: (index * 7919) % 65_536,
      y: (index * 104_729) % 65_536,
      data: Uint8Array.of(index, index >> 8, index >> 16, 1),
    }));
    const tiles = [...TILES.map((tile) => ({ ...tile, data: TILE })), ...scattered];
    const bytes = await writePmtiles(
      tiles,
      {
        tileType: "mvt",
        tileCompression: "gzip",
        minZoom: 9,
        maxZoom: 16,
        bounds: [5, 52, 5.3, 52.3],
        metadata: {},
      },
      (part) => gzipSync(part),
    );
    const pack = packOf("pack", new Blob([bytes as Uint8Array<ArrayBuffer>]));
    expect(await asked([pack])).toMatchObject({ answer: "yes", missingCount: 0 });
  });
});

describe("the ways of a plan", () => {
  const street = { highway: "residential" };
  const nodes = new Map([
    [1, [5_000_000, 52_200_000]],
    [2, [5_050_000, 52_200_000]],
    [3, [5_200_000, 52_200_000]],
  ] as const);
  const west: InventedWays = { nodes, ways: [[[1, 2], street]] };
  const whole: InventedWays = { nodes, ways: [[[1, 2, 3], street]] };
  const beside = { lines: SHAPE.lines, straightMeters: 0 };
  const missing = async (ways: Blob) => {
    const pack = packOf("pack", new Blob([]));
    const small = [[4.99, 52.19, 5.01, 52.21]] as const;
    const report = await asked([{ ...pack, areas: small, ways }], beside);
    return Math.round((report.ways?.missingMeters ?? Number.NaN) / 1000);
  };

  test("are there as far as a pack has them, also beyond its areas", async () => {
    expect(await missing(new Blob([waysBytes(whole)]))).toBe(0);
    expect(await missing(new Blob([waysBytes(west)]))).toBe(10);
  });

  test("are missing where a cell is damaged, though the pack covers it", async () => {
    const bytes = waysBytes(west);
    bytes.fill(0, bytes.length - 4);
    expect(await missing(new Blob([bytes]))).toBe(14);
    expect(await missing(new Blob([bytes.slice(0, 8)]))).toBe(14);
  });
});
