/**
 * Measures how long the map blocks the main thread with a track of 100,000 points and with 10,000 waypoints: when
 * they are added, and when the colours and the tile source change under them. Drawing frames is reported separately,
 * because without a graphics card it says nothing about a phone. `npx tsx bench/map-tracks/run.mjs [folder of the
 * built app]`
 */
import { launchChromium } from "../../tools/check/launch.ts";
import { startServer } from "../../tools/serve/server.ts";
import { sizeOf } from "../brief/brief.ts";

const POINTS = sizeOf(100_000, 5000);
const WAYPOINTS = sizeOf(10_000, 500);
const LONGEST_BLOCK_MS = 50;

const NO_OVERLAY = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
/** @type {readonly (readonly [string, object])[]} */
const CHANGES = [
  ["dark colours", { colorScheme: 1, tileSource: 0, mapOverlay: NO_OVERLAY }],
  ["another tile source", { colorScheme: 1, tileSource: 5, mapOverlay: NO_OVERLAY }],
  ["light colours", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY }],
];

const root = process.argv[2] ?? new URL("../../dist", import.meta.url).pathname;
const server = await startServer({ root, port: 0 });
const browser = await launchChromium();

try {
  await measure("nothing on the map", {});
  await measure(`a track of ${POINTS} points`, { points: POINTS });
  await measure(`${WAYPOINTS} waypoints`, { waypoints: WAYPOINTS });
} finally {
  await browser.close();
  await server.close();
}

/** @param {string} what @param {{ points?: number; waypoints?: number }} load */
async function measure(what, { points = 0, waypoints = 0 }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (waypoints > 0) await page.addInitScript(plantWaypoints, waypoints);
  await page.goto(`${server.url}/waypoints`);
  await page.locator("main h2").first().waitFor();
  if (points > 0) await page.evaluate(plantTrack, points);
  await page.goto(`${server.url}/waypoints`);
  await page.locator("main h2").first().waitFor();
  await page.waitForTimeout(2000);
  const openMap = () => page.getByRole("link", { name: "Kaart" }).last().click();
  await report(page, `${what}: opening the map`, openMap);
  for (const [change, settings] of CHANGES) {
    await report(page, `${what}: ${change}`, () => page.evaluate(storeSettings, settings));
  }
  await context.close();
}

/** @param {import("@playwright/test").Page} page */
async function idle(page) {
  await page.waitForTimeout(1500);
  await page.locator('[data-map-state="idle"]').waitFor({ timeout: 120_000 });
}

/**
 * Measures the longest tasks of the main thread during a change, in processor time, which excludes other work of the
 * machine.
 * @param {import("@playwright/test").Page} page
 * @param {string} what @param {() => Promise<unknown>} change
 */
async function report(page, what, change) {
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
  await browser.startTracing(page, { categories });
  await change();
  await idle(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const { own, drawing } = longestTasks(traceEvents);
  const verdict = own > LONGEST_BLOCK_MS ? `more than ${LONGEST_BLOCK_MS} ms` : "";
  process.stdout.write(
    `${what.padEnd(52)} ${own.toFixed(0).padStart(5)} ms (a frame ${drawing.toFixed(0)} ms) ${verdict}\n`,
  );
}

/** @typedef {{ name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number; args?: { name?: string } }} TraceEvent */

/** @param {readonly TraceEvent[]} events */
function longestTasks(events) {
  const main = events.find(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const onMain = events.filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid);
  const frames = onMain.filter(({ name }) => name === "FireAnimationFrame");
  const tasks = onMain.filter(({ name, tdur }) => name.endsWith("RunTask") && tdur !== undefined);
  /** @param {TraceEvent} task */
  const draws = ({ ts, dur = 0 }) => frames.some((frame) => frame.ts >= ts && frame.ts <= ts + dur);
  /** @param {readonly TraceEvent[]} some */
  const longest = (some) => Math.max(0, ...some.map(({ tdur = 0 }) => tdur)) / 1000;
  return {
    own: longest(tasks.filter((task) => !draws(task))),
    drawing: longest(tasks.filter(draws)),
  };
}

/** Runs before the app: stores waypoints. @param {number} count */
function plantWaypoints(count) {
  if (localStorage.getItem("waypoints")) return;
  const waypoints = Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    name: `Post ${index}`,
    lat: 51.5 + (index % 100) * 0.015,
    lng: 4 + Math.floor(index / 100) * 0.025,
  }));
  localStorage.setItem("waypoints", JSON.stringify(waypoints));
}

/** Runs in the page: stores a winding track as after an import. @param {number} count */
async function plantTrack(count) {
  /** @param {number} scale @param {number} middle @param {(turn: number) => number} wave */
  const at = (scale, middle, wave) =>
    Float64Array.from({ length: count }, (_, i) => middle + scale * wave(i / 900) + i * 2e-6);
  const record = {
    format: 2,
    id: "lange-tocht",
    kind: "track",
    origin: "imported",
    name: "Lange tocht",
    color: "#d0246e",
    addedAtMs: 1,
    isVisible: true,
    pointCount: count,
    segmentCount: 1,
    lengthMeters: 1,
    bounds: [5, 52, 5.6, 52.4],
  };
  const block = {
    trackId: record.id,
    blockNumber: 0,
    lngs: at(0.2, 5.2, Math.cos),
    lats: at(0.1, 52.1, Math.sin),
    segmentStarts: Uint32Array.of(0),
    gapsBefore: [null],
    timesMs: null,
    altitudesMeters: null,
    altitudeAccuraciesMeters: null,
    accuraciesMeters: null,
    speedsMps: null,
    coursesDegrees: null,
    details: null,
  };
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open("scouting-map");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(["tracks", "trackBlocks"], "readwrite");
  transaction.objectStore("tracks").put(record);
  transaction.objectStore("trackBlocks").put(block);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

/** Runs in the page: changes the settings like another tab. @param {object} settings */
function storeSettings(settings) {
  const newValue = JSON.stringify(settings);
  const oldValue = localStorage.getItem("settings");
  localStorage.setItem("settings", newValue);
  const event = new StorageEvent("storage", {
    key: "settings",
    oldValue,
    newValue,
    storageArea: localStorage,
  });
  window.dispatchEvent(event);
}
