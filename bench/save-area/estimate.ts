import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missLimit, sizeOf } from "../brief/brief.ts";
import { type BenchServer, type Network, startServer } from "./server.ts";
import { makeVisit } from "./visit.ts";

/**
 * `npm run bench:area-estimate`: estimates the size and the time of an area of some 2,200 tiles, and then saves
 * it, over networks of a known latency and bandwidth. Prints how far the estimate was off.
 */
const NETWORKS: readonly (Network & { readonly name: string })[] = [
  { name: "near and fast: 15 ms, 100 Mbit/s", latencyMs: 15, bytesPerSecond: 12.5e6 },
  { name: "far: 150 ms, 50 Mbit/s", latencyMs: 150, bytesPerSecond: 6.25e6 },
  { name: "a phone: 60 ms, 16 Mbit/s", latencyMs: 60, bytesPerSecond: 2e6 },
  { name: "slow: 80 ms, 6 Mbit/s", latencyMs: 80, bytesPerSecond: 0.75e6 },
];
const LIMITS = { bytes: 0.15, seconds: 0.25 };

const root = mkdtempSync(join(tmpdir(), "bench-area-estimate-"));
try {
  const server = await startServer(root);
  server.tileBytes = townTileBytes;
  for (const network of NETWORKS.slice(0, sizeOf(NETWORKS.length))) await measure(server, network);
  server.close();
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

async function measure(server: BenchServer, network: (typeof NETWORKS)[number]): Promise<void> {
  server.network = network;
  const { reports } = await makeVisit(server, "estimate", { root, last: "estimated" });
  const { estimated } = reports;
  if (!estimated) throw new Error("no report");
  const { estimate, estimateSeconds, seconds, bytes } = estimated;
  const bytesOff = estimate.bytes / bytes - 1;
  const secondsOff = estimate.seconds / seconds - 1;
  console.log(
    `${network.name}: ${estimate.known} of ${estimate.tiles} tiles in ${estimateSeconds.toFixed(1)} s; ` +
      `${(estimate.bytes / 1e6).toFixed(1)} MB estimated, ${(bytes / 1e6).toFixed(1)} fetched (${percent(bytesOff)}); ` +
      `${estimate.seconds.toFixed(1)} s estimated, ${seconds.toFixed(1)} needed (${percent(secondsOff)})`,
  );
  const isMet = Math.abs(bytesOff) < LIMITS.bytes && Math.abs(secondsOff) < LIMITS.seconds;
  if (!isMet) {
    console.log("NOT MET");
    missLimit();
  }
}

function percent(part: number): string {
  return `${part < 0 ? "" : "+"}${(100 * part).toFixed(0)} %`;
}

/**
 * Tiles of a town in polders: 3 kB in the fields, twenty times that in the middle of the town, and more at the
 * zooms above, where a tile has a whole region.
 */
function townTileBytes(tile: string): number {
  const [z = 0, x = 0, y = 0] = tile.split("/").map(Number);
  const levels = 2 ** (14 - z);
  const distance = Math.hypot((x + 0.5) * levels - 8312, (y + 0.5) * levels - 5322);
  const density = 1 + 20 * Math.exp(-((distance / 9) ** 2));
  const noise = ((Math.imul(x, 7919) + Math.imul(y, 104_729)) >>> 0) % 1000;
  return Math.round(3000 * density * (0.5 + noise / 1000) * (z === 14 ? 1 : 1.6));
}
