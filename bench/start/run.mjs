/**
 * Measures the start of the map. Alternates in one run on one machine: the warm offline start of `/map`, and a bare
 * page with only MapLibre, the same style, size and archive, from a warm HTTP cache. Needs a build: `npm run build &&
 * npm run bench:start [-- --runs=7]`.
 */
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildMapPage } from "../../tools/overview-picture/build-page.ts";
import { startServer } from "../../tools/serve/server.ts";
import { isBrief, sizeOf } from "../brief/brief.ts";
import { openBrowser, sizeOfMap, startCold, startOnce, waitUntilOffline } from "./browser.mjs";
import { coldReport, warmReport } from "./report.mjs";

const BUILT = resolve(process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist"));
const THROTTLING = isBrief ? [1] : [1, 4];
const WARM_UPS = sizeOf(2, 0);

const runs = Number(process.argv.find((word) => word.startsWith("--runs="))?.slice(7) ?? sizeOf(7));
if (!existsSync(join(BUILT, "index.html"))) throw new Error("Build the app first: npm run build");

const folder = await mkdtemp(join(tmpdir(), "bench-start-"));
await cp(BUILT, join(folder, "app"), { recursive: true });
await buildMapPage(join(folder, "bare"));
const appServer = await startServer({ root: join(folder, "app"), port: 0 });
const bareServer = await startServer({ root: join(folder, "bare"), port: 0 });

const cold = await startCold(join(folder, "cold"), `${appServer.url}/map`);
const app = await openBrowser(join(folder, "app-profile"));
const bare = await openBrowser(join(folder, "bare-profile"));
try {
  await waitUntilOffline(app, `${appServer.url}/map`);
  // From here on the app has nobody to ask but its own service worker.
  await appServer.close();
  process.stdout.write(coldReport(cold));
  const size = await sizeOfMap(app, `${appServer.url}/map`);
  for (const throttling of THROTTLING) process.stdout.write(await compare(throttling, size));
} finally {
  await app.close();
  await bare.close();
  await bareServer.close();
  await rm(folder, { recursive: true });
}

/**
 * @param {number} throttling how many times slower than this machine
 * @param {import("./browser.mjs").Size} size of the map
 * @returns {Promise<string>}
 */
async function compare(throttling, size) {
  /** @type {import("./browser.mjs").Start[]} */
  const appStarts = [];
  /** @type {import("./browser.mjs").Start[]} */
  const bareStarts = [];
  for (let run = -WARM_UPS; run < runs; run++) {
    const appStart = await startOnce(app, `${appServer.url}/map`, throttling);
    const bareStart = await startOnce(bare, `${bareServer.url}/`, throttling, size);
    if (run < 0) continue;
    appStarts.push(appStart);
    bareStarts.push(bareStart);
  }
  return warmReport(throttling, appStarts, bareStarts);
}
