/**
 * Takes the README's pictures from the built app, as a phone shows it:
 * `npm run build && node tools/screenshots/make.mjs`.
 */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../check/chromium.mjs";
import { startServer } from "../serve/server.mjs";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const FOLDER = resolve(REPOSITORY, "docs/screenshots");

/** In Delft, so that the position can be recognised on every picture. */
const HERE = { latitude: 52.0116, longitude: 4.3571, accuracy: 12 };

const WAYPOINTS = [
  {
    id: "kamp",
    name: "Kampterrein Ugchelen",
    lat: 52.187,
    lng: 5.936,
    note: "Water bij de schuur.",
  },
  { id: "pont", name: "Pont Wijk bij Duurstede", lat: 51.971, lng: 5.339 },
  { id: "haven", name: "Haven Hoorn", lat: 52.636, lng: 5.062 },
];

const PICTURES = [
  { file: "map-light.jpg", route: "/map", colorScheme: 0 },
  { file: "map-dark.jpg", route: "/map", colorScheme: 1 },
  { file: "location.jpg", route: "/location", colorScheme: 0 },
];

/** @param {number} colorScheme @returns {Record<string, string>} what the app finds stored */
function stored(colorScheme) {
  const mapOverlay = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
  return {
    settings: JSON.stringify({ colorScheme, tileSource: 0, mapOverlay }),
    waypoints: JSON.stringify(WAYPOINTS),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {(typeof PICTURES)[number]} picture
 */
async function take(browser, url, { file, route, colorScheme }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    permissions: ["geolocation"],
    geolocation: HERE,
    reducedMotion: "reduce",
  });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored(colorScheme));
  const page = await context.newPage();
  await page.goto(new URL(route, url).href);
  await page.locator("main :is(h2, [data-map-state=idle])").first().waitFor();
  if (route === "/map") await page.locator("[data-map-state=idle]").waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: resolve(FOLDER, file), type: "jpeg", quality: 80 });
  await context.close();
}

const server = await startServer({ root: resolve(REPOSITORY, "dist"), port: 0 });
const executablePath = findChromium();
if (!executablePath) throw new Error("No Chromium found: set CHROMIUM_PATH.");
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
await mkdir(FOLDER, { recursive: true });
for (const picture of PICTURES) await take(browser, server.url, picture);
await browser.close();
await server.close();
