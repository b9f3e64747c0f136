/**
 * Takes the README's pictures of a pack, without a network, from zoom 12 to 17, light and dark:
 * `npm run build && node tools/screenshots/pack.mjs FOLDER LAT LNG`, FOLDER being one that `npm run pack`
 * made and the place one inside it.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { phonePage, takePicture, withApp } from "./phone.mjs";

const [folder, latitude, longitude] = process.argv.slice(2);
if (!folder || !latitude || !longitude) throw new Error("Give a pack's folder and a place in it.");
const HERE = { latitude: Number(latitude), longitude: Number(longitude), accuracy: 8 };
const FILES = readdirSync(folder).map((name) => join(folder, name));

const ALL_OVERLAYS = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };
const FIRST_ZOOM = 12;
/** Following starts here. */
const FOLLOW_ZOOM = 15;
const LAST_ZOOM = 17;

/**
 * The service worker has all of the app once it is ready; it serves the page from its next load on.
 * @param {import("@playwright/test").Page} page
 */
async function goOffline(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
}

/**
 * @param {string} url @param {import("@playwright/test").Browser} browser
 * @param {{ name: string, colorScheme: number }} flavour
 */
async function takeZooms(url, browser, { name, colorScheme }) {
  const stored = {
    settings: { colorScheme, tileSource: 0, mapOverlay: ALL_OVERLAYS },
    preferences: { offlineOnly: true },
  };
  // A dozen of them stand side by side: twice the pixels would only weigh.
  const page = await phonePage(browser, HERE, stored, 1);
  await page.goto(new URL("/settings", url).href);
  await page.locator("input[data-chooses=files]").setInputFiles(FILES);
  await page.getByText(/staat op dit apparaat\.$/).waitFor({ timeout: 60_000 });
  await goOffline(page);
  await page.getByRole("link", { name: "Kaart", exact: true }).last().click();
  await page.locator("[data-map-state=idle]").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: /^Volg/ }).click();
  for (let zoom = FOLLOW_ZOOM; zoom > FIRST_ZOOM; zoom -= 1) {
    await page.getByRole("button", { name: "Zoom uit" }).click();
  }
  for (let zoom = FIRST_ZOOM; zoom <= LAST_ZOOM; zoom += 1) {
    if (zoom > FIRST_ZOOM) await page.getByRole("button", { name: "Zoom in" }).click();
    await page.waitForTimeout(1500);
    // A position that stands still grows old on the picture.
    await page.context().setGeolocation(HERE);
    await takePicture(page, `pack-${name}-${zoom}.jpg`, 75);
  }
  await page.context().close();
}

await withApp(async (url, browser) => {
  await takeZooms(url, browser, { name: "light", colorScheme: 0 });
  await takeZooms(url, browser, { name: "dark", colorScheme: 1 });
});
