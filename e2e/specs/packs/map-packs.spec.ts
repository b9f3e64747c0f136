import type { Page, Route } from "@playwright/test";
import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import { paletteFor } from "#mapview/style/palette.ts";
import { ALL_PIXELS, type AppDriver, test as base, expect } from "../../drivers/app.ts";
import { makeVillagePack, VILLAGE, villageArchive } from "../../drivers/drawn-pack.ts";
import { LayersSheet } from "../../drivers/layers-sheet.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { PacksDriver } from "../../drivers/packs.ts";

const NO_NETWORK = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };

const WOOD = paletteFor("light").wood;
const CYCLE = networkColors("cycle", "light").line;

interface Fixtures {
  village: { readonly files: string[] };
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  village: async ({}, use) => {
    const pack = await makeVillagePack();
    await use(pack);
    pack.remove();
  },
});

test.use(ALL_PIXELS);

async function openPack(page: Page, app: AppDriver, files: Parameters<Page["setInputFiles"]>[1]) {
  await app.open("/settings");
  const packs = new PacksDriver(page);
  await packs.section.locator("input[data-chooses=files]").setInputFiles(files);
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
}

/** Moves the map to the village, close enough to see its paths. */
async function showVillage(page: Page, app: AppDriver): Promise<void> {
  await app.setFix(VILLAGE);
  await app.tapTab("Kaart");
  await app.waitForMap();
  await app.stirMap(() => page.getByRole("button", { name: "Volg mijn positie" }).click());
}

/** Runs in the page: overwrites the tiles of every map on the device, but not their directories. */
async function wipeTiles(): Promise<void> {
  const packs = await (await navigator.storage.getDirectory()).getDirectoryHandle("packs");
  for await (const pack of packs.values() as AsyncIterable<FileSystemDirectoryHandle>) {
    for await (const file of pack.values() as AsyncIterable<FileSystemFileHandle>) {
      if (!file.name.endsWith("map.pmtiles")) continue;
      const bytes = await (await file.getFile()).arrayBuffer();
      // The offset of the tiles (PMTiles 3, header).
      const from = Number(new DataView(bytes).getBigUint64(56, true));
      const stream = await file.createWritable({ keepExistingData: true });
      await stream.write({
        type: "write",
        position: from,
        data: new Uint8Array(bytes.byteLength - from),
      });
      await stream.close();
    }
  }
}

function settings(mapOverlay: typeof NO_NETWORK) {
  return { colorScheme: 0, tileSource: 0, mapOverlay };
}

test("a pack added by another tab is drawn immediately with its networks, also offline", {
  tag: "@thorough",
}, async ({ page, app, village }) => {
  test.slow();
  await app.store("settings", settings(NO_NETWORK));
  let asked = 0;
  const note = (route: Route) => {
    asked += 1;
    return route.abort();
  };
  await page.route("https://service.pdok.nl/**", note);
  await page.route("https://tiles.openseamap.org/**", note);
  await app.open("/map");
  await showVillage(page, app);
  const lack = page.getByText("Hier heb je alleen de overzichtskaart");
  await expect(lack).toBeVisible();
  await test.step("it appears on the map at once", async () => {
    const other = await page.context().newPage();
    await other.goto(`${app.baseUrl}/settings`);
    await new PacksDriver(other).chooseFiles(village.files);
    await expect(lack).toHaveCount(0);
    await other.close();
    await app.waitForMap();
    expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
  });
  await test.step("no server is asked for its networks", async () => {
    const sheet = new LayersSheet(page);
    for (const name of ["Wandelnetwerk", "Fietsnetwerk", "Vaarnetwerk"]) {
      await sheet.setOverlay(name, true);
    }
    await app.stirMap(() => page.getByRole("button", { name: "Zoom in" }).click());
    expect(await shareOfColor(page, CYCLE)).toBeGreaterThan(0.001);
    expect(asked).toBe(0);
  });
  await test.step("it is drawn beyond the overview without a network", async () => {
    await app.goOffline();
    // The note on boating, which came with the network of waterways, waits for an answer.
    await page.getByRole("button", { name: "Begrepen" }).click();
    // The village is near the edge of its pack.
    const partly = page.getByText("Een deel hiervan heb je niet in detail");
    await zoomBy(page, "Zoom uit", 4);
    await expect(partly).toBeVisible();
    await zoomBy(page, "Zoom in", 3);
    await expect(partly).toHaveCount(0);
    await expect(lack).toHaveCount(0);
    await app.waitForMap();
    expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
    await app.goOnline();
  });
  // Its networks leave the style together with its tiles.
  await test.step("after removal it leaves the map at once, with its networks", () =>
    removeVillage(page, app));
});

async function removeVillage(page: Page, app: AppDriver): Promise<void> {
  await app.tapTab("Instellingen");
  const packs = new PacksDriver(page);
  await packs.tap("Verwijder: dorp");
  await packs.tap("Ja, verwijder");
  await expect(packs.text("Er staat nog geen kaartpakket op dit apparaat.")).toBeVisible();
  await app.tapTab("Kaart");
  await app.waitForMap();
  await expect.poll(() => shareOfColor(page, WOOD)).toBe(0);
}

async function zoomBy(page: Page, name: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.getByRole("button", { name }).click();
}

test("a Protomaps pack is drawn like ours until removed, and a damaged pack is named", {
  tag: "@thorough",
}, async ({ page, app, village }) => {
  test.slow();
  await app.store("settings", settings(NO_NETWORK));
  const buffer = Buffer.from(await villageArchive("protomaps"));
  await openPack(page, app, [
    { name: "dorp.pmtiles", mimeType: "application/octet-stream", buffer },
  ]);
  await showVillage(page, app);
  expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
  await test.step("after removal it leaves the map at once", async () => {
    await removeVillage(page, app);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toBeVisible();
  });
  await openPack(page, app, village.files);
  await page.evaluate(wipeTiles);
  await app.reload();
  await showVillage(page, app);
  await expect(
    page.getByText("Kaartpakket dorp is niet te lezen. Voeg het opnieuw toe."),
  ).toBeVisible();
});
