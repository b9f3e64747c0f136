import { spawnSync } from "node:child_process";
import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPacks } from "../../tools/pack/build-pack.ts";
import { parseOptions } from "../../tools/pack/options.ts";
import { isBrief, missLimit } from "../brief/brief.ts";
import { writeSyntheticCountry } from "./synthetic-extract.ts";

/**
 * `npm run bench:country [MEGABYTES …]`: makes twelve network packs in one pass, from extracts with the same
 * networks and an increasing amount of other data.
 */
const DEFAULT_MEGABYTES = isBrief ? ["30", "40"] : ["150", "300"];
const LIMITS = { timesRead: 1.05, memoryPerHundredMegabytes: 20 };
/** The areas of the packs, like provinces: four columns and three rows over the synthetic networks. */
const AREAS = Array.from({ length: 12 }, (_, index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const box = [4 + column * 0.3, 52 + row / 3, 4.3 + column * 0.3, 52 + (row + 1) / 3];
  return `provincie-${index} ${box.map((degrees) => degrees.toFixed(4)).join(",")}`;
});

interface Run {
  readonly extractMegabytes: number;
  readonly wallSeconds: number;
  readonly processorSeconds: number;
  readonly memoryMegabytes: number;
  readonly readMegabytes: number;
  readonly packMegabytes: number;
}

const [, script = "", task, ...args] = process.argv;
if (task === "write") writeSyntheticCountry(args[0] ?? "", Number(args[1]) * 1e6);
else if (task === "pack") await pack(args[0] ?? "", args[1] ?? "");
else bench(process.argv.slice(2));

function bench(sizes: readonly string[]): void {
  const runs = (sizes.length > 0 ? sizes : DEFAULT_MEGABYTES).map(measured);
  console.table(runs.map((run) => mapValues(run, (value) => Number(value.toFixed(1)))));
  for (const { readMegabytes, extractMegabytes } of runs) {
    check("read of the extract", readMegabytes / extractMegabytes, LIMITS.timesRead, "times");
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last) return;
  const hundreds = (last.extractMegabytes - first.extractMegabytes) / 100;
  const memory = (last.memoryMegabytes - first.memoryMegabytes) / hundreds;
  const seconds = (last.processorSeconds - first.processorSeconds) / hundreds;
  check("memory for 100 MB more", memory, LIMITS.memoryPerHundredMegabytes, "MB");
  console.log(`processor time for 100 MB more: ${seconds.toFixed(1)} s`);
}

/** Runs in a process of its own, because peak memory is counted per process. */
function measured(megabytes: string): Run {
  const folder = mkdtempSync(join(tmpdir(), "bench-country-"));
  const path = join(folder, "country.osm.pbf");
  try {
    inProcess("write", path, megabytes);
    return JSON.parse(inProcess("pack", path, folder)) as Run;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inProcess(...taskArgs: string[]): string {
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const args = [...process.execArgv, script, ...taskArgs];
  const { status, stdout } = spawnSync(process.execPath, args, {
    stdio: [...stdio],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${taskArgs[0]} failed`);
  return stdout;
}

async function pack(path: string, folder: string): Promise<void> {
  const areas = join(folder, "provinces.txt");
  writeFileSync(areas, AREAS.join("\n"));
  const line = [
    "--areas",
    areas,
    "--pbf",
    path,
    "--out",
    join(folder, "packs"),
    "--engine",
    "none",
  ];
  const options = parseOptions(line, {}, (file) => readFileSync(file, "utf8"));
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  const [startMs, read] = [performance.now(), countingReads(path)];
  const packs = await buildPacks(options, null, silent);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const files = packs.flatMap((manifest) => manifest.files);
  const run: Run = {
    extractMegabytes: statSync(path).size / 1e6,
    wallSeconds: (performance.now() - startMs) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    memoryMegabytes: (maxRSS * 1024) / 1e6,
    readMegabytes: read.bytes / 1e6,
    packMegabytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
  };
  console.log(JSON.stringify(run));
}

/** Counts the bytes that any code reads from a file from now on. */
function countingReads(path: string): { readonly bytes: number } {
  const counted = { bytes: 0 };
  const handles = new Set<number>();
  const { openSync, readSync, closeSync } = fs;
  fs.openSync = (...args) => {
    const handle = openSync(...args);
    if (args[0] === path) handles.add(handle);
    return handle;
  };
  fs.readSync = ((...args: Parameters<typeof readSync>) => {
    const bytes = readSync(...args);
    if (handles.has(args[0])) counted.bytes += bytes;
    return bytes;
  }) as typeof readSync;
  fs.closeSync = (handle) => {
    // The next file to open may get the same number.
    handles.delete(handle);
    closeSync(handle);
  };
  syncBuiltinESMExports();
  return counted;
}

function mapValues(run: Run, change: (value: number) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(run).map(([name, value]) => [name, change(value)]));
}

function check(what: string, value: number, limit: number, unit: string): void {
  const isMet = value <= limit;
  console.log(`${what}: ${value.toFixed(2)} ${unit} (limit ${limit}) ${isMet ? "ok" : "TOO MUCH"}`);
  if (!isMet) missLimit();
}
