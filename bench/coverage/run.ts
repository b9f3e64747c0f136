/**
 * `npm run bench:coverage`: measures the coverage check of a corridor, from the archives to the answer. A
 * line of 40 km has a corridor of 5 km around it, saved as one area. The archive of a whole country is also
 * on the device; it is not needed, but its directories must be read. The archives are in memory, because the
 * disk would hide the difference.
 */
import { gzipSync } from "node:zlib";
import type { AreaShape, LngLat } from "#domain/areas/area-shape.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { boxesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { neededTiles } from "#domain/coverage/map-coverage.ts";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import type { CoveragePack } from "#workers/coverage/coverage-calls.ts";
import { coverageHandlers } from "#workers/coverage/coverage-handlers.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";

const BUDGET_MS = 200;
const ROUNDS = sizeOf(9);
const COUNTRY: LngLatBox = [3.3, 50.7, 7.2, 53.6];

/** A winding line of 40 km with a point every 20 m, like a recorded track. */
const LINE: readonly LngLat[] = Array.from({ length: 2000 }, (_, index) => [
  5 + index * 0.000_25,
  52.2 + 0.01 * Math.sin(index / 60),
]);
const CORRIDOR: AreaShape = { kind: "corridor", lines: [LINE], widthMeters: 5000 };

async function archiveOf(shape: AreaShape): Promise<Blob> {
  const tiles = neededTiles(shape).map((tile) => ({
    ...tile,
    data: Uint8Array.of(31, 139, tile.id, tile.id >> 8, tile.id >> 16),
  }));
  const bytes = await writePmtiles(
    tiles,
    {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: 9,
      maxZoom: 14,
      bounds: COUNTRY,
      metadata: {},
    },
    (part) => gzipSync(part),
  );
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

async function packOf(
  id: string,
  kind: CoveragePack["kind"],
  shape: AreaShape,
  mapAreas: readonly LngLatBox[],
): Promise<CoveragePack> {
  const map = { bytes: await archiveOf(shape), schema: "openmaptiles" } as const;
  return { id, kind, areas: mapAreas, mapAreas, modes: [], map, graph: null, dataDate: null };
}

async function timed(name: string, packs: readonly CoveragePack[]): Promise<number> {
  const times: number[] = [];
  let report: OfflineReport | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const startMs = performance.now();
    const context = { signal: new AbortController().signal, tell: () => {} };
    const asking = { question: { shape: CORRIDOR, mode: null }, packs };
    report = (await coverageHandlers().report(asking, context)) as OfflineReport;
    times.push(performance.now() - startMs);
  }
  const median = times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  const { answer, neededCount, missingCount, lineMeters } = report as OfflineReport;
  const kilometers = ((lineMeters ?? 0) / 1000).toFixed(1);
  console.log(
    `${name}: ${median.toFixed(0)} ms (first ${times[0]?.toFixed(0)} ms); ${answer}, ${missingCount} of ${neededCount} tiles missing along ${kilometers} km`,
  );
  return Math.max(median, times[0] ?? 0);
}

const area = await packOf("area", "area", CORRIDOR, boxesOfRuns(runsOfShape(CORRIDOR)));
const country = await packOf("country", "pack", { kind: "box", bounds: COUNTRY }, [COUNTRY]);
const slowest = Math.max(
  await timed("nothing on the device", []),
  await timed("the corridor saved as an area", [area]),
  await timed("a pack of the country", [country]),
  await timed("both", [area, country]),
);
console.log(`slowest ${slowest.toFixed(0)} ms of ${BUDGET_MS} ms`);
if (slowest > BUDGET_MS) missLimit();
