import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import createNgraph from "ngraph.graph";
import { aStar } from "ngraph.path";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { findLoops } from "#domain/network/plan/choices/loops.ts";
import type { PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";
import { createRoutingGraph, type RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { isBrief, missLimit, sizeOf } from "../brief/brief.ts";
import { crowMeters, windingNetwork } from "./winding-network.ts";

/**
 * `npm run bench:plan`: compares the planning engine with the A* of ngraph.path on the same graph and pairs; also
 * measures its start, its loops, and its memory. Exits with 1 beyond a limit.
 */
interface Size {
  readonly name: string;
  /** The number of nodes of each mode. */
  readonly nodes: readonly number[];
  /** The number of pairs for ngraph, which is slow. */
  readonly comparedPairs: number;
  readonly maxP99Ms: number;
  readonly maxReadyMs: number;
  readonly maxMemoryMb: number;
}

const SIZES: readonly Size[] = [
  {
    name: "12,000 nodes, one mode",
    nodes: [12_000],
    comparedPairs: 400,
    maxP99Ms: 2,
    maxReadyMs: 150,
    maxMemoryMb: 30,
  },
  {
    name: "60,000 nodes, all modes",
    nodes: [15_000, 25_000, 8_000, 12_000],
    comparedPairs: 200,
    maxP99Ms: 8,
    maxReadyMs: 150,
    maxMemoryMb: 90,
  },
  {
    name: "60,000 nodes, one mode",
    nodes: [60_000],
    comparedPairs: 60,
    maxP99Ms: 8,
    // No limit here: landmarks are computed per mode, and no country has this many nodes of one mode.
    maxReadyMs: Number.POSITIVE_INFINITY,
    maxMemoryMb: 90,
  },
];
const PAIRS = sizeOf(5000, 100);
const LOOPS = sizeOf(40, 2);
const MAX_LOOP_MS = 300;
const MIN_RATIO = 10;
const READY_RUNS = sizeOf(12);
const COLD_RUNS = sizeOf(7);

// In separate processes, because the first would warm up the second.
const [wanted, file] = process.argv.slice(2);
if (wanted === "cold" && file) console.log(JSON.stringify(readyTimes(readFileSync(file))));
else if (wanted) await bench(SIZES[Number(wanted)] as Size);
else {
  for (const place of isBrief ? [0] : SIZES.keys()) {
    const args = [...process.execArgv, import.meta.filename, `${place}`];
    const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}

async function bench(size: Size): Promise<void> {
  console.log(`\n${size.name}`);
  const bytes = writeGraph(windingNetwork(size.nodes)).bytes;
  const before = await memoryMb();
  const cold = coldTimes(bytes);
  const warm = Array.from({ length: READY_RUNS }, () => readyTimes(bytes));
  const routing = createRoutingGraph([readGraph(bytes)]);
  const pairs = pairsIn(routing.graph, PAIRS);
  const ours = pairs.map(([from, to]) => millisecondsOf(() => routing.find(from, to)));
  const loops = loopTimes(routing);
  const memory = (await memoryMb()) - before;
  // Measured last, because it takes more memory than the rest.
  const compared = pairs.slice(0, sizeOf(size.comparedPairs, 5));
  const theirs = ngraphTimes(routing, compared);
  const ratio = quantile(theirs, 0.5) / quantile(ours.slice(0, size.comparedPairs), 0.5);
  said("query, median", quantile(ours, 0.5), "ms");
  limited("query, 99 of 100", quantile(ours, 0.99), size.maxP99Ms, "ms");
  said("ngraph.path A*, median", quantile(theirs, 0.5), "ms");
  console.log(
    `  ratio: ${ratio.toFixed(1)} times (at least ${MIN_RATIO}) ${verdict(ratio >= MIN_RATIO)}`,
  );
  // Users wait for a cold start, as in a worker that has just started.
  const coldReady = cold.map(({ readyMs }) => readyMs);
  limited(`ready, cold, median of ${COLD_RUNS}`, quantile(coldReady, 0.5), size.maxReadyMs, "ms");
  said("ready, cold, worst", Math.max(...coldReady), "ms");
  said("ready, warm, best", Math.min(...warm.map(({ readyMs }) => readyMs)), "ms");
  said(
    "landmarks after it, cold, median",
    quantile(
      cold.map(({ landmarksMs }) => landmarksMs),
      0.5,
    ),
    "ms",
  );
  said(
    "landmarks after it, warm, best",
    Math.min(...warm.map(({ landmarksMs }) => landmarksMs)),
    "ms",
  );
  limited("loops of 12 and 30 km, median", quantile(loops, 0.5), MAX_LOOP_MS, "ms");
  limited("loops, 95 of 100", quantile(loops, 0.95), MAX_LOOP_MS, "ms");
  limited("memory with all that was asked", memory, size.maxMemoryMb, "MB");
}

interface ReadyTimes {
  /** The time from the bytes until the first path is found. */
  readonly readyMs: number;
  /** The time for the landmarks, measured later while nobody waits. */
  readonly landmarksMs: number;
}

function readyTimes(bytes: Uint8Array): ReadyTimes {
  const start = performance.now();
  const { graph, find, prepare } = createRoutingGraph([readGraph(bytes)]);
  find(0, Math.floor((graph.modeStarts[1] as number) / 2));
  const ready = performance.now();
  prepare(NETWORK_MODES[0]);
  return { readyMs: ready - start, landmarksMs: performance.now() - ready };
}

/** Measures each file in a fresh process. */
function coldTimes(bytes: Uint8Array): readonly ReadyTimes[] {
  const folder = mkdtempSync(join(tmpdir(), "bench-plan-"));
  const path = join(folder, "network.graph");
  writeFileSync(path, bytes);
  const args = [...process.execArgv, import.meta.filename, "cold", path];
  const times = Array.from({ length: COLD_RUNS }, () =>
    JSON.parse(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout),
  );
  rmSync(folder, { recursive: true });
  return times;
}

/** Returns pairs of nodes of the same mode. */
function pairsIn({ modeStarts, nodeCount }: PlanGraph, count: number) {
  const random = seededRandom(7);
  return Array.from({ length: count }, (): readonly [number, number] => {
    const from = Math.floor(random() * nodeCount);
    const mode = modeStarts.findIndex(
      (start, place) => from >= start && from < (modeStarts[place + 1] ?? 0),
    );
    const [start, end] = [modeStarts[mode] as number, modeStarts[mode + 1] as number];
    return [from, start + Math.floor(random() * (end - start))];
  });
}

function loopTimes(routing: RoutingGraph): readonly number[] {
  const { graph } = routing;
  const random = seededRandom(11);
  return Array.from({ length: LOOPS }, (_, index) => {
    const node = Math.floor(random() * graph.nodeCount);
    const mode = NETWORK_MODES[graph.modes[node] as 0 | 1 | 2 | 3];
    const wanted = { near: graph.node(node), mode, meters: index % 2 ? 30_000 : 12_000 };
    return millisecondsOf(() => findLoops(routing, wanted));
  });
}

/** Measures A* with straight-line distances, which are lower bounds: all results must agree. */
function ngraphTimes(
  { graph, find }: RoutingGraph,
  pairs: readonly (readonly [number, number])[],
): readonly number[] {
  const other = createNgraph<unknown, { readonly meters: number }>();
  const { starts, nodes, lengths } = graph.forward;
  for (let node = 0; node < graph.nodeCount; node += 1) other.addNode(node, graph.node(node));
  for (let node = 0; node < graph.nodeCount; node += 1) {
    for (let arc = starts[node] as number; arc < (starts[node + 1] as number); arc += 1) {
      other.addLink(node, nodes[arc] as number, { meters: (lengths[arc] as number) / 10 });
    }
  }
  const finder = aStar(other, {
    oriented: true,
    distance: (_from, _to, link) => link.data.meters,
    heuristic: (from, to) => crowMeters(from.data as never, to.data as never),
  });
  return pairs.map(([from, to]) => {
    const path = finder.find(from, to);
    const ms = millisecondsOf(() => finder.find(from, to));
    const meters = path.slice(1).reduce((sum, node, index) => {
      return sum + (other.getLink(node.id, path[index]?.id ?? 0)?.data.meters ?? Number.NaN);
    }, 0);
    const ours = find(from, to)?.lengthMeters ?? 0;
    if (Math.abs(meters - ours) > 0.05)
      throw new Error(`${from} → ${to}: ${ours} m, ngraph ${meters} m`);
    return ms;
  });
}

/** Returns the minimum of three, to exclude other work of the machine. */
function millisecondsOf(task: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Returns the memory of objects and arrays after garbage collection. */
async function memoryMb(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function said(what: string, value: number, unit: string): void {
  console.log(`  ${what}: ${value.toFixed(value < 10 ? 3 : 0)} ${unit}`);
}

function limited(what: string, value: number, most: number, unit: string): void {
  const text = value.toFixed(value < 10 ? 3 : 0);
  console.log(`  ${what}: ${text} ${unit} (limit ${most}) ${verdict(value < most)}`);
}

function verdict(isGood: boolean): string {
  if (!isGood) missLimit();
  return isGood ? "ok" : "TOO MUCH";
}
