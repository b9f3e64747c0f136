/** A phone whose position the bench gives, and which tells when IndexedDB has kept something. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "../../tools/check/chromium.ts";
import { CHROMIUM_ARGS } from "../../tools/check/launch.ts";

/**
 * @typedef {import("@playwright/test").BrowserContext} BrowserContext
 * @typedef {import("@playwright/test").Page} Page
 */

/**
 * A browser with a profile on the disk: one without would keep its databases in memory.
 * @returns {Promise<{ context: BrowserContext, close: () => Promise<void> }>}
 */
export async function openDevice() {
  const profile = await mkdtemp(join(tmpdir(), "bench-recording-"));
  const context = await chromium.launchPersistentContext(profile, {
    viewport: { width: 390, height: 844 },
    permissions: ["geolocation"],
    serviceWorkers: "block",
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, "--disable-background-networking"],
  });
  await context.addInitScript(driveDevice);
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, close };
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** @param {boolean} isGood */
export function verdict(isGood) {
  return isGood ? "good" : "TOO MUCH";
}

/** Runs in the page before the app. */
function driveDevice() {
  /** @type {Set<PositionCallback>} */
  const watchers = new Set();
  /** @type {(() => void)[]} */
  let waiting = [];
  const heading = (/** @type {number} */ index) => (index / 300) * Math.PI;
  /** A walk of 1.4 m/s in wide bends. */
  const fixOf = (/** @type {number} */ index, /** @type {number} */ timestamp) => ({
    timestamp,
    coords: {
      latitude: 52.1 + 0.0012 * Math.sin(heading(index)) + index * 4e-6,
      longitude: 5.4 + 0.002 * Math.cos(heading(index)) + index * 6e-6,
      accuracy: 5,
      altitude: 12 + Math.sin(index / 90),
      altitudeAccuracy: 3,
      speed: 1.4,
      heading: (index * 1.2) % 360,
    },
  });
  const give = (/** @type {number} */ index, /** @type {number} */ timestamp) => {
    const fix = /** @type {any} */ (fixOf(index, timestamp));
    for (const watcher of watchers) watcher(fix);
  };
  Geolocation.prototype.watchPosition = (watcher) => {
    watchers.add(watcher);
    return watchers.size;
  };
  // The clocks of the page go on by a second with each fix: one that is ahead of them is not believed.
  const now = performance.now.bind(performance);
  const timeOfDay = Date.now.bind(Date);
  let aheadMs = 0;
  performance.now = () => now() + aheadMs;
  Date.now = () => timeOfDay() + aheadMs;
  const transact = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = transact.call(this, stores, mode, options);
    if (mode === "readwrite" && [stores].flat().join() === "recordings,recordedFixes") {
      transaction.addEventListener("complete", () => {
        for (const tell of waiting) tell();
        waiting = [];
      });
    }
    return transaction;
  };
  Object.assign(window, {
    give,
    /** Gives fixes a second apart, each when the one before is kept. */
    async giveMinutes(
      /** @type {number} */ first,
      /** @type {number} */ count,
      /** @type {number} */ length,
    ) {
      /** @type {number[]} */
      const times = [];
      for (let minute = 0; minute < count; minute++) {
        const beganMs = now();
        for (let index = first + minute * length; index < first + (minute + 1) * length; index++) {
          const stored = new Promise((resolve) => waiting.push(() => resolve(undefined)));
          aheadMs += 1000;
          give(index, Date.now());
          await stored;
        }
        times.push(now() - beganMs);
      }
      return times;
    },
  });
}
