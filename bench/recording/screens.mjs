/**
 * What a screen takes of a processor while a fix comes every second and is recorded, above a page on which nothing
 * happens. Processor time of the page's own process: without a graphics card the drawing of the map, which is in another
 * process, says nothing about a phone; it is told beside it.
 */
import { openDevice, verdict } from "./device.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ page: number, drawing: number }} Share of one core, percent */

const LARGEST_SHARE_PERCENT = 3;
const MEASURED_MS = 20_000;
/** Until what a screen loads has been loaded. */
const SETTLE_MS = 4000;

/** @param {string} url of the built app @returns {Promise<string>} */
export async function measureScreens(url) {
  const idle = await measured(async (page) => {
    await page.goto(`${url}/changelog`);
  });
  const location = await measured(async (page) => {
    await record(page, url);
  });
  const map = await measured((page) => openMap(page, url));
  // It moves with every fix, so it is never idle.
  const following = await measured(async (page) => {
    await openMap(page, url);
    await page.getByRole("button", { name: /^Volg mijn positie/ }).click();
  });
  return [
    `A fix a second, recorded, ${MEASURED_MS / 1000} s (percent of one core; drawing is done in software here):`,
    line("an idle page", idle, null),
    line("/location", location, idle),
    line("/map", map, idle),
    line("it follows", following, idle),
    "",
  ].join("\n");
}

/** @param {string} name @param {Share} share @param {Share | null} idle */
function line(name, share, idle) {
  const above = idle ? share.page - idle.page : 0;
  const words = idle
    ? `${above.toFixed(2)} above it (at most ${LARGEST_SHARE_PERCENT}) ${verdict(above <= LARGEST_SHARE_PERCENT)}`
    : "";
  return `  ${name.padEnd(14)} ${share.page.toFixed(2)} ${words}, drawing ${share.drawing.toFixed(2)}`;
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

/** @param {(page: Page) => Promise<void>} open @returns {Promise<Share>} */
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
