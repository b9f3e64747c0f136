import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "../check/launch.ts";
import { startServer } from "../serve/server.ts";

export const REPOSITORY = resolve(import.meta.dirname, "../..");
const FOLDER = resolve(REPOSITORY, "docs/screenshots");

/** Serves the built app during `use`, with a browser to view it. */
export async function withApp(use: (url: string, browser: Browser) => Promise<void>) {
  const server = await startServer({ root: resolve(REPOSITORY, "dist"), port: 0 });
  const browser = await launchChromium();
  try {
    await use(server.url, browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Opens a page as on a phone, at this place, with these stored values.
 * @param stored the contents of localStorage, before JSON encoding
 */
export async function phonePage(
  browser: Browser,
  geolocation: { latitude: number; longitude: number; accuracy: number },
  stored: Record<string, unknown>,
  deviceScaleFactor: number = 2,
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    hasTouch: true,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    permissions: ["geolocation"],
    geolocation,
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])),
  );
  return context.newPage();
}

/** Takes a screenshot of an idle page. */
export async function takePicture(page: Page, file: string, quality = 55) {
  await page.locator("main :is(h2, [data-map-state=idle])").first().waitFor();
  if (page.url().endsWith("/map")) {
    await page.locator("[data-map-state=idle]").waitFor({ timeout: 60_000 });
  }
  await page.waitForTimeout(1500);
  await page.screenshot({ path: resolve(FOLDER, file), type: "jpeg", quality });
}
