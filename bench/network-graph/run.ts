import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { extractNetwork } from "#domain/network/extract/extract-network.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { readExtract } from "#domain/packs/make/read-extract.ts";
import { findChromium } from "../../tools/check/chromium.ts";
import { openExtractFile } from "../../tools/pack/disk/extract-file.ts";
import { startServer } from "../../tools/serve/server.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";
import { networkGeoJson } from "../network/network-geojson.ts";
import { writeSyntheticExtract } from "../network/synthetic-extract.ts";

/**
 * `npm run bench:network-graph`: measures the time that the built worker takes, in Chromium, from the message
 * with a graph of the size of the Dutch one to its first answer. Compares it with parsing the same network as
 * GeoJSON in a worker. Needs `npm run build`.
 */
const LIMIT_MS = 100;
const RUNS = sizeOf(15);
const DIST = process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist");

const folder = mkdtempSync(join(tmpdir(), "bench-network-graph-"));
try {
  await bench();
} finally {
  rmSync(folder, { recursive: true });
}

async function bench(): Promise<void> {
  const extractPath = join(folder, "synthetic.osm.pbf");
  writeSyntheticExtract(extractPath);
  const file = await openExtractFile(extractPath);
  const { network } = extractNetwork((await readExtract(file)).osm);
  file.close();
  const graph = writeGraph(network).bytes;
  const { osmId, mode } = readGraph(graph).node(0);
  writeFileSync(join(folder, "network.graph"), graph);
  writeFileSync(join(folder, "network.json"), JSON.stringify(networkGeoJson(network)));
  // A page that may start a worker from a text, which parses the GeoJSON.
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>bench</title>");
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox"],
  });
  const server = await startServer({ root: DIST, port: 0 });
  try {
    const page = await browser.newPage({ bypassCSP: true });
    // The runner wraps named functions in a call to `__name`, which a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.route("**/bench/*", (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(7)) }),
    );
    await page.goto(`${server.url}/bench/index.html`);
    report(network, await graphTimes(page, { osmId, mode }), await geoJsonTimes(page));
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Times {
  /** The time from starting the worker to its first answer. */
  readonly startMs: number;
  /** The times from the message to the answer, one per run. */
  readonly readyMs: readonly number[];
}

function workerPath(): string {
  const chunks = readdirSync(join(DIST, "static/js/async"));
  const chunk = chunks.find((name) => /^network-graph\..*\.js$/.test(name));
  if (!chunk) throw new Error(`There is no built worker in ${DIST}: run npm run build first.`);
  return `/static/js/async/${chunk}`;
}

/** The graph is in the private file system, like that of a pack. */
function graphTimes(page: Page, identity: object): Promise<Times> {
  return page.evaluate(
    async ({ path, identity, runs }) => {
      const root = await navigator.storage.getDirectory();
      const handle = await root.getFileHandle("network.graph", { create: true });
      const writable = await handle.createWritable();
      await writable.write(await (await fetch("/bench/network.graph")).arrayBuffer());
      await writable.close();
      const start = performance.now();
      const worker = new Worker(path);
      const call = (name: string, input: unknown): Promise<{ readonly output: unknown }> =>
        new Promise((done) => {
          worker.onmessage = ({ data }) => done(data);
          worker.postMessage({ id: 0, name, input });
        });
      await call("put", []);
      const startMs = performance.now() - start;
      const readyMs = [];
      for (let run = 0; run < runs; run++) {
        const bytes = await handle.getFile();
        const before = performance.now();
        const put = call("put", [{ id: `run-${run}`, bytes }]);
        await put;
        const { output } = await call("nodesAtSignpost", identity);
        readyMs.push(performance.now() - before);
        if (!Array.isArray(output) || output.length === 0)
          throw new Error("The worker does not know the first node.");
      }
      return { startMs, readyMs };
    },
    { path: workerPath(), identity, runs: RUNS },
  );
}

function geoJsonTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (runs) => {
    const root = await navigator.storage.getDirectory();
    const handle = await root.getFileHandle("network.json", { create: true });
    const writable = await handle.createWritable();
    await writable.write(await (await fetch("/bench/network.json")).arrayBuffer());
    await writable.close();
    const script = `onmessage = async ({ data }) => postMessage(JSON.parse(await data.text()).features.length)`;
    const worker = new Worker(URL.createObjectURL(new Blob([script])));
    const times = [];
    for (let run = 0; run < runs; run++) {
      const file = await handle.getFile();
      const before = performance.now();
      await new Promise((done) => {
        worker.onmessage = done;
        worker.postMessage(file);
      });
      times.push(performance.now() - before);
    }
    return times;
  }, RUNS);
}

function report(
  network: { readonly nodes: readonly unknown[]; readonly edges: readonly unknown[] },
  { startMs, readyMs }: Times,
  geoJsonMs: readonly number[],
): void {
  // The minimum of all runs, to exclude other work of the machine.
  const ready = Math.min(...readyMs);
  const parsed = Math.min(...geoJsonMs);
  console.log(`network: ${network.nodes.length} nodes, ${network.edges.length} edges`);
  console.log(`worker started: ${startMs.toFixed(1)} ms`);
  console.log(
    `graph ready: ${ready.toFixed(1)} ms (limit ${LIMIT_MS}) ${ready < LIMIT_MS ? "ok" : "TOO MUCH"}; ` +
      `all ${readyMs.map((ms) => ms.toFixed(0)).join(" ")}`,
  );
  console.log(`GeoJSON parsed: ${parsed.toFixed(1)} ms: ${(parsed / ready).toFixed(1)} times`);
  if (ready >= LIMIT_MS) missLimit();
}
