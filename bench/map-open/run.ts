/**
 * `npm run build && npm run bench:map-open [-- --runs=7]`: measures opening the map from the tap, in an open
 * app, warm and offline. Compares it with a tap on a bare page that loads only MapLibre, with the same style,
 * view, size, worker and archive; the two alternate in one run on one machine. Measures both the built-in
 * overview behind "Kaart", and a pack at zoom 14 behind "Toon op de kaart" of a waypoint.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { buildMapPage } from "../../tools/overview-picture/build-page.ts";
import { startServer } from "../../tools/serve/server.ts";
import { isBrief, sizeOf } from "../brief/brief.ts";
import { openBrowser, sizeOfMap, waitUntilOffline } from "../start/browser.mjs";
import { comparison } from "../start/report.mjs";
import { keepPack, type Opening, type OpeningPage, openOnce } from "./opening.ts";
import { makeBenchPack } from "./pack.ts";

const LARGEST_RATIO = 1.2;
const THROTTLING = isBrief ? [1] : [1, 4];
const WARM_UPS = sizeOf(2, 0);
const PACK_ZOOM = 14;
const NAMES = { idleMs: "idle", restMs: "at rest" } as const;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: `${sizeOf(7)}` },
  },
});
const built = resolve(process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist"));
if (!existsSync(join(built, "index.html"))) throw new Error("Build the app first: npm run build");

const folder = mkdtempSync(join(tmpdir(), "bench-map-open-"));
const [appRoot, bareRoot] = [join(folder, "app"), join(folder, "bare")];
cpSync(built, appRoot, { recursive: true });
await buildMapPage(bareRoot);
const pack = await makeBenchPack();
cpSync(pack.map, join(bareRoot, "basemap/pack.pmtiles"));
const appServer = await startServer({ root: appRoot, port: 0 });
const bareServer = await startServer({ root: bareRoot, port: 0 });
const app = await openBrowser(join(folder, "app-profile"));
const bare = await openBrowser(join(folder, "bare-profile"));
try {
  await waitUntilOffline(app, `${appServer.url}/dashboard`);
  await goOffline(app);
  const size = await sizeOfMap(app, `${appServer.url}/map`);
  await measure("The built-in overview", {
    app: { url: `${appServer.url}/dashboard`, tap: "Kaart" },
    bare: { url: `${bareServer.url}/tapped.html`, tap: "Kaart", size },
  });
  const waypoint = { id: "midden", name: "Midden", lat: pack.lat, lng: pack.lng };
  await keepPack(app, appServer.url, pack.files, waypoint);
  await measure(`A pack (${pack.name}) at zoom ${PACK_ZOOM}`, {
    app: { url: `${appServer.url}/waypoints/midden`, tap: "Toon op de kaart" },
    bare: { url: `${bareServer.url}/tapped.html?${packQuery(waypoint)}`, tap: "Kaart", size },
  });
} finally {
  await app.close();
  await bare.close();
  await bareServer.close();
  pack.remove();
  rmSync(folder, { recursive: true });
}

/** From here on only the service worker responds to the app, which knows that it is offline. */
async function goOffline(context: BrowserContext): Promise<void> {
  await appServer.close();
  await context.setOffline(true);
}

function packQuery({ name, lat, lng }: { name: string; lat: number; lng: number }): string {
  const view = { lat: `${lat}`, lng: `${lng}`, zoom: `${PACK_ZOOM}`, waypoint: name };
  const query = new URLSearchParams(view);
  for (const file of ["pack", "nederland"]) query.append("archive", `/basemap/${file}.pmtiles`);
  return query.toString();
}

async function measure(
  what: string,
  ways: { readonly app: OpeningPage; readonly bare: OpeningPage },
): Promise<void> {
  for (const throttling of THROTTLING) {
    const ofApp: Opening[] = [];
    const ofBare: Opening[] = [];
    for (let run = -WARM_UPS; run < Number(values.runs); run++) {
      const opened = await openOnce(app, ways.app, throttling);
      const shown = await openOnce(bare, ways.bare, throttling);
      if (run < 0) continue;
      ofApp.push(opened);
      ofBare.push(shown);
    }
    report(`${what}, ${throttling}x CPU throttling, medians of ${ofApp.length}`, ofApp, ofBare);
  }
}

function report(title: string, ofApp: readonly Opening[], ofBare: readonly Opening[]): void {
  const [load = 0] = loadavg();
  process.stdout.write(`\n${title} (load ${load.toFixed(1)}):\n`);
  for (const key of ["idleMs", "restMs"] as const) {
    const times = [ofApp, ofBare].map((openings) => openings.map((opening) => opening[key]));
    const line = comparison(times[0] ?? [], times[1] ?? [], LARGEST_RATIO);
    process.stdout.write(`  ${NAMES[key]}: ${line}\n`);
  }
}
