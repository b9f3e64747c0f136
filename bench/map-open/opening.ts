import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { MapTimes, Size } from "../start/browser.mjs";

/** The times from the tap, in milliseconds. */
export interface Opening {
  /** To the first idle map. */
  readonly idleMs: number;
  /** To the lasting idle map, including later additions. */
  readonly restMs: number;
}

/** The idle time after which a map counts as done. */
const LASTING_MS = 1500;
/** On a busy machine without a graphics card a near view takes half a minute. */
const PATIENCE_MS = 240_000;

/** The page of the app, or the bare page, that opens a map. */
export interface OpeningPage {
  readonly url: string;
  /** The link to tap once the page is ready. */
  readonly tap: string;
  /** The size of the window, if not that of a phone. */
  readonly size?: Size;
}

/** Opens the map once. `throttling` is how many times slower the main thread runs. */
export async function openOnce(
  context: BrowserContext,
  { url, tap, size }: OpeningPage,
  throttling: number,
): Promise<Opening> {
  const page = await context.newPage();
  if (size) await page.setViewportSize(size);
  await page.bringToFront();
  const devtools = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: "load" });
  const link = page.getByRole("link", { name: tap, exact: true }).last();
  await link.waitFor();
  // A user looks at the screen before tapping.
  await page.waitForTimeout(1000);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  await link.click();
  const { tapMs = 0, idleMs = 0, restMs = 0 } = await timesAtRest(page);
  await page.close();
  return { idleMs: idleMs - tapMs, restMs: restMs - tapMs };
}

async function timesAtRest(page: Page): Promise<MapTimes> {
  const times = await page.waitForFunction(
    (lastingMs) => {
      const { mapTimes } = window as unknown as { readonly mapTimes: MapTimes };
      const isIdle = document.querySelector('[data-map-state="idle"]') !== null;
      return isIdle && performance.now() - (mapTimes.restMs ?? 0) > lastingMs ? mapTimes : null;
    },
    LASTING_MS,
    { timeout: PATIENCE_MS },
  );
  return times.jsonValue() as Promise<MapTimes>;
}

/** Puts the pack on the device, and a waypoint into its middle. */
export async function keepPack(
  context: BrowserContext,
  appUrl: string,
  files: readonly string[],
  waypoint: { readonly id: string; readonly name: string; lat: number; lng: number },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${appUrl}/settings`);
  await page.locator("input[data-chooses=files]").setInputFiles([...files]);
  await expect(page.getByText(/staat op dit apparaat\.$/)).toBeVisible({ timeout: 60_000 });
  await page.evaluate(
    (text) => localStorage.setItem("waypoints", text),
    JSON.stringify([waypoint]),
  );
  await page.goto(`${appUrl}/waypoints/${waypoint.id}`);
  await expect(page.getByRole("link", { name: "Toon op de kaart" })).toBeVisible();
  await page.close();
}
