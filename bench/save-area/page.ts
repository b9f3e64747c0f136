import { boxesOfRuns, type TileRuns, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { PackJobCalls } from "#workers/pack-jobs/pack-job-calls.ts";

/** The measurements of one method of saving. */
export interface Run {
  readonly seconds: number;
  /** The longest time for which the page was blocked. */
  readonly longestBlockMs: number;
  readonly tiles: number;
}

/** The functions that the bench calls in the page. */
export interface BenchPage {
  /** Saves the area into the archive, as the app does. */
  archive(): Promise<Run>;
  /** Fetches one tile after another into Cache Storage. */
  cache(): Promise<Run>;
  /** Waits, to measure how long other work of the machine holds up a page. */
  idle(): Promise<Run>;
  /** Returns the size of the archive in bytes, and how many of its tiles are read back as they were sent. */
  readBack(): Promise<{ readonly bytes: number; readonly right: number; readonly wrong: number }>;
}

/** 123 by 123 tiles of zoom 14: some 20,000 with the tiles of the lower zooms. */
const SIDE = 123;
const RUNS: TileRuns = Array.from({ length: SIDE }, (_, index) => ({
  row: 5300 + index,
  west: 8300,
  east: 8300 + SIDE - 1,
}));
const TILES = tilesOfRuns(RUNS);

const page: BenchPage = {
  archive: () => measured(archive),
  cache: () => measured(cache),
  idle: () => measured(() => new Promise((resolve) => setTimeout(resolve, IDLE_MS, 0))),
  readBack,
};
Object.assign(globalThis, { bench: page });

async function archive(): Promise<number> {
  const worker = new RemoteWorker<PackJobCalls>(
    () => new Worker(new URL("./worker.ts", import.meta.url), { name: "pack-jobs" }),
  );
  const order = {
    version: 2,
    id: "bench",
    name: "Bench",
    areas: boxesOfRuns(RUNS),
    source: { kind: "online" },
    totalBytes: 0,
    doneTiles: 0,
    totalTiles: TILES.length,
    dataDate: null,
  } as const;
  let done = 0;
  const result = await worker.call(
    "perform",
    { kind: "area", order, known: [] },
    {
      onPart: ({ tiles }) => {
        done = tiles?.done ?? 0;
      },
    },
  );
  worker.end();
  if (!result.ok) throw new Error(result.problem);
  return done;
}

async function cache(): Promise<number> {
  await caches.delete("bench");
  const kept = await caches.open("bench");
  for (const { z, x, y } of TILES) {
    const url = `/planet/bench/${z}/${x}/${y}.pbf`;
    await kept.put(url, await fetch(url, { cache: "no-store" }));
  }
  return TILES.length;
}

async function readBack() {
  const { PMTiles } = await import("pmtiles");
  const { byteSourceArchive } = await import("#mapview/sources/pack-archive.ts");
  const root = await navigator.storage.getDirectory();
  const folder = await (await root.getDirectoryHandle("packs")).getDirectoryHandle("bench");
  const file = await (await folder.getFileHandle("map.pmtiles")).getFile();
  const reader = new PMTiles(byteSourceArchive("bench", file));
  let [right, wrong] = [0, 0];
  for (const { z, x, y } of TILES) {
    const tile = await reader.getZxy(z, x, y);
    const text = tile ? new TextDecoder().decode(tile.data.slice(3, 24)) : "";
    if (text.startsWith(`${z}/${x}/${y} `) && tile?.data.byteLength === 3000) right += 1;
    else wrong += 1;
  }
  return { bytes: file.size, right, wrong };
}

async function measured(save: () => Promise<number>): Promise<Run> {
  let [last, longestBlockMs] = [performance.now(), 0];
  const beat = setInterval(() => {
    const now = performance.now();
    longestBlockMs = Math.max(longestBlockMs, now - last - BEAT_MS);
    last = now;
  }, BEAT_MS);
  const start = performance.now();
  const tiles = await save();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(beat);
  return { seconds, longestBlockMs, tiles };
}

const BEAT_MS = 5;
const IDLE_MS = 10_000;
