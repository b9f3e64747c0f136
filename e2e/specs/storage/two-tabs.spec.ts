import type { BrowserContext, Page } from "@playwright/test";
import { type AppDriver, expect, test, typeWaypoint } from "../../drivers/app.ts";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, folder: "Kamp", createdAtMs: 1 };

test.describe("a waypoint with its form open in two tabs", () => {
  test.beforeEach(async ({ app }) => {
    await app.store("waypoints", [TENT]);
    await app.open("/waypoints/tent");
  });

  test("saves the touched fields of each tab, and asks about a field that both touched", async ({
    app,
    page,
    context,
  }) => {
    const other = await openEdit(app, context);
    await page.getByLabel("Notitie").fill("bij de eik");
    await other.getByLabel("Naam").fill("Hut");
    await other.getByLabel("Coördinaten").fill("52.2, 5.5");
    await save(other);
    await expect(page.getByText("Intussen ergens anders gewijzigd: naam")).toBeVisible();
    await expect(page.getByLabel("Naam")).toHaveValue("Hut");
    await expect(page.getByLabel("Coördinaten")).toHaveValue(/52[.,]2/);

    await page.getByLabel("Naam").fill("Bos");
    await other.getByRole("button", { name: "Wijzigen" }).click();
    await other.getByLabel("Naam").fill("Schuilhut");
    await save(other);
    const conflicts = page.getByRole("region", { name: "Ook ergens anders gewijzigd" });
    await expect(conflicts).toContainText("Schuilhut");
    await page.getByRole("button", { name: "Bewaar", exact: true }).click();
    await expect(conflicts).toBeFocused();
    expect(await app.stored("waypoints")).toMatchObject([{ name: "Schuilhut" }]);

    await page.getByRole("button", { name: "Naam: Van hier" }).click();
    await expect(conflicts).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Bewaar", exact: true })).toBeFocused();
    await save(page);
    expect(await app.stored("waypoints")).toMatchObject([
      { name: "Bos", note: "bij de eik", lat: 52.2, lng: 5.5, folder: "Kamp" },
    ]);
  });

  test("keeps the typed text when the other tab deletes it, and can be restored", {
    tag: "@thorough",
  }, async ({ app, page, context }) => {
    const other = await openEdit(app, context);
    await page.getByLabel("Notitie").fill("half getypt");
    await other.getByRole("button", { name: "Verwijderen" }).click();
    await expect(page.getByText("Dit waypoint is intussen verwijderd.")).toBeVisible();

    await app.tapTab("Waypoints");
    await page.getByRole("link", { name: "Bekijk wat je typte" }).click();
    await expect(page.getByLabel("Notitie")).toHaveValue("half getypt");
    await page.getByRole("button", { name: "Zet terug met mijn wijzigingen" }).click();
    await expect(page.getByText("half getypt")).toBeVisible();
    // The form may show the words a moment longer than restoring them takes.
    await expect
      .poll(() => app.stored("waypoints"))
      .toMatchObject([{ ...TENT, note: "half getypt" }]);
  });
});

test.describe("an offline tab beside an online one", () => {
  // The service worker answers a tab without a network.
  test.use({ serviceWorkers: "allow" });

  test("both have the changes of each other, also after a reload", { tag: "@thorough" }, async ({
    app,
    page,
    context,
  }) => {
    await app.store("waypoints", [TENT]);
    await app.open("/waypoints");
    await app.waitUntilStored();
    const other = await context.newPage();
    await other.goto(new URL("/waypoints/tent", app.baseUrl).href);
    await takeOffline(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    expect(await other.evaluate(() => navigator.onLine)).toBe(true);

    await typeWaypoint(page, "Bron");
    await other.getByRole("button", { name: "Wijzigen" }).click();
    await other.getByLabel("Naam").fill("Hut");
    await save(other);
    await other.getByRole("link", { name: "Waypoints", exact: true }).first().click();
    for (const tab of [page, other]) await expectWaypoints(tab, ["Bron", "Hut"]);

    for (const tab of [page, other]) await tab.reload();
    for (const tab of [page, other]) await expectWaypoints(tab, ["Bron", "Hut"]);
  });
});

/** Takes the network away from this tab only, and informs it. */
async function takeOffline(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const offline = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", offline);
}

async function expectWaypoints(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.getByText(TENT.name, { exact: true })).toHaveCount(0);
}

/** Opens the same waypoint in another tab, so that both forms are open. */
async function openEdit(app: AppDriver, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(app.page.url());
  for (const tab of [other, app.page]) {
    await tab.getByRole("button", { name: "Wijzigen" }).click();
    await expect(tab.getByLabel("Naam")).toHaveValue(TENT.name);
  }
  return other;
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
}
