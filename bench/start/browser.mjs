/** Opens pages in Chromium and measures their times. */
import { chromium } from "@playwright/test";
import { requireChromium } from "../../tools/check/chromium.ts";
import { CHROMIUM_ARGS } from "../../tools/check/launch.ts";

/**
 * @typedef {import("@playwright/test").BrowserContext} BrowserContext
 * @typedef {{ width: number, height: number }} Size in CSS pixels
 * @typedef {{ firstPixelsMs: number, idleMs: number }} Start since the navigation began
 * @typedef {{ tapMs?: number, firstPixelsMs?: number, idleMs?: number, restMs?: number }} MapTimes
 * @typedef {{ bytes: number, requests: number, firstPaintMs: number, firstPixelsMs: number, idleMs: number }} ColdStart
 */

/** A phone in Dutch, so that no notice of another language is part of what is measured. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  locale: "nl-NL",
};

/**
 * @param {string} profile folder of a browser of its own
 * @param {"allow" | "block"} [serviceWorkers]
 * @returns {Promise<BrowserContext>}
 */
export async function openBrowser(profile, serviceWorkers = "allow") {
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    serviceWorkers,
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, "--disable-background-networking"],
  });
  await context.addInitScript(watchTheMap);
  return context;
}

/**
 * Returns the size of the app's map; the bare page fills its window, which gets the same size.
 * @param {BrowserContext} context @param {string} url @returns {Promise<Size>}
 */
export async function sizeOfMap(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  const box = await page.locator("[data-map-state]").boundingBox({ timeout: 60_000 });
  await page.close();
  if (!box) throw new Error("The app shows no map");
  return { width: Math.round(box.width), height: Math.round(box.height) };
}

/** Opens the app once and waits until its service worker has stored the whole app. */
export async function waitUntilOffline(
  /** @type {BrowserContext} */ context,
  /** @type {string} */ url,
) {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
}

/**
 * @param {BrowserContext} context @param {string} url
 * @param {number} throttling how many times slower the page's main thread runs
 * @param {Size} [size] of the window, instead of the phone's
 * @returns {Promise<Start>}
 */
export async function startOnce(context, url, throttling, size) {
  const page = await context.newPage();
  if (size) await page.setViewportSize(size);
  await page.bringToFront();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  await page.goto(url, { waitUntil: "commit" });
  const start = await timesOf(page);
  await page.close();
  return start;
}

/**
 * Measures a first visit until the map is drawn, without a service worker, whose downloads would count.
 * @param {string} profile @param {string} url @returns {Promise<ColdStart>}
 */
export async function startCold(profile, url) {
  const context = await openBrowser(profile, "block");
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const loaded = { bytes: 0, requests: 0 };
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    loaded.requests += 1;
  });
  await page.goto(url, { waitUntil: "commit" });
  const start = await timesOf(page);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { ...loaded, ...start, firstPaintMs };
}

/** @param {import("@playwright/test").Page} page @returns {Promise<Start>} */
async function timesOf(page) {
  const times = page.waitForFunction(
    () => {
      const { firstPixelsMs, idleMs } = /** @type {any} */ (window).mapTimes;
      return firstPixelsMs && idleMs ? { firstPixelsMs, idleMs } : null;
    },
    null,
    { timeout: 60_000 },
  );
  const handle = await times.catch(async (error) => {
    const seen = await page.evaluate(() => JSON.stringify(/** @type {any} */ (window).mapTimes));
    throw new Error(`${page.url()} came no further than ${seen}`, { cause: error });
  });
  return /** @type {Promise<Start>} */ (handle.jsonValue());
}

/**
 * Runs before the scripts of the page. First pixels: the time at which the picture of the map was painted, or (on the
 * bare page) MapLibre drew its first tile. Idle: the first time that the live map was idle. Rest: the last time. Tap:
 * the last touch of the page.
 */
function watchTheMap() {
  /** @type {MapTimes} */
  const times = {};
  /** @type {string | undefined} */
  let state;
  Object.assign(window, { mapTimes: times });
  const sawPixels = (/** @type {number} */ atMs) => {
    times.firstPixelsMs = Math.min(times.firstPixelsMs ?? Number.POSITIVE_INFINITY, atMs);
  };
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (/overview-[\w-]+\.webp/.test(entry.url ?? "")) sawPixels(entry.startTime);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-map-pixels")) sawPixels(entry.startTime);
  }).observe({ type: "mark", buffered: true });
  new MutationObserver(() => {
    const map = /** @type {HTMLElement | null} */ (document.querySelector("[data-map-state]"));
    const isIdleNow = map?.dataset["mapState"] === "idle" && state !== "idle";
    state = map?.dataset["mapState"];
    if (!isIdleNow) return;
    times.restMs = performance.now();
    times.idleMs ??= times.restMs;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-map-state"] });
  addEventListener(
    "pointerdown",
    (event) => {
      times.tapMs = event.timeStamp;
    },
    { capture: true },
  );
}
