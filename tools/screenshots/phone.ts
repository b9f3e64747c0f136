import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { launchChromium } from "../check/launch.ts";
import { startServer } from "../serve/server.ts";
import { textsIn } from "./texts.ts";

export const REPOSITORY = resolve(import.meta.dirname, "../..");
/** Pictures for the README alone. */
const DOCS = resolve(REPOSITORY, "docs/screenshots");
/** Pictures that an installation dialog shows too, as the manifest names them. */
const PUBLIC = resolve(REPOSITORY, "public/screenshots");

/** A language, and the differences from a phone screen. */
interface PageOptions {
  readonly language: Language;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor?: number;
}

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
 * Opens a page as on a phone, at this place, with these stored values, in a language.
 * @param stored the contents of localStorage, before JSON encoding
 */
export async function phonePage(
  browser: Browser,
  geolocation: { latitude: number; longitude: number; accuracy: number },
  stored: Record<string, unknown>,
  { language, viewport = { width: 390, height: 844 }, deviceScaleFactor = 2 }: PageOptions,
) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    hasTouch: true,
    locale: language,
    timezoneId: "Europe/Amsterdam",
    permissions: ["geolocation"],
    geolocation,
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    Object.fromEntries(
      Object.entries({ ...stored, preferences: { offlineOnly: true, language } }).map(
        ([key, value]) => [key, JSON.stringify(value)],
      ),
    ),
  );
  return context.newPage();
}

/**
 * Takes a screenshot of an idle page, into the folder of its language.
 * @param isInManifest true for a picture that an installation dialog shows too, which is more compressed
 */
export async function takePicture(page: Page, file: string, isInManifest = false) {
  const language = await page.locator("html").getAttribute("lang");
  const { closeNotice } = await textsIn(language as Language);
  await page.locator("main :is(h2, [data-map-state=idle])").first().waitFor();
  if (new URL(page.url()).pathname === "/map") {
    await page.locator("[data-map-state=idle]").waitFor({ timeout: 60_000 });
  }
  await page.waitForTimeout(1500);
  const notice = page.getByRole("button", { name: closeNotice });
  if (await notice.isVisible()) await notice.click();
  const path = resolve(isInManifest ? PUBLIC : DOCS, `${language}`, file);
  await page.screenshot({ path, type: "jpeg", quality: isInManifest ? 40 : 55 });
}
