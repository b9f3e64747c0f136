/**
 * Measures changing one of 10,000 waypoints, and the first paint of the list compared with 100. Alternates in one run
 * on one machine. Needs a build: `npm run build && npm run bench:waypoints [-- --runs=9]`.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "../../tools/check/chromium.ts";
import { startServer } from "../../tools/serve/server.ts";
import { sizeOf } from "../brief/brief.ts";

const BUILT = resolve(process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist"));
const SMALL = 100;
const LARGE = 10_000;
const SAVES = sizeOf(15, 2);

const runs = Number(process.argv.find((word) => word.startsWith("--runs="))?.slice(7) ?? sizeOf(9));
if (!existsSync(join(BUILT, "index.html"))) throw new Error("Build the app first: npm run build");

const server = await startServer({ root: BUILT, port: 0 });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ["--no-sandbox"],
});
try {
  const small = await openDevice(SMALL);
  const large = await openDevice(LARGE);
  await firstPaintMs(small);
  await firstPaintMs(large);
  /** @type {number[]} */
  const smallMs = [];
  /** @type {number[]} */
  const largeMs = [];
  for (let run = 0; run < runs; run++) {
    smallMs.push(await firstPaintMs(small));
    largeMs.push(await firstPaintMs(large));
  }
  const saveMs = await saveTimesMs(large);
  const ratio = median(largeMs) / median(smallMs);
  process.stdout.write(
    [
      `first paint of the list, ${SMALL} waypoints:    ${median(smallMs).toFixed(0)} ms (median of ${runs})`,
      `first paint of the list, ${LARGE} waypoints: ${median(largeMs).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most 2)`,
      `one edit among ${LARGE}, tap to confirmed: median ${median(saveMs).toFixed(0)} ms, slowest ${Math.max(...saveMs).toFixed(0)} ms of ${SAVES} (under 50)`,
      "",
    ].join("\n"),
  );
} finally {
  await browser.close();
  await server.close();
}

/**
 * Creates a device with this many waypoints, in both copies.
 * @param {number} count
 */
async function openDevice(count) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/settings`);
  await page.evaluate((total) => {
    const waypoints = Array.from({ length: total }, (_, index) => ({
      id: crypto.randomUUID(),
      name: `Punt ${index}`,
      lat: 50.8 + ((index * 7919) % 10_000) / 4000,
      lng: 3.5 + ((index * 104_729) % 10_000) / 2600,
      note: index % 3 === 0 ? "Links van het pad, achter de eik" : "",
      ...(index % 4 === 0 && { folder: `Map ${index % 12}` }),
      createdAtMs: 1_795_000_000_000 + index,
    }));
    localStorage.setItem("waypoints", JSON.stringify(waypoints));
  }, count);
  // The first start copies the list into the database.
  await page.goto(`${server.url}/waypoints`);
  await page.locator("[data-index]").first().waitFor();
  await page.close();
  return context;
}

/**
 * Measures the time from the navigation until a row of the list is painted.
 * @param {import("@playwright/test").BrowserContext} context
 * @returns {Promise<number>}
 */
async function firstPaintMs(context) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const row = document.querySelector("[data-index] a");
      if (!row || getComputedStyle(row).visibility === "hidden") return;
      observer.disconnect();
      // After the frame that paints it.
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { listPaintedMs: performance.now() })),
      );
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`${server.url}/waypoints`, { waitUntil: "commit" });
  const painted = await page.waitForFunction(
    () => /** @type {any} */ (window).listPaintedMs ?? null,
  );
  const ms = /** @type {number} */ (await painted.jsonValue());
  await page.close();
  return ms;
}

/**
 * Measures the time from the tap on "Bewaar" until the form closes, which happens once storage has confirmed.
 * @param {import("@playwright/test").BrowserContext} context
 * @returns {Promise<number[]>}
 */
async function saveTimesMs(context) {
  const page = await context.newPage();
  await page.goto(`${server.url}/waypoints`);
  await page.locator("[data-index] a").first().click();
  /** @type {number[]} */
  const times = [];
  for (let save = 0; save < SAVES; save++) {
    await page.getByRole("button", { name: "Wijzigen" }).click();
    await page.getByLabel("Naam").fill(`Gewijzigd ${save}`);
    times.push(await page.evaluate(tapAndWait));
  }
  await page.close();
  return times.slice(1);
}

/** Runs in the page. */
function tapAndWait() {
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Bewaar",
  );
  return new Promise((resolve) => {
    const tappedMs = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector("form")) return;
      observer.disconnect();
      resolve(performance.now() - tappedMs);
    }).observe(document, { subtree: true, childList: true });
    button?.click();
  });
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
