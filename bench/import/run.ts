import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { createRsbuild } from "@rsbuild/core";
import { requireChromium } from "../../tools/check/chromium.ts";
import { startServer } from "../../tools/serve/server.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";
import type { BenchPage, Run } from "./page.ts";
import { peakMemoryOf } from "./peak-memory.ts";
import { fitTrackFile, type SampleFile, trackFile, waypointFile } from "./sample-files.ts";

/** `npm run bench:import`: compares our reader in its worker with togeojson and DOMParser, in one Chromium. */
const ROUNDS = sizeOf(7);
const MEMORY_ROUNDS = sizeOf(3);
const LIMITS = { timesAsFast: 5, blockMs: 50, memoryShare: 0.5, fitShare: 2 };
const TRACK_POINTS = 100_000;
const READERS = ["ours", "toGeoJson"] as const;
type Reader = (typeof READERS)[number];
type Timed = Reader | "idle";

const root = mkdtempSync(join(tmpdir(), "bench-import-"));
try {
  await build(root);
  const samples = [trackFile(TRACK_POINTS), waypointFile(10_000)];
  const urls = samples.map(({ content }, index) => {
    writeFileSync(join(root, `${index}.gpx`), content);
    return `/${index}.gpx`;
  });
  const server = await startServer({ root, port: 0 });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--js-flags=--expose-gc"],
  });
  for (const [index, sample] of samples.entries()) {
    await measure(browser, `${server.url}/index.html`, sample, urls[index] ?? "");
  }
  writeFileSync(join(root, "track.fit"), fitTrackFile(TRACK_POINTS));
  await compareWithFit(browser, `${server.url}/index.html`);
  await browser.close();
  await server.close();
} finally {
  rmSync(root, { recursive: true });
}

async function build(distRoot: string): Promise<void> {
  const rsbuild = await createRsbuild({
    config: {
      mode: "production",
      logLevel: "error",
      source: { entry: { index: "./bench/import/page.ts" } },
      output: { distPath: { root: distRoot }, cleanDistPath: false },
    },
  });
  await rsbuild.build();
}

async function measure(
  browser: Browser,
  address: string,
  { name, content }: SampleFile,
  url: string,
): Promise<void> {
  console.log(`\n${name}, ${(content.length / 1e6).toFixed(1)} MB`);
  const runs = await timed(browser, address, url);
  const [ours, theirs] = READERS.map((reader) => median(runs[reader], "milliseconds"));
  const block = median(runs.ours, "longestBlockMs");
  const memory = await peaks(browser, address, url);
  const points = new Set(READERS.flatMap((reader) => runs[reader].map((run) => run.points)));
  console.log(`points read by both: ${[...points].join(" and ")}`);
  console.log(`milliseconds: ${summary(runs, READERS, "milliseconds")}`);
  check("times as fast", (theirs ?? 0) / (ours ?? 1), LIMITS.timesAsFast, "at least");
  console.log(`page held up: ${summary(runs, ["ours", "idle", "toGeoJson"], "longestBlockMs")}`);
  check("ms of block, median", block, LIMITS.blockMs, "under");
  const [ourPeak = 0, theirPeak = 0] = memory;
  console.log(`peak ours ${mega(ourPeak)} MB, togeojson ${mega(theirPeak)} MB above the idle page`);
  check("of its peak memory", ourPeak / theirPeak, LIMITS.memoryShare, "under");
}

/** Compares the track as GPX with the same track as FIT, both by our reader, in turns in one page. */
async function compareWithFit(browser: Browser, address: string): Promise<void> {
  console.log(`\nthe track of ${TRACK_POINTS} points as FIT`);
  const page = await opened(browser, address);
  const runs: Record<"gpx" | "fit", Run[]> = { gpx: [], fit: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const gpx = await runOnce(page, "ours", "/0.gpx");
    const fit = await runOnce(page, "ours", "/track.fit");
    if (gpx.points !== fit.points) throw new Error(`${fit.points} of ${gpx.points} points`);
    if (round === 0) continue;
    runs.gpx.push(gpx);
    runs.fit.push(fit);
  }
  await page.close();
  const [gpxMs, fitMs] = [median(runs.gpx, "milliseconds"), median(runs.fit, "milliseconds")];
  console.log(`milliseconds: GPX ${gpxMs.toFixed(0)}, FIT ${fitMs.toFixed(0)}`);
  check("of the time of the GPX", fitMs / gpxMs, LIMITS.fitShare, "under");
  check("ms of block, median", median(runs.fit, "longestBlockMs"), LIMITS.blockMs, "under");
}

/** Measures both in one page, alternating which is first, after a warm-up run each. */
async function timed(browser: Browser, address: string, url: string) {
  const page = await opened(browser, address);
  const runs: Record<Timed, Run[]> = { ours: [], toGeoJson: [], idle: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const turns: readonly Timed[] = round % 2 === 0 ? READERS : READERS.toReversed();
    for (const reader of [...turns, "idle" as const]) {
      const run = await runOnce(page, reader, url);
      if (round === 0) console.log(`first time, ${reader}: ${run.milliseconds.toFixed(0)} ms`);
      else runs[reader].push(run);
    }
  }
  await page.close();
  return runs;
}

/** Measures each in its own page, so that neither benefits from the other. */
async function peaks(browser: Browser, address: string, url: string): Promise<number[]> {
  const perReader: number[] = [];
  for (const reader of READERS) {
    const bytes: number[] = [];
    for (let round = 0; round < MEMORY_ROUNDS; round++) {
      const page = await opened(browser, address);
      const memory = await peakMemoryOf(browser);
      const before = memory.begin();
      await page.evaluate(
        ([reader, url]) => (globalThis as unknown as { bench: BenchPage }).bench.read(reader, url),
        [reader, url] as const,
      );
      bytes.push(memory.peak() - before);
      await page.close();
    }
    perReader.push(bytes.toSorted((one, other) => one - other)[MEMORY_ROUNDS >> 1] ?? Number.NaN);
  }
  return perReader;
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}

/** Collect garbage first, so that garbage of the previous run does not count. */
function runOnce(page: Page, reader: Timed, url: string): Promise<Run> {
  return page.evaluate(
    ([reader, url]) => {
      const { bench, gc } = globalThis as unknown as { bench: BenchPage; gc: () => void };
      gc();
      return bench[reader](url);
    },
    [reader, url] as const,
  );
}

type Field = "milliseconds" | "longestBlockMs";

/** Returns the median of each, and the worst of all rounds. */
function summary(
  runs: Readonly<Record<Timed, readonly Run[]>>,
  readers: readonly Timed[],
  field: Field,
): string {
  return readers
    .map((reader) => {
      const worst = Math.max(...runs[reader].map((run) => run[field]));
      return `${reader} ${median(runs[reader], field).toFixed(0)} (worst ${worst.toFixed(0)})`;
    })
    .join(", ");
}

function median(runs: readonly Run[], field: Field): number {
  const sorted = runs.map((run) => run[field]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function check(what: string, value: number, limit: number, kind: "at least" | "under"): void {
  const isMet = kind === "under" ? value < limit : value >= limit;
  const verdict = isMet ? "ok" : "NOT MET";
  console.log(`${value.toFixed(2)} ${what} (${kind} ${limit}) ${verdict}`);
  if (!isMet) missLimit();
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
