import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missLimit } from "../brief/brief.ts";
import type { Run } from "./page.ts";
import { type BenchServer, startServer } from "./server.ts";
import { makeVisit } from "./visit.ts";

/**
 * `npm run bench:save-area`: saves 20,000 tiles of 3 kB from a server on this machine into the archive of an
 * area, six at a time. Compares that with saving them one after another into Cache Storage, in the same
 * Chromium. Then reads every tile of the archive back.
 */
const LIMITS = { timesAsFast: 3, blockMs: 50, memoryBytes: 100e6 };
const TILE_BYTES = 3000;

const root = mkdtempSync(join(tmpdir(), "bench-save-area-"));
try {
  const server = await startServer(root);
  server.tileBytes = () => TILE_BYTES;
  await measure(server);
  server.close();
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

async function measure(server: BenchServer): Promise<void> {
  const idle = await runOf(server, "idle");
  console.log(`the page at rest, held up by other work: ${idle.longestBlockMs.toFixed(0)} ms`);
  const visited = await makeVisit(server, "archive", { root, last: "readBack" });
  const { run: archive, readBack: back } = visited.reports;
  if (!archive || !back) throw new Error("no report");
  console.log(`archive: ${told(archive)}, ${(back.bytes / 1e6).toFixed(1)} MB`);
  const cache = await runOf(server, "cache");
  console.log(`one by one into Cache Storage: ${told(cache)}`);
  check("times as fast", cache.seconds / archive.seconds, LIMITS.timesAsFast, "at least");
  check("ms of block at most", archive.longestBlockMs, LIMITS.blockMs, "under");
  check("MB at the peak", visited.peakBytes / 1e6, LIMITS.memoryBytes / 1e6, "under");
  check("tiles that read back wrong", back.wrong, 1, "under");
  check("tiles that read back right", back.right, 20_000, "at least");
}

async function runOf(server: BenchServer, visit: "cache" | "idle"): Promise<Run> {
  const { reports } = await makeVisit(server, visit, { root, last: "run" });
  if (!reports.run) throw new Error("no report");
  return reports.run;
}

function told({ tiles, seconds, longestBlockMs }: Run): string {
  const pace = Math.round(tiles / seconds);
  return `${tiles} tiles in ${seconds.toFixed(1)} s, ${pace} a second, page held up ${longestBlockMs.toFixed(0)} ms`;
}

function check(what: string, value: number, limit: number, kind: "at least" | "under"): void {
  const isMet = kind === "under" ? value < limit : value >= limit;
  console.log(`${value.toFixed(2)} ${what} (${kind} ${limit}) ${isMet ? "ok" : "NOT MET"}`);
  if (!isMet) missLimit();
}
