import type { Page } from "@playwright/test";
import { paletteFor } from "#mapview/style/palette.ts";
import { seriousFindings, smallTargets } from "../../drivers/accessibility.ts";
import { type AppDriver, test as base, expect } from "../../drivers/app.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { OnlineMap, OPEN } from "../../drivers/online-map.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { pictureAnswer } from "../../drivers/tile-servers.ts";

interface Fixtures {
  online: OnlineMap;
}

const test = base.extend<Fixtures>({
  online: [
    async ({ page }, use) => {
      const online = new OnlineMap();
      await online.serve(page);
      await use(online);
    },
    { auto: true },
  ],
});

const WOOD = paletteFor("light").wood;
/** The number of parallel requests for tiles. */
const AT_ONCE = 6;
const ADDED = "Kamp staat op dit apparaat.";

async function openCard(page: Page, app: AppDriver): Promise<void> {
  await app.open("/map?bewaar");
  await expect(card(page).getByRole("button", { name: "Bewaar", exact: true })).toBeVisible();
}

function card(page: Page) {
  return page.getByRole("region", { name: /^(Bewaar dit gebied|Gebied bewaren)$/ });
}

/** A few kilometres, which is two dozen tiles. */
async function frameVillage(page: Page, zooms = 5): Promise<void> {
  for (let zoom = 0; zoom < zooms; zoom++) {
    await card(page).getByRole("button", { name: "Kleiner gebied" }).click();
  }
  await expect(card(page).getByText(/^ongeveer .*\sMB$/)).toBeVisible();
}

async function openVillage(page: Page, app: AppDriver): Promise<void> {
  await openCard(page, app);
  await frameVillage(page);
}

async function save(page: Page, name = "Kamp"): Promise<void> {
  await card(page).getByLabel("Naam", { exact: true }).fill(name);
  await card(page).getByRole("button", { name: "Bewaar", exact: true }).click();
}

async function saveVillage(page: Page, app: AppDriver): Promise<void> {
  await openVillage(page, app);
  await save(page);
}

/** Returns the numbers of tiles in the progress text: done, total. */
async function tilesTold(page: Page): Promise<[number, number]> {
  const text = (await page.getByText(/\d+ van \d+ tegels/).textContent()) ?? "";
  const [, done, total] = /(\d+) van (\d+) tegels/.exec(text) ?? [];
  return [Number(done), Number(total)];
}

/** Returns the count of tiles once only those that never arrive are pending. */
async function tilesBeforeStop(page: Page, online: OnlineMap): Promise<[number, number]> {
  const isHeld = (tile: string) => Number.parseInt(tile, 10) >= online.faultFromZoom;
  await expect.poll(() => online.asked.filter(isHeld).length).toBeGreaterThanOrEqual(AT_ONCE);
  // The page is informed a moment after the last one arrived.
  let told: [number, number] = [Number.NaN, 0];
  const isAnnounced = async () => {
    const [before] = told;
    told = await tilesTold(page);
    return told[0] === before;
  };
  await expect.poll(isAnnounced, { intervals: [250] }).toBe(true);
  return told;
}

const never = () => new Promise<void>(() => {});

test.describe("with the app stored on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("a saved area is drawn offline after a reload, refreshed, and removed", {
    tag: "@thorough",
  }, async ({ page, app, online }) => {
    await saveVillage(page, app);
    await expect(card(page).getByText(ADDED)).toBeVisible();
    const stored = new Set(online.asked);
    await app.open("/settings");
    await app.waitUntilStored();
    await app.goOffline();
    const { requests } = online;
    await app.reload();
    await page.getByRole("link", { name: "Toon op de kaart: Kamp" }).click();
    await test.step("places in its tiles are found from where the map shows none of it", async () => {
      await page.getByRole("button", { name: "Zoeken" }).click();
      await page.getByRole("combobox").fill("drinkwater");
      await page
        .getByRole("option", { name: /^Drinkwater/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Drinkwater" })).toBeVisible();
      await page.keyboard.press("Escape");
    });
    for (let zoom = 0; zoom < 4; zoom++) {
      await page.getByRole("button", { name: "Zoom in" }).click();
    }
    await app.waitForMap();
    await expect.poll(() => shareOfColor(page, WOOD)).toBeGreaterThan(0.9);
    await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toHaveCount(0);
    await expect(page.locator(".maplibregl-ctrl-attrib")).toContainText(
      "OpenFreeMap © OpenMapTiles © OpenStreetMap contributors",
    );
    expect(online.requests).toBe(requests);
    await app.goOnline();
    await app.tapTab("Instellingen");
    const packs = new PacksDriver(page);
    await test.step("it shows its size and age, and is fetched again", async () => {
      await expect(
        packs.text(/^\d+\skB · bewaard op .* · gegevens van 3 december 2025$/),
      ).toBeVisible();
      online.asked.length = 0;
      await packs.tap("Vernieuw: Kamp");
      await expect(packs.text(ADDED)).toBeVisible();
      expect(online.asked.length).toBeGreaterThanOrEqual(10);
      // For the same area, nothing is requested that was not requested before.
      expect(online.asked.filter((tile) => !stored.has(tile))).toEqual([]);
      await expect(packs.section.getByRole("button", { name: "Verwijder: Kamp" })).toHaveCount(1);
      expect(await packs.storedFolders()).toBe(1);
    });
    await test.step("it is removed", async () => {
      await packs.tap("Verwijder: Kamp");
      await packs.tap("Ja, verwijder");
      await expect(packs.text("Van wat de online kaart laat zien")).toBeVisible();
      expect(await packs.storedFolders()).toBe(0);
    });
  });
});

test("progress is shown in tiles, continues when the card is closed, can be stopped, and is accessible", {
  tag: "@thorough",
}, async ({ page, app, online }) => {
  await app.open("/map");
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  await page.getByRole("button", { name: "Bewaar dit gebied" }).click();
  await card(page).getByRole("button", { name: "Groter gebied" }).click();
  await expect(card(page).getByText("Te groot: zoom in.").first()).toBeVisible();
  await expectAccessible(page);
  // One step larger, so that there are more near tiles than parallel requests.
  await frameVillage(page, 5);
  online.fault = never;
  online.faultFromZoom = 14;
  await save(page);
  await expect(card(page).getByText(/^\d\d? van \d+ tegels · \d+\skB$/)).toBeVisible();
  const [done, total] = await tilesBeforeStop(page, online);
  expect(done).toBeGreaterThan(5);
  await expectAccessible(page);
  await expect(page.getByRole("progressbar", { name: "Voortgang van Kamp" })).toHaveJSProperty(
    "value",
    Math.floor((100 * done) / total),
  );
  await card(page).getByRole("button", { name: "Sluiten" }).first().click();
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  await expect(page.getByText(`Kamp: ${done} van ${total} tegels`)).toBeVisible();
  await page.getByRole("button", { name: "Bewaar dit gebied" }).click();
  await card(page).getByRole("button", { name: "Stop: Kamp" }).click();
  await expect(card(page).getByText(`Onderbroken: ${done} van ${total} tegels`)).toBeVisible();
  await card(page).getByRole("button", { name: "Verwijder dit deel: Kamp" }).click();
  await expect(card(page).getByText(/^ongeveer .*\sMB$/)).toBeVisible();
  expect(await new PacksDriver(page).storedFolders()).toBe(0);
});

test("a failed save explains why, resumes after a reload, and requests only what is missing", {
  tag: "@thorough",
}, async ({ page, app, online }) => {
  test.slow();
  await openVillage(page, app);
  await test.step("the login page of a network is not a map", async () => {
    online.fault = (route) =>
      route.fulfill({ headers: OPEN, contentType: "text/html", body: "<h1>Log in</h1>" });
    await save(page);
    await expect(card(page).getByText("Log eerst in op dit netwerk")).toBeVisible();
    await expect(page.getByText(ADDED)).toHaveCount(0);
  });
  await test.step("a failing server is asked a few more times", async () => {
    online.fault = (route) => route.fulfill({ status: 503, headers: OPEN });
    online.faultFromZoom = 12;
    await card(page).getByRole("button", { name: "Ga verder: Kamp" }).click();
    await expect(card(page).getByText("heeft een storing. Ga later verder.")).toBeVisible();
  });
  await test.step("a dead connection is reported as a failed download", async () => {
    online.fault = (route) => route.abort("connectionreset");
    online.faultFromZoom = 14;
    await card(page).getByRole("button", { name: "Ga verder: Kamp" }).click();
    await expect(
      card(page).getByText("Kamp is niet opgehaald. De server van de kaart is niet bereikbaar."),
    ).toBeVisible();
  });
  await test.step("after a reload it continues, and requests only the missing tiles", async () => {
    await app.open("/settings");
    const packs = new PacksDriver(page);
    await expect(packs.text(/^Onderbroken: [1-9]\d? van \d+ tegels/)).toBeVisible();
    const [done, total] = await tilesTold(page);
    online.fault = null;
    online.asked.length = 0;
    await packs.tap("Ga verder: Kamp");
    await expect(packs.text(ADDED)).toBeVisible();
    expect(online.asked).toHaveLength(total - done);
    expect(new Set(online.asked).size).toBe(total - done);
  });
});

test("the framed area is saved under its name once online, by keyboard, and without pictures of others", {
  tag: "@thorough",
}, async ({ page, app, online }) => {
  test.slow();
  const zooms = new Set<string>();
  // Existing pictures, because for a missing one the map itself requests lower zooms.
  const answer = pictureAnswer("#ffffff");
  await page.route("https://tile.openstreetmap.org/**", (route) => {
    zooms.add(new URL(route.request().url()).pathname.split("/")[1] ?? "");
    return answer(route);
  });
  const mapOverlay = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
  await app.store("settings", { colorScheme: 0, tileSource: 5, mapOverlay });
  await app.open("/settings");
  await page.getByRole("link", { name: "Kies een gebied op de kaart" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(page)).toBeFocused();
  await frameVillage(page);
  await expect(card(page).getByText("OpenStreetMap heeft altijd netwerk nodig.")).toBeVisible();
  const name = card(page).getByLabel("Naam", { exact: true });
  await expect(name).toHaveValue(/^Rond \p{Lu}/u);
  await test.step("the frame shrinks as the map zooms in and grows as it rotates", () =>
    turnFrame(page));
  await test.step("without a connection nothing can be saved", async () => {
    await app.waitForMap();
    await app.goOffline();
    await expect(card(page).getByText("Je hebt nu geen internet.")).toBeVisible();
    const { requests } = online;
    await name.press("Enter");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    expect(online.requests).toBe(requests);
    await app.goOnline();
  });
  await test.step("with a connection it can", async () => {
    await app.waitForMap();
    zooms.clear();
    await name.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Kamp");
    await page.keyboard.press("Enter");
    await expect(card(page).getByText(ADDED)).toBeVisible();
    // Without the frame the map moves back, and shows pictures of its own high zooms; an area has low ones.
    const isFar = (zoom: string) => Number(zoom) <= 11;
    expect(online.asked.some((tile) => isFar(tile.split("/")[0] ?? ""))).toBe(true);
    expect([...zooms].filter(isFar)).toEqual([]);
  });
  await test.step("a second area of that name gets a number", async () => {
    await card(page).getByRole("button", { name: "Nog een gebied" }).click();
    await save(page);
    await expect(card(page).getByText("Kamp 2 staat op dit apparaat.")).toBeVisible();
  });
  await expect(card(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
});

test("a circle is measured first, and no tile of it is fetched twice", {
  tag: "@thorough",
}, async ({ page, app, online }) => {
  await openCard(page, app);
  await card(page).getByRole("radio", { name: "Rond", exact: true }).check();
  await card(page).getByLabel("Straal").selectOption("10\u00a0km");
  await app.waitForMap();
  online.asked.length = 0;
  await save(page);
  const estimate = card(page).getByText(/^ongeveer .*, minder dan een minuut$/);
  await expect(estimate).toBeVisible();
  await expectAccessible(page);
  const [, count] = /, ([\d.]+) tegels/.exec((await card(page).textContent()) ?? "") ?? [];
  const tiles = Number(count?.replace(".", ""));
  const measured = online.asked.length;
  expect(measured).toBeLessThan(tiles / 2);
  await card(page).getByRole("button", { name: "Begin" }).click();
  await expect(card(page).getByText(ADDED)).toBeVisible();
  expect(online.asked.slice(0, measured)).toHaveLength(
    new Set(online.asked.slice(0, measured)).size,
  );
  // The map asks tiles of its own, of which some are those of the area.
  expect(online.asked.length).toBeLessThan(tiles + 40);
});

async function turnFrame(page: Page): Promise<void> {
  const kilometers = async () => {
    const text = (await card(page).locator("[data-area-size] span").textContent()) ?? "";
    return Number(/[\d,]+/.exec(text)?.[0].replace(",", "."));
  };
  // The map may still be moving to the village.
  let width = Number.NaN;
  const isSame = async () => {
    const before = width;
    width = await kilometers();
    return width === before;
  };
  await expect.poll(isSame, { intervals: [400] }).toBe(true);
  await page.locator("canvas").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(kilometers).toBeGreaterThan(width * 1.1);
  await card(page).getByRole("button", { name: "Kleiner gebied" }).click();
  await expect.poll(kilometers).toBeLessThan(width * 0.8);
  await expect(page.getByRole("status").filter({ hasText: /^ongeveer .*\skm$/ })).toBeAttached();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}
