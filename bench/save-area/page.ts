import { boxesOfRuns, type TileRuns, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { PackJobCalls } from "#workers/pack-jobs/pack-job-calls.ts";

/** The measurements of one method of saving. */
export interface Run {
  readonly seconds: number;
  /** The longest time for which the page was blocked. */
  readonly longestBlockMs: number;
  readonly tiles: number;
}

/** The size of the archive in bytes, and how many of its tiles are read back as they were sent. */
export interface ReadBack {
  readonly bytes: number;
  readonly right: number;
  readonly wrong: number;
}

/** An estimate, and what then was fetched. */
export interface Estimated {
  readonly estimate: Omit<AreaEstimate, "known"> & { readonly known: number };
  readonly estimateSeconds: number;
  readonly seconds: number;
  readonly bytes: number;
}

/** The visits that the page makes by itself: `index.html?visit=archive`. */
export type Visit = "archive" | "cache" | "idle" | "estimate";

/** The messages that the page sends to the server while it works, as `/report/NAME`. */
export interface Reports {
  /** The page is ready to begin. */
  readonly begin: null;
  readonly run: Run;
  readonly readBack: ReadBack;
  readonly estimated: Estimated;
  readonly failed: string;
}

/** 123 by 123 tiles of zoom 14: some 20,000 with the tiles of the lower zooms. */
const SIDE = 123;
/** 40 by 40 tiles of zoom 14: a large town and the land around it. */
const ESTIMATE_SIDE = 40;
const IDLE_MS = 10_000;
const BEAT_MS = 5;

const RUNS = squareOf(SIDE);
const TILES = tilesOfRuns(RUNS);

const VISITS: Record<Visit, () => Promise<void>> = {
  async archive() {
    await report("run", await measured(() => save(RUNS, TILES.length)));
    await report("readBack", await readBack());
  },
  cache: async () => report("run", await measured(cache)),
  async idle() {
    const wait = () => new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    await report("run", await measured(() => wait().then(() => 0)));
  },
  estimate: async () => report("estimated", await estimated()),
};

const visit = new URLSearchParams(location.search).get("visit") as Visit;
try {
  (globalThis as unknown as { gc: () => void }).gc();
  await report("begin", null);
  await VISITS[visit]();
} catch (error) {
  await report("failed", String(error));
}

async function report<Name extends keyof Reports>(
  name: Name,
  content: Reports[Name],
): Promise<void> {
  await fetch(`/report/${name}`, { method: "POST", body: JSON.stringify(content) });
}

function squareOf(side: number): TileRuns {
  return Array.from({ length: side }, (_, index) => ({
    row: 5300 + index,
    west: 8300,
    east: 8300 + side - 1,
  }));
}

function startWorker(): RemoteWorker<PackJobCalls> {
  return new RemoteWorker<PackJobCalls>(
    () => new Worker(new URL("./worker.ts", import.meta.url), { name: "pack-jobs" }),
  );
}

async function save(runs: TileRuns, totalTiles: number, estimate?: AreaEstimate): Promise<number> {
  const worker = startWorker();
  const job = {
    kind: "area",
    id: "bench",
    name: "Bench",
    status: "running",
    areas: boxesOfRuns(runs),
    source: { kind: "online" },
    dataDate: null,
    estimate,
    doneBytes: 0,
    totalBytes: 0,
    tiles: { done: 0, total: totalTiles },
  } as const;
  const result = await worker.call("perform", job, { onPart: () => {} });
  worker.end();
  if (!result.ok) throw new Error(result.problem);
  return totalTiles;
}

async function cache(): Promise<number> {
  await caches.delete("bench");
  const stored = await caches.open("bench");
  for (const { z, x, y } of TILES) {
    const url = `/planet/bench/${z}/${x}/${y}.pbf`;
    await stored.put(url, await fetch(url, { cache: "no-store" }));
  }
  return TILES.length;
}

async function estimated(): Promise<Estimated> {
  const runs = squareOf(ESTIMATE_SIDE);
  const worker = startWorker();
  const area = { areas: boxesOfRuns(runs), source: { kind: "online" } } as const;
  const estimateStart = performance.now();
  const result = await worker.call("estimate", area);
  worker.end();
  if (!result.ok) throw new Error(result.problem);
  const start = performance.now();
  const { known, ...estimate } = result.estimate;
  await save(runs, estimate.tiles, result.estimate);
  return {
    estimate: { ...estimate, known: known.length },
    estimateSeconds: (start - estimateStart) / 1000,
    seconds: (performance.now() - start) / 1000,
    bytes: (await archiveFile()).size,
  };
}

async function archiveFile(): Promise<File> {
  const root = await navigator.storage.getDirectory();
  const folder = await (await root.getDirectoryHandle("packs")).getDirectoryHandle("bench");
  return (await folder.getFileHandle("map.pmtiles")).getFile();
}

async function readBack(): Promise<ReadBack> {
  const { PMTiles } = await import("pmtiles");
  const { byteSourceArchive } = await import("#mapview/sources/pack-archive.ts");
  const file = await archiveFile();
  const reader = new PMTiles(byteSourceArchive("bench", file));
  let [right, wrong] = [0, 0];
  for (const { z, x, y } of TILES) {
    const tile = await reader.getZxy(z, x, y);
    const text = tile ? new TextDecoder().decode(tile.data.slice(4, 25)) : "";
    if (text.startsWith(`${z}/${x}/${y} `) && tile?.data.byteLength === 3000) right += 1;
    else wrong += 1;
  }
  return { bytes: file.size, right, wrong };
}

async function measured(act: () => Promise<number>): Promise<Run> {
  let [last, longestBlockMs] = [performance.now(), 0];
  const beat = setInterval(() => {
    const now = performance.now();
    longestBlockMs = Math.max(longestBlockMs, now - last - BEAT_MS);
    last = now;
  }, BEAT_MS);
  const start = performance.now();
  const tiles = await act();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(beat);
  return { seconds, longestBlockMs, tiles };
}
