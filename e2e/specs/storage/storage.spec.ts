import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { partOf } from "../../../tools/check/level.ts";
import { smallTargets } from "../../drivers/accessibility.ts";
import { expect, test, typeWaypoint } from "../../drivers/app.ts";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4 };
const POST = { id: "post", name: "Post", lat: 52.2, lng: 5.5 };
const FIVE_MEGABYTES = "x".repeat(5_000_000);

/** Each broken in its own way, among good ones. */
const BROKEN_RECORDS = [
  "null",
  '"x"',
  JSON.stringify({ ...POST, lat: "52" }),
  JSON.stringify({ ...POST, lat: 152 }),
  JSON.stringify({ ...POST, name: null }),
  JSON.stringify({ ...POST, id: null }),
  JSON.stringify({ ...POST, id: "tent" }),
  `{"__proto__":${JSON.stringify(POST)}}`,
];
const HALF_GOOD_RECORDS = [
  JSON.stringify({ ...TENT, note: 5 }),
  `{"__proto__":{"name":"Boef"},${JSON.stringify(POST).slice(1)}`,
];

/**
 * Name, stored text, names of the good waypoints, and raw texts that are kept for export. Other broken texts
 * are tested with their readers.
 */
const BROKEN_WAYPOINTS: readonly (readonly [
  string,
  string,
  readonly string[],
  readonly string[],
])[] = [
  ["half a text", '[{"id":"tent","na', [], ['[{"id":"tent","na']],
  ["5 MB of nothing", FIVE_MEGABYTES, [], [FIVE_MEGABYTES]],
  [
    "broken records among good ones",
    `[${[...HALF_GOOD_RECORDS, ...BROKEN_RECORDS]}]`,
    ["Tent", "Post"],
    [...HALF_GOOD_RECORDS, ...BROKEN_RECORDS],
  ],
];

/** Name, stored text, and the settings that are used from it. */
const BROKEN_SETTINGS: readonly (readonly [string, string, Partial<Choices>])[] = [
  ["half a text", '{"colorScheme":1,', {}],
  ["5 MB of nothing", FIVE_MEGABYTES, {}],
  [
    "half-good overlays",
    '{"colorScheme":1,"mapOverlay":{"walkNetwork":1,"bikeNetwork":true}}',
    { isDark: true, bike: true },
  ],
];

interface Choices {
  readonly isDark: boolean;
  readonly bike: boolean;
}

test.describe("with broken waypoints the app works and keeps the text:", () => {
  for (const [name, text, names, storedTexts] of partOf(BROKEN_WAYPOINTS, 2)) {
    test(name, async ({ app, page }) => {
      await app.store("waypoints", text);
      await app.open("/waypoints");
      for (const good of names) await expect(waypointLink(page, good)).toBeVisible();
      await addWaypoint(page, "Nieuw");
      await app.reload();
      for (const good of [...names, "Nieuw"]) await expect(waypointLink(page, good)).toBeVisible();
      expect(await app.stored("waypoints")).toHaveLength(names.length + 1);
      const stored = await storedTextsInDownload(page);
      for (const storedText of storedTexts) expect(stored).toContain(storedText);
    });
  }
});

test("with broken settings the app works and keeps the text", async ({ app, page }) => {
  await app.open("/settings");
  for (const [name, text, { isDark = false, bike = false }] of BROKEN_SETTINGS) {
    await test.step(name, async () => {
      await page.evaluate((broken) => localStorage.setItem("settings", broken), text);
      await app.reload();
      await expect(page.getByRole("radio", { name: isDark ? "Donker" : "Licht" })).toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Fietsnetwerk" })).toBeChecked({
        checked: bike,
      });
      await page.getByRole("radio", { name: isDark ? "Licht" : "Donker" }).check();
      expect(await app.stored("settings")).toEqual({
        colorScheme: isDark ? 0 : 1,
        tileSource: 0,
        mapOverlay: { walkNetwork: false, bikeNetwork: bike, sailNetwork: false },
      });
      expect(await storedTextsInDownload(page)).toContain(text);
    });
  }
  await test.step("an unknown tile source is drawn as 0 and kept as stored", async () => {
    const unknown = JSON.stringify({ colorScheme: 0, tileSource: 99, mapOverlay: {} });
    await page.evaluate((text) => localStorage.setItem("settings", text), unknown);
    await app.reload();
    await expect(page.getByRole("radio", { name: "Scouting Map" })).toBeChecked();
    await page.getByRole("radio", { name: "Donker" }).check();
    expect(await app.stored("settings")).toMatchObject({ colorScheme: 1, tileSource: 99 });
  });
});

test("waypoints are restored when localStorage was lost, and a list edited by hand is used", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await addWaypoint(page, "Nieuw");
  await page.evaluate(() => localStorage.clear());
  await app.reload();
  await expect(waypointLink(page, "Nieuw")).toBeVisible();
  expect(await app.stored("waypoints")).toMatchObject([{ name: "Nieuw" }]);
  // Only id, name, lat and lng are required, and other fields are kept.
  const odd = { ...TENT, id: 7, symbol: { name: "red" } };
  await test.step("edited by hand, and the displaced records are kept", async () => {
    await page.evaluate((text) => localStorage.setItem("waypoints", text), JSON.stringify([odd]));
    await app.reload();
    await expect(waypointLink(page, "Tent")).toBeVisible();
    await expect(waypointLink(page, "Nieuw")).toHaveCount(0);
    await addWaypoint(page, "Later");
    expect(await app.stored("waypoints")).toMatchObject([{ ...odd, id: "7" }, { name: "Later" }]);
    await waypointLink(page, "Tent").click();
    await expect(page).toHaveURL(/\/waypoints\/7$/);
    await expect(page.getByRole("heading", { name: "Tent", level: 2 })).toBeVisible();
    expect((await storedTextsInDownload(page)).join()).toContain("Nieuw");
  });
});

test("with storage blocked the app works, reports what is not stored, and offers a download", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const name of ["localStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await app.open("/waypoints");
  await typeWaypoint(page, "Nieuw");
  await expect(page.getByText("Deze browser laat niets bewaren.")).toBeVisible();
  await expect(waypointLink(page, "Nieuw")).toBeVisible();
  await app.tapTab("Instellingen");
  const waypoints = JSON.parse(await downloadText(page, "Download waypoints"));
  expect(waypoints).toMatchObject([{ name: "Nieuw" }]);
  await page.getByRole("radio", { name: "Donker" }).check();
  await expect(page.getByText("je keuze geldt tot je Scouting Map sluit")).toBeVisible();
});

test("while the database fails a waypoint is not reported as saved, until it is", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("closed", "InvalidStateError");
    };
    Object.assign(window, {
      mend() {
        IDBDatabase.prototype.transaction = transaction;
        // As if the user returned to the tab, which retries at once.
        document.dispatchEvent(new Event("visibilitychange"));
      },
    });
  });
  await typeWaypoint(page, "Nieuw");
  const notice = page.getByRole("alert").filter({ hasText: "Nog niet veilig bewaard" });
  await expect(notice).toBeVisible();
  await expect(waypointLink(page, "Nieuw")).toBeVisible();
  await expect(page.getByText("Bewaard", { exact: true })).toHaveCount(0);
  expect(await smallTargets(page)).toEqual([]);
  const waypoints = JSON.parse(await downloadText(page, "Maak een back-up"));
  expect(waypoints).toMatchObject([{ name: "Nieuw" }]);
  await expect(page.getByRole("alert")).toContainText("Alleen je waypoints staan in het bestand");
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await app.reload();
  await expect(waypointLink(page, "Nieuw")).toBeVisible();
});

test("with storage full the app reports it, and stores the rest when there is room again", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await page.evaluate(() => {
    const refuse = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const stored = { put: IDBObjectStore.prototype.put, setItem: Storage.prototype.setItem };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = refuse;
    Object.assign(window, {
      makeRoom() {
        IDBObjectStore.prototype.put = stored.put;
        Storage.prototype.setItem = stored.setItem;
      },
    });
  });
  await typeWaypoint(page, "Vol");
  await expect(page.getByText("De opslag van dit apparaat is vol.")).toBeVisible();
  await expect(waypointLink(page, "Vol")).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await addWaypoint(page, "Nieuw");
  await app.reload();
  await expect(waypointLink(page, "Vol")).toBeVisible();
  await expect(waypointLink(page, "Nieuw")).toBeVisible();
});

test("two tabs stay synchronised and lose no waypoint or choice", async ({
  app,
  page,
  context,
}) => {
  const other = await context.newPage();
  await app.open("/waypoints");
  await other.goto(page.url());
  await Promise.all([addWaypoint(page, "Links"), addWaypoint(other, "Rechts")]);
  for (const tab of [page, other]) {
    await expect(waypointLink(tab, "Links")).toBeVisible();
    await expect(waypointLink(tab, "Rechts")).toBeVisible();
  }
  await expect.poll(() => app.stored("waypoints")).toHaveLength(2);
  for (const tab of [page, other]) {
    await tab.getByRole("link", { name: "Instellingen", exact: true }).first().click();
  }
  await expect(page.getByRole("radio", { name: "Licht" })).toBeChecked();
  await other.getByRole("radio", { name: "Donker" }).check();
  await expect(page.getByRole("radio", { name: "Donker" })).toBeChecked();
});

function waypointLink(page: Page, name: string) {
  return page.getByRole("link", { name: new RegExp(`^${name}\\b`) });
}

async function addWaypoint(page: Page, name: string): Promise<void> {
  await typeWaypoint(page, name);
  await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
}

async function downloadText(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await downloading).path(), "utf8");
}

/** Returns the raw texts in the file of unreadable data. */
async function storedTextsInDownload(page: Page): Promise<string[]> {
  await page.getByRole("link", { name: "Instellingen", exact: true }).first().click();
  const file = JSON.parse(await downloadText(page, "Download wat apart is gezet"));
  return file.setAside.map(({ rawText }: { rawText: string }) => rawText);
}
