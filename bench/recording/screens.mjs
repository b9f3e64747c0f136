/**
 * Measures the processor time of a screen during a recording with one fix per second, above that of an idle page.
 * Counts the process of the page: without a graphics card, drawing the map in another process says nothing about a
 * phone. It is reported separately, and so is a bare MapLibre map with one moving dot.
 */

import { sizeOf } from "../brief/brief.ts";
import { openBareMap } from "./bare-map.mjs";
import { openDevice, verdict } from "./device.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ page: number, drawing: number }} Share of one core, percent */

const LARGEST_SHARE_PERCENT = 3;
const MEASURED_MS = sizeOf(20_000, 2000);
/** The time after which a screen has loaded everything. */
const SETTLE_MS = 4000;
/** The zoom of the app's map at the start, and while it follows the position. */
const FAR = { follows: false, zoom: 8 };
const NEAR = { follows: true, zoom: 15 };

/** @param {string} url of the built app @returns {Promise<string>} */
export async function measureScreens(url) {
  const idle = await measured((page) => page.goto(`${url}/changelog`));
  const location = await measured((page) => record(page, url));
  const far = { app: await measured((page) => openMap(page, url)), bare: await bare(url, FAR) };
  const near = { app: await measured((page) => follow(page, url)), bare: await bare(url, NEAR) };
  return [
    `A fix a second, recorded, ${MEASURED_MS / 1000} s (percent of one core; drawing is done in software here):`,
    line("an idle page", idle, null),
    line("/location", location, idle),
    line("/map", far.app, idle),
    line("it follows", near.app, idle),
    "beside a bare MapLibre map whose dot moves once a second:",
    ratioLine("/map", far, idle),
    ratioLine("it follows", near, idle),
    "",
  ].join("\n");
}

/** @param {string} url @param {{ follows: boolean, zoom: number }} how */
function bare(url, how) {
  return measured((page) => openBareMap(page, url, how));
}

/** @param {string} name @param {Share} share @param {Share | null} idle */
function line(name, share, idle) {
  const above = idle ? share.page - idle.page : 0;
  const words = idle
    ? `${above.toFixed(2)} above it (at most ${LARGEST_SHARE_PERCENT}) ${verdict(above <= LARGEST_SHARE_PERCENT)}`
    : "";
  return `  ${name.padEnd(14)} ${share.page.toFixed(2)} ${words}, drawing ${share.drawing.toFixed(2)}`;
}

/** @param {string} name @param {{ app: Share, bare: Share }} shares @param {Share} idle */
function ratioLine(name, { app, bare }, idle) {
  const above = (/** @type {Share} */ share) => share.page - idle.page;
  const times = (/** @type {number} */ ratio) => `${ratio.toFixed(1)} times`;
  return `  ${name.padEnd(14)} bare ${above(bare).toFixed(2)}, drawing ${bare.drawing.toFixed(2)}: ours is ${times(above(app) / above(bare))} that, its drawing ${times(app.drawing / bare.drawing)}`;
}

/** Opens the bare map, which moves with every fix and so is never idle. @param {Page} page @param {string} url */
async function follow(page, url) {
  await openMap(page, url);
  await page.getByRole("button", { name: /^Volg mijn positie/ }).click();
}

/** @param {Page} page @param {string} url */
async function openMap(page, url) {
  await record(page, url);
  await page.getByRole("link", { name: "Kaart", exact: true }).last().click();
  await page.locator('[data-map-state="idle"]').waitFor({ timeout: 120_000 });
}

/** @param {Page} page @param {string} url */
async function record(page, url) {
  await page.goto(`${url}/location`);
  await page.getByRole("button", { name: "Neem track op" }).click();
  await page.locator("[data-recorder='recording']").waitFor();
  await page.evaluate(() => {
    let index = 0;
    setInterval(() => /** @type {any} */ (window).give(index++, Date.now()), 1000);
  });
}

/** @param {(page: Page) => Promise<unknown>} open @returns {Promise<Share>} */
async function measured(open) {
  const { context, close } = await openDevice();
  try {
    const [page = await context.newPage()] = context.pages();
    await open(page);
    await page.waitForTimeout(SETTLE_MS);
    const before = await cpuSeconds(context);
    await page.waitForTimeout(MEASURED_MS);
    const after = await cpuSeconds(context);
    const share = (/** @type {"page" | "drawing"} */ part) =>
      ((after[part] - before[part]) / ((after.atMs - before.atMs) / 1000)) * 100;
    return { page: share("page"), drawing: share("drawing") };
  } finally {
    await close();
  }
}

/** @param {import("@playwright/test").BrowserContext} context */
async function cpuSeconds(context) {
  const browser = context.browser();
  const [page] = context.pages();
  if (!page) throw new Error("no page");
  const devtools = browser
    ? await browser.newBrowserCDPSession()
    : await context.newCDPSession(page);
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const sum = (/** @type {string} */ type) =>
    processInfo.filter((one) => one.type === type).reduce((all, { cpuTime }) => all + cpuTime, 0);
  await devtools.detach();
  return { page: sum("renderer"), drawing: sum("GPU"), atMs: performance.now() };
}
