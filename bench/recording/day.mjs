/**
 * Records a day with one fix per second: compares the cost of a minute in its last hour with the first hour of
 * another recording, alternating, and measures memory.
 */

import { sizeOf } from "../brief/brief.ts";
import { median, openDevice, verdict } from "./device.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ usedSize: number, backingStorageSize?: number }} Heap */

const MINUTE = 60;
/** Fixes of an hour, which is shorter in a brief run. */
const HOUR = sizeOf(60, 5) * MINUTE;
const HOURS = sizeOf(24, 2);
const LARGEST_RATIO = 1.2;
/** The bytes of a fix in columns: place, time and altitude in doubles, four more numbers in floats. */
const FIX_BYTES = 4 * 8 + 4 * 4;
/** The allowed bytes beside the track, which stays in memory to be drawn and to be stored again if the storage is cleared. */
const LARGEST_GROWTH_BYTES = 1_500_000;

/** @param {string} url of the built app @returns {Promise<string>} */
export async function measureDay(url) {
  const [long, short] = [await openDevice(), await openDevice()];
  try {
    const longPage = await recordingPage(long.context, url);
    const heaps = [];
    for (let hour = 0; hour < HOURS - 1; hour++) {
      await giveMinutes(longPage, hour * HOUR, HOUR / MINUTE);
      heaps.push(await heapBytes(longPage));
    }
    const shortPage = await recordingPage(short.context, url);
    /** @type {{ first: number[], last: number[] }} */
    const minutes = { first: [], last: [] };
    for (let from = 0; from < HOUR; from += MINUTE) {
      minutes.first.push(...(await giveMinutes(shortPage, from, 1)));
      minutes.last.push(...(await giveMinutes(longPage, (HOURS - 1) * HOUR + from, 1)));
    }
    heaps.push(await heapBytes(longPage));
    return `${costReport(minutes)}${memoryReport(heaps)}${await replayReport(longPage, url)}`;
  } finally {
    await long.close();
    await short.close();
  }
}

/** @param {import("@playwright/test").BrowserContext} context @param {string} url */
async function recordingPage(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/tracks`);
  await page.getByRole("button", { name: "Neem track op" }).click();
  await page.locator("[data-recorder='recording']").waitFor();
  return page;
}

/**
 * @param {Page} page @param {number} from the number of the first fix @param {number} minutes
 * @returns {Promise<number[]>} milliseconds each, from the first fix until the last is kept
 */
function giveMinutes(page, from, minutes) {
  return page.evaluate(
    ({ first, count, length }) => /** @type {any} */ (window).giveMinutes(first, count, length),
    { first: from, count: minutes, length: MINUTE },
  );
}

/** @param {Page} page */
async function heapBytes(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const heap = /** @type {Heap} */ (await devtools.send("Runtime.getHeapUsage"));
  await devtools.detach();
  return heap.usedSize + (heap.backingStorageSize ?? 0);
}

/** @param {{ first: number[], last: number[] }} minutes */
function costReport({ first, last }) {
  const ratio = median(last) / median(first);
  const ofAFix = (/** @type {number[]} */ minutes) => `${(median(minutes) / MINUTE).toFixed(2)} ms`;
  return [
    `${HOURS * HOUR} fixes, each kept before the next comes (medians of ${first.length} minutes, by turns):`,
    `  a fix in the first hour ${ofAFix(first)}, in the last ${ofAFix(last)}: ratio ${ratio.toFixed(2)} (at most ${LARGEST_RATIO}) ${verdict(ratio <= LARGEST_RATIO)}`,
    "",
  ].join("\n");
}

/** @param {readonly number[]} heaps bytes after each hour */
function memoryReport(heaps) {
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
  const mB = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const trackBytes = FIX_BYTES * (HOURS - 1) * HOUR;
  const grownBytes = last - first - trackBytes;
  return [
    `  memory after the first hour ${mB(first)}, after the last ${mB(last)}: the track took ${mB(trackBytes)} of that, all else ${mB(grownBytes)} (at most ${mB(LARGEST_GROWTH_BYTES)}) ${verdict(grownBytes <= LARGEST_GROWTH_BYTES)}`,
    `  by hour: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(" ")}`,
    "",
  ].join("\n");
}

/** Measures the time from a restart of the app until the recording is complete again. @param {Page} page @param {string} url */
async function replayReport(page, url) {
  await page.goto("about:blank");
  await page.goto(`${url}/tracks`, { waitUntil: "commit" });
  await page.locator("[data-recorder='interrupted'] ~ dl").waitFor({ timeout: 60_000 });
  const ms = await page.evaluate(() => performance.now());
  return `  after the app was ended, all of it is there ${ms.toFixed(0)} ms after it is opened\n`;
}
