import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { extractNetwork } from "#domain/network/extract/extract-network.ts";
import { routeLines } from "#domain/network/extract/route-lines.ts";
import { junctionsOf } from "#domain/network/graph/junctions.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { networkTiles } from "#domain/packs/make/network-tiles.ts";
import { readExtract } from "#domain/packs/make/read-extract.ts";
import { openExtractFile } from "../../tools/pack/disk/extract-file.ts";
import { missLimit } from "../brief/brief.ts";
import { networkGeoJson } from "./network-geojson.ts";
import { writeSyntheticExtract } from "./synthetic-extract.ts";

/** `npm run bench:network`: measures a network of the size of the Dutch one, and checks the limits. */
const LIMITS = { extractSeconds: 60, memoryMegabytes: 1500, bytesPerEdge: 60, decodeMs: 100 };

const [, script = "", extractPath] = process.argv;
// In a separate process, so that making the extract does not count as memory of reading it.
if (extractPath !== undefined) writeSyntheticExtract(extractPath);
else await bench();

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-network-"));
  try {
    const path = join(folder, "synthetic.osm.pbf");
    spawnSync(process.execPath, [...process.execArgv, script, path], { stdio: "inherit" });
    await measure(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(path: string): Promise<void> {
  const file = await openExtractFile(path);
  const readStart = process.cpuUsage();
  const read = await readExtract(file);
  const extracted = extractNetwork(read.osm);
  const seconds = secondsSince(readStart);
  const megabytes = process.resourceUsage().maxRSS / 1000;
  const { network, findings, routes } = extracted;
  const graph = writeGraph(network);
  const json = JSON.stringify(networkGeoJson(network));
  const [firstDecode] = timed(() => readGraph(graph.bytes));
  const decodeMs = 1000 * medianOf(() => timed(() => readGraph(graph.bytes))[0]);
  const parseMs = 1000 * medianOf(() => timed(() => JSON.parse(json))[0]);
  const bytesPerEdge = (graph.bytes.length - graph.geometryBytes) / network.edges.length;
  const tilesStart = process.cpuUsage();
  const picture = {
    lines: routeLines(routes, read.osm),
    nodes: network.nodes,
    junctions: junctionsOf(network.nodes, network.edges),
    locks: [],
  };
  const tiles = await networkTiles(picture, [4, 52, 5.2, 53]);
  const tileSeconds = secondsSince(tilesStart);

  console.log(
    `extract: ${mega(file.bytes)} MB, ${routes.length} routes, ${findings.filter(({ outcome }) => outcome === "resolved").length} resolved`,
  );
  console.log(`network: ${network.nodes.length} nodes, ${network.edges.length} edges`);
  check("extraction", seconds, LIMITS.extractSeconds, "s");
  check("memory at most", megabytes, LIMITS.memoryMegabytes, "MB");
  check("graph beside geometry", bytesPerEdge, LIMITS.bytesPerEdge, "bytes an edge");
  check("graph decoded", decodeMs, LIMITS.decodeMs, "ms");
  console.log(`  first time ${(1000 * firstDecode).toFixed(1)} ms`);
  console.log(`tiles: ${mega(tiles.length)} MB in ${tileSeconds.toFixed(1)} s`);
  compare("size", graph.bytes.length / 1e6, json.length / 1e6, "MB");
  compare("size, gzip", gzipSync(graph.bytes).length / 1e6, gzipSync(json).length / 1e6, "MB");
  compare("decoding", decodeMs, parseMs, "ms");
}

function check(what: string, value: number, limit: number, unit: string): void {
  const isMet = value <= limit;
  console.log(`${what}: ${value.toFixed(1)} ${unit} (limit ${limit}) ${isMet ? "ok" : "TOO MUCH"}`);
  if (!isMet) missLimit();
}

function compare(what: string, graph: number, geoJson: number, unit: string): void {
  const ratio = (geoJson / graph).toFixed(1);
  console.log(
    `${what}: graph ${graph.toFixed(1)} ${unit}, GeoJSON ${geoJson.toFixed(1)} ${unit}: ${ratio} times`,
  );
}

/** Measures processor time in seconds, to exclude other work of the machine. */
function timed<T>(run: () => T): [number, T] {
  const start = process.cpuUsage();
  const result = run();
  return [secondsSince(start), result];
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function medianOf(run: () => number): number {
  const values = Array.from({ length: 5 }, run).sort((a, b) => a - b);
  return values[2] ?? Number.NaN;
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
