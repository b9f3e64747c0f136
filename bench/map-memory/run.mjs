/**
 * Pans the map 200 times, as in twenty minutes of use, and compares the JavaScript heap before and
 * after. `node bench/map-memory/run.mjs [folder of the built app]`
 */
import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/check/chromium.mjs";
import { startServer } from "../../tools/serve/server.mjs";

const PANS = 200;
const PANS_TO_WARM_UP = 20;
const LARGEST_GROWTH = 0.2;

const root = process.argv[2] ?? new URL("../../dist", import.meta.url).pathname;
const server = await startServer({ root, port: 0 });
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});

try {
  const growth = await measureGrowth();
  say(`heap after ${PANS} pans: ${percent(growth)} (at most ${percent(LARGEST_GROWTH)})`);
  if (growth > LARGEST_GROWTH) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}

async function measureGrowth() {
  const page = await openMap();
  const devtools = await page.context().newCDPSession(page);
  await panTimes(page, PANS_TO_WARM_UP);
  const before = await heapBytes(devtools);
  await panTimes(page, PANS);
  const after = await heapBytes(devtools);
  say(`heap: ${megabytes(before)} before, ${megabytes(after)} after`);
  await page.context().close();
  return after / before - 1;
}

async function openMap() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/map`);
  await page.locator('[data-map-state="idle"]').waitFor({ timeout: 60_000 });
  return page;
}

/** Back and forth over the country, each a drag of a thumb. @param {import("@playwright/test").Page} page @param {number} times */
async function panTimes(page, times) {
  for (let pan = 0; pan < times; pan++) {
    const angle = (pan % 20) * ((2 * Math.PI) / 20);
    await page.mouse.move(195, 400);
    await page.mouse.down();
    await page.mouse.move(195 + 90 * Math.cos(angle), 400 + 90 * Math.sin(angle), { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(60);
  }
  await page.locator('[data-map-state="idle"]').waitFor({ timeout: 60_000 });
}

/** @param {import("@playwright/test").CDPSession} devtools */
async function heapBytes(devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** @param {number} part */
function percent(part) {
  return `${(part * 100).toFixed(1)} %`;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
