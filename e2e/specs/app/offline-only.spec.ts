import { join } from "node:path";
import type { Page } from "@playwright/test";
import { partOf } from "../../../tools/check/level.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { BLANK_FILE, plantStored, readGolden } from "../../drivers/stored-data.ts";

const GOLDEN = readGolden(join(import.meta.dirname, "../../goldens/stored/0.4.2-alpha"));

/** The id of the first record of a store of the golden data, or of the one with this name. */
function idOf(store: string, name?: string): string {
  const rows = GOLDEN.database.stores[store]?.rows ?? [];
  const row = rows.find(({ value }) => !name || (value as { name: string }).name === name);
  return String(row?.key);
}

const [PLAN, TRACK, AREA] = [idOf("plans"), idOf("tracks", "Rondje"), idOf("packs", "Kamp")];

const SCREENS = [
  ...["/dashboard", "/location", "/waypoints", "/routes", `/routes/${PLAN}`, "/tracks"],
  ...[`/tracks/${TRACK}`, "/settings", "/changelog", "/privacy", "/departure/now"],
  ...[`/departure/plan/${PLAN}`, `/departure/area/${AREA}`, "/bestaat-niet"],
];

/** The parameters of addresses that open a tool of the map. */
const MAP_ADDRESSES = ["plan", "bewaar", `offline=plan&id=${PLAN}`, "offline", `spoor=${TRACK}`];

test("on 'alleen offline' no screen and no command asks another server for anything, nor packs of its own", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const isForeign = /^https?:/.test(origin) && origin !== new URL(app.baseUrl).origin;
    if (isForeign || pathname.startsWith("/packs/")) asked.push(request.url());
  });
  await plantOfflineOnly(page, app);
  for (const screen of SCREENS) await test.step(screen, () => openAndTap(page, app, screen));
  for (const address of partOf(MAP_ADDRESSES, 1)) {
    await test.step(`/map?${address}`, () => openOnMap(app, address));
  }
  await test.step("every tool of the list, and every background", () => useMap(page, app));
  await app.open("/privacy");
  await expect(page.locator("[data-server]")).not.toHaveCount(0);
  await expect(page.locator("[data-server]").getByText("nog nooit")).toHaveCount(
    await page.locator("[data-server]").count(),
  );
  expect(asked).toEqual([]);
});

async function plantOfflineOnly(page: Page, app: AppDriver): Promise<void> {
  const preferences = JSON.parse(GOLDEN.localStorage["preferences"] ?? "{}");
  const overlays = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };
  const choices = {
    settings: JSON.stringify({ colorScheme: 0, tileSource: 0, mapOverlay: overlays }),
    preferences: JSON.stringify({
      ...preferences,
      offlineOnly: true,
      packsLookedAtMs: null,
      catalogueUrl: "https://packs.example/index.json",
    }),
  };
  // Without the recording, which would ask to go on at every screen.
  const stores = { ...GOLDEN.database.stores };
  for (const name of ["recordings", "recordedFixes"]) {
    stores[name] = { keyPath: stores[name]?.keyPath ?? null, rows: [] };
  }
  await page.goto(app.baseUrl + BLANK_FILE);
  await plantStored(page, {
    ...GOLDEN,
    localStorage: { ...GOLDEN.localStorage, ...choices },
    database: { ...GOLDEN.database, stores },
  });
}

/** The commands of the screens that ask servers for something when they may. */
const ASKING = /^(Toon pakketten|Haal|Vernieuw|Werk|Kijk|Probeer)/;

async function openAndTap(page: Page, app: AppDriver, screen: string): Promise<void> {
  await app.open(screen);
  // All at once, so that none is tapped in vain because another has replaced it.
  const tapped = await page.getByRole("button", { name: ASKING }).evaluateAll((buttons) =>
    buttons.map((button) => {
      (button as HTMLButtonElement).click();
      return button.isConnected;
    }),
  );
  expect(tapped).not.toContain(false);
}

async function openOnMap(app: AppDriver, address: string): Promise<void> {
  await app.open(`/map?${address}`);
  await app.waitForMap();
}

async function useMap(page: Page, app: AppDriver): Promise<void> {
  await app.open("/map");
  await app.waitForMap();
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  for (const source of await page.getByRole("radio").all()) await source.check({ force: true });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Meten en meer" }).click();
  const tools = page.getByRole("region", { name: "Meten en meer" }).getByRole("button");
  // By name, because the last used move to the front.
  const names = (await tools.allTextContents()).filter(Boolean);
  expect(names.length).toBeGreaterThan(5);
  for (const name of partOf(names, 4)) {
    await tools.filter({ hasText: name }).click();
    await page.keyboard.press("Escape");
    const again = page.getByRole("button", { name: "Meten en meer" });
    if (!(await again.isVisible())) await app.open("/map");
    await again.click();
  }
  await page.keyboard.press("Escape");
  for (let zoom = 0; zoom < 4; zoom += 1)
    await page.getByRole("button", { name: "Zoom in" }).click();
  await app.waitForMap();
}
