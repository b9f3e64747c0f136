import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createRsbuild } from "@rsbuild/core";
import { requireChromium } from "../../tools/check/chromium.ts";
import { buildPack } from "../../tools/pack/build-pack.ts";
import { startServer } from "../../tools/serve/server.ts";
import { isBrief, missLimit } from "../brief/brief.ts";
import { peakMemoryOf } from "../import/peak-memory.ts";
import { type Grid, writeSyntheticCountry } from "../network/synthetic-extract.ts";
import type { BenchPage, Part, Run } from "./page.ts";

/**
 * `npm run bench:make-pack`: makes packs of invented extracts in a worker of Chromium, and on the command line. Prints
 * time and memory side by side and the processor time of each part, and compares the bytes of both packs, and the
 * networks with the ways to the networks alone.
 */
interface Size {
  readonly megabytes: number;
  /** Denser than the Dutch networks, of which 165 MB hold an eighth. */
  readonly grid: Grid;
  /** For the networks. */
  readonly limitSeconds: number;
  /** A slow phone: the time is multiplied, because browsers slow down pages only, and not workers. */
  readonly slowdown: number;
}

const SIZES: readonly Size[] = isBrief
  ? [{ megabytes: 3, grid: { columns: 5, rows: 5 }, limitSeconds: 15, slowdown: 4 }]
  : [
      { megabytes: 13, grid: { columns: 20, rows: 20 }, limitSeconds: 15, slowdown: 4 },
      { megabytes: 165, grid: { columns: 60, rows: 50 }, limitSeconds: 90, slowdown: 1 },
    ];
const LIMIT_MEGABYTES = 400;
/** The time of the networks and the ways beside that of the networks alone. */
const LIMIT_RATIO = 2.5;

const [, script = "", task, path = "", ...numbers] = process.argv;
if (task === "write") {
  const [bytes = 0, columns = 0, rows = 0] = numbers.map(Number);
  writeSyntheticCountry(path, bytes, { columns, rows });
} else if (task === "pack") await packHere(path);
else await bench();

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-make-pack-"));
  try {
    await buildPage(join(folder, "page"));
    const server = await startServer({ root: join(folder, "page"), port: 0 });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: ["--no-sandbox"],
    });
    for (const size of SIZES) await measure(browser, `${server.url}/index.html`, size, folder);
    await browser.close();
    await server.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildPage(root: string): Promise<void> {
  const rsbuild = await createRsbuild({
    config: {
      mode: "production",
      logLevel: "error",
      source: { entry: { index: "./bench/make-pack/page.ts" } },
      output: { distPath: { root }, cleanDistPath: false },
    },
  });
  await rsbuild.build();
}

async function measure(
  browser: Browser,
  address: string,
  { megabytes, grid, limitSeconds, slowdown }: Size,
  folder: string,
): Promise<void> {
  const extract = join(folder, "extract.osm.pbf");
  inProcess("write", extract, String(megabytes * 1e6), String(grid.columns), String(grid.rows));
  console.log(
    `\n${(statSync(extract).size / 1e6).toFixed(0)} MB, ${grid.columns * grid.rows} nodes`,
  );
  const ours = await packInBrowser(browser, address, extract);
  const theirs = JSON.parse(inProcess("pack", extract)) as CommandLineRun;
  console.log(`worker: ${ours.seconds.toFixed(1)} s`);
  console.log(`command line: ${theirs.seconds.toFixed(1)} s, ${theirs.megabytes.toFixed(0)} MB`);
  const { processor } = ours;
  const parts = Object.entries(processor).map(([part, value]) => `${part} ${value.toFixed(1)}`);
  console.log(`s of processor time in the worker: ${parts.join(", ")}`);
  const { networks, ways } = processor;
  const times = slowdown === 1 ? "" : `, times ${slowdown}`;
  check(`s of processor time for the networks${times}`, networks * slowdown, limitSeconds);
  check("times as long for networks and ways as for networks", 1 + ways / networks, LIMIT_RATIO);
  const limitOfAll = limitSeconds * LIMIT_RATIO;
  const all = Object.values(processor).reduce((sum, value) => sum + value, 0);
  check(`s of processor time for all parts${times}`, all * slowdown, limitOfAll);
  check("MB in the worker at the peak", ours.megabytes, LIMIT_MEGABYTES);
  const isSame = JSON.stringify(ours.hashes) === JSON.stringify(theirs.hashes);
  check("files that differ", isSame ? 0 : 1, 0);
}

interface BrowserRun extends Run {
  readonly megabytes: number;
  /** The seconds of processor time of each part. */
  readonly processor: Readonly<Record<Part, number>>;
}

/** Makes a pack in a page of its own. The page is idle, so that the memory above it is that of the worker. */
async function packInBrowser(
  browser: Browser,
  address: string,
  extract: string,
): Promise<BrowserRun> {
  const page = await browser.newPage();
  const starts: { readonly part: Part; readonly seconds: Promise<number> }[] = [];
  await page.exposeFunction("onPart", (part: Part) => {
    starts.push({ part, seconds: processorSeconds(browser) });
  });
  await page.goto(address);
  await page.setInputFiles("input", extract);
  const memory = await peakMemoryOf(browser);
  const before = memory.begin();
  const run = await page.evaluate(() =>
    (globalThis as unknown as { bench: BenchPage }).bench.makePack(),
  );
  const megabytes = (memory.peak() - before) / 1e6;
  const endSeconds = await processorSeconds(browser);
  await page.close();
  const processor = { networks: 0, "named routes": 0, waters: 0, ways: 0 };
  for (const [index, { part, seconds }] of starts.entries())
    processor[part] += ((await starts[index + 1]?.seconds) ?? endSeconds) - (await seconds);
  return { ...run, megabytes, processor };
}

/** Returns the processor time of the renderers, because the machine may do other work meanwhile. */
async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo
    .filter(({ type }) => type === "renderer")
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

interface CommandLineRun {
  readonly seconds: number;
  readonly megabytes: number;
  readonly hashes: Readonly<Record<string, string>>;
}

/** Runs in a process of its own, because peak memory is counted per process. */
function inProcess(...args: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args[0]} failed`);
  return stdout;
}

async function packHere(extract: string): Promise<void> {
  const out = `${extract}-packs`;
  const options = { name: "pack", pbfs: [extract], out, bounds: null, date: null, engine: null };
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  const startMs = performance.now();
  await buildPack({ ...options, jar: null, profile: null, shapes: null }, null, silent);
  const names = ["network.graph", "networks.pmtiles", "places.json", "ways.graph"];
  const run: CommandLineRun = {
    seconds: (performance.now() - startMs) / 1000,
    megabytes: (process.resourceUsage().maxRSS * 1024) / 1e6,
    hashes: Object.fromEntries(
      names.map((name) => {
        const bytes = readFileSync(join(out, "pack", name));
        return [name, createHash("sha256").update(bytes).digest("hex")];
      }),
    ),
  };
  console.log(JSON.stringify(run));
}

function check(what: string, value: number, limit: number): void {
  const isMet = value <= limit;
  console.log(`${value.toFixed(1)} ${what} (at most ${limit}) ${isMet ? "ok" : "NOT MET"}`);
  if (!isMet) missLimit();
}
