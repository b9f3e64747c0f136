/**
 * Measures opening the map at zoom 14 with all nautical layers compared with the same map without them, alternating in
 * one run: in Delft over a pack, and at the locks of the Volkerak with their buoys, lights and depth contours.
 * Needs a build: `npm run build && npm run bench:map-nautical [-- --runs=7]`.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { startServer } from "../../tools/serve/server.ts";
import { sizeOf } from "../brief/brief.ts";
import { openBrowser, waitUntilOffline } from "../start/browser.mjs";
import { median } from "../start/report.mjs";
import { keepPack, type Opening, openOnce } from "./opening.ts";

const LARGEST_RATIO = 1.15;
const WARM_UPS = sizeOf(2, 0);
const ROOT = resolve(import.meta.dirname, "../..");
const PLACES = [
  { id: "delft", name: "Delft", lat: 52.0001, lng: 4.3649 },
  { id: "volkerak", name: "Volkerak", lat: 51.693, lng: 4.405 },
];
const PACKS = ["voorbeeld-delft", "dieptelijnen"];

const { values } = parseArgs({ options: { runs: { type: "string", default: `${sizeOf(7)}` } } });
const built = resolve(process.env["DIST_ROOT"] ?? join(ROOT, "dist"));
if (!existsSync(join(built, "index.html"))) throw new Error("Build the app first: npm run build");

const folder = mkdtempSync(join(tmpdir(), "bench-map-nautical-"));
const server = await startServer({ root: built, port: 0 });
const afloat = await openBrowser(join(folder, "afloat"));
const ashore = await openBrowser(join(folder, "ashore"));
try {
  await prepare(afloat, "water");
  await prepare(ashore, "foot");
  for (const place of PLACES) await measure(place);
} finally {
  await afloat.close();
  await ashore.close();
  await server.close();
  rmSync(folder, { recursive: true });
}

/** Stores the packs and the places, and selects the instruments for water or land. */
async function prepare(context: BrowserContext, instrumentLayout: "water" | "foot"): Promise<void> {
  await waitUntilOffline(context, `${server.url}/dashboard`);
  for (const pack of PACKS) {
    const path = join(ROOT, "samples/packs", pack);
    const files = readdirSync(path).map((name) => join(path, name));
    await keepPack(context, server.url, files, PLACES[0] as (typeof PLACES)[number]);
  }
  const page = await context.newPage();
  await page.goto(`${server.url}/settings`);
  await page.evaluate(
    ([waypoints, preferences]) => {
      localStorage.setItem("waypoints", waypoints as string);
      localStorage.setItem("preferences", preferences as string);
    },
    [
      JSON.stringify(PLACES),
      JSON.stringify({ instrumentLayout, offlineOnly: true, isBoatingAidRead: true }),
    ],
  );
  await page.goto(`${server.url}/waypoints/${PLACES[0]?.id}`);
  await page.close();
}

async function measure({ id, name }: (typeof PLACES)[number]): Promise<void> {
  const opening = { url: `${server.url}/waypoints/${id}`, tap: "Toon op de kaart" };
  const times: Record<"with" | "without", Opening[]> = { with: [], without: [] };
  for (let run = -WARM_UPS; run < Number(values.runs); run++) {
    const nautical = await openOnce(afloat, opening, 1);
    const plain = await openOnce(ashore, opening, 1);
    if (run < 0) continue;
    times.with.push(nautical);
    times.without.push(plain);
  }
  const [load = 0] = loadavg();
  process.stdout.write(`\n${name}, medians of ${times.with.length} (load ${load.toFixed(1)}):\n`);
  for (const key of ["idleMs", "restMs"] as const) {
    const withMs = median(times.with.map((one) => one[key]));
    const withoutMs = median(times.without.map((one) => one[key]));
    const ratio = withMs / withoutMs;
    const verdict = ratio <= LARGEST_RATIO ? "meets" : "MISSES";
    process.stdout.write(
      `  ${key === "idleMs" ? "idle" : "at rest"}: with ${withMs.toFixed(0)} ms, without ` +
        `${withoutMs.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (${verdict} ${LARGEST_RATIO})\n`,
    );
  }
}
