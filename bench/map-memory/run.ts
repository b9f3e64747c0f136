/**
 * `npm run bench:map-memory [-- folder of the built app]`: simulates twenty minutes of use of the map, with a
 * clock that advances between actions: 200 pans, a fix every third second, zooms, cards, other colours and
 * visits to another screen, with waypoints, a track, an overlay and the online map on it. Compares the
 * JavaScript heap, the nodes and the listeners of the page after garbage collection.
 */
import type { CDPSession, Page } from "@playwright/test";
import { answerPictures, serveWood } from "../../e2e/drivers/tile-servers.ts";
import { launchChromium } from "../../tools/check/launch.ts";
import { startServer } from "../../tools/serve/server.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";
import {
  drag,
  measureByClockOfPage,
  plantWaypoints,
  storeSettings,
  tap,
  trackFile,
  Walk,
} from "./use.ts";

const PANS = sizeOf(200, 40);
const MINUTES = sizeOf(20, 4);
/** The number of pans before the first look, so that all code is loaded. */
const PANS_TO_WARM_UP = sizeOf(40, 10);
const MEASURE_EVERY_PANS = sizeOf(50, 20);
const FIX_EVERY_MS = 3000;
const FIXES_A_PAN = (MINUTES * 60_000) / PANS / FIX_EVERY_MS;
const WAYPOINTS = 200;
const TRACK_POINTS = 5000;
const LARGEST_GROWTH = 0.2;

interface Look {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

const mapOverlay = { walkNetwork: true, bikeNetwork: false, sailNetwork: false };
const settings = (colorScheme: number) => ({ colorScheme, tileSource: 0, mapOverlay });

const root = process.argv[2] ?? new URL("../../dist", import.meta.url).pathname;
const server = await startServer({ root, port: 0 });
const browser = await launchChromium();

try {
  const { first, last } = await useMap();
  const growths = [
    ["heap", last.heapBytes / first.heapBytes - 1],
    ["nodes", last.nodes / first.nodes - 1],
    ["listeners", last.listeners / first.listeners - 1],
  ] as const;
  for (const [what, growth] of growths) {
    const verdict = growth <= LARGEST_GROWTH ? "meets" : "MISSES";
    say(`${what}: ${(growth * 100).toFixed(1)} % (${verdict} at most ${LARGEST_GROWTH * 100} %)`);
    if (growth > LARGEST_GROWTH) missLimit();
  }
} finally {
  await browser.close();
  await server.close();
}

async function useMap(): Promise<{ readonly first: Look; readonly last: Look }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ["geolocation"],
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await openMap(page);
  const walk = new Walk();
  for (let pan = 0; pan < PANS_TO_WARM_UP; pan++) await useOnce(page, devtools, walk, pan);
  const first = await look(devtools, 0);
  let last = first;
  for (let pan = 1; pan <= PANS; pan++) {
    await useOnce(page, devtools, walk, pan);
    if (pan % MEASURE_EVERY_PANS === 0) last = await look(devtools, pan);
  }
  return { first, last };
}

/** Opens the map with all its layers, and follows the position once. */
async function openMap(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(measureByClockOfPage);
  await page.addInitScript(plantWaypoints, WAYPOINTS);
  await answerPictures(page);
  await serveWood(page, []);
  await page.goto(`${server.url}/waypoints`);
  const buffer = Buffer.from(trackFile(TRACK_POINTS));
  const file = { name: "tocht.gpx", mimeType: "application/octet-stream", buffer };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles([file]);
  await page.getByRole("button", { name: "Importeer 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sluit" }).first().click();
  await page.evaluate(storeSettings, settings(0));
  await tap(page, "Kaart", "link");
  await page.locator('[data-map-state="idle"]').waitFor({ timeout: 120_000 });
}

/** Pans once, advances the clock, and sometimes does something else. */
async function useOnce(page: Page, devtools: CDPSession, walk: Walk, pan: number): Promise<void> {
  await drag(page, pan);
  if (pan % 5 === 2) await tap(page, pan % 10 === 2 ? "Zoom in" : "Zoom uit");
  if (pan % 10 === 4) await openAndClose(page, () => tap(page, "Kaartlagen"));
  if (pan % 10 === 9) await openAndClose(page, () => choosePlace(page));
  if (pan % 20 === 11) await page.evaluate(storeSettings, settings(pan % 40 === 11 ? 1 : 0));
  if (pan % 20 === 16) await visitSettings(page);
  if (pan % 20 === 18) await tap(page, /Volg|volgt/);
  for (let fix = 0; fix < FIXES_A_PAN; fix++) {
    const place = { ...walk.next(), accuracy: 8, speed: 1.4, heading: (pan * 9) % 360 };
    await devtools.send("Emulation.setGeolocationOverride", place);
    await page.clock.fastForward(FIX_EVERY_MS);
  }
}

async function openAndClose(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  const close = page.getByRole("button", { name: "Sluit" }).first();
  await close.waitFor();
  await page.keyboard.press("Escape");
  await close.waitFor({ state: "detached" });
}

async function choosePlace(page: Page): Promise<void> {
  await page.locator("canvas").dispatchEvent("keydown", { key: "F10", shiftKey: true });
}

async function visitSettings(page: Page): Promise<void> {
  await tap(page, "Instellingen", "link");
  // The map stays in the page, out of sight.
  await page.locator("[data-map-state]").waitFor({ state: "hidden" });
  await page.clock.fastForward(1000);
  await tap(page, "Kaart", "link");
  await page.locator("[data-map-state]").waitFor();
}

/** Collects garbage twice, because the first run may free what the second can collect. */
async function look(devtools: CDPSession, pan: number): Promise<Look> {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize: heapBytes } = await devtools.send("Runtime.getHeapUsage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const seen = { heapBytes, nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
  say(
    `after ${`${pan}`.padStart(3)} pans: heap ${(heapBytes / 1e6).toFixed(2)} MB, ` +
      `${seen.nodes} nodes, ${seen.listeners} listeners`,
  );
  return seen;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
