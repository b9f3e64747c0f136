import type { Page, Route } from "@playwright/test";
import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import { paletteFor } from "#mapview/style/palette.ts";
import { ALL_PIXELS, type AppDriver, test as base, expect } from "../drivers/app.ts";
import { makeVillagePack, VILLAGE, villageArchive } from "../drivers/drawn-pack.ts";
import { shareOfColor } from "../drivers/map-picture.ts";
import { PacksDriver } from "../drivers/packs.ts";

const ALL_NETWORKS = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };
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

/** Brings the village to the middle of the map, near enough to see its paths; without a network as soon as the map is there. */
async function showVillage(
  page: Page,
  app: AppDriver,
  { offline = false }: { readonly offline?: boolean } = {},
): Promise<void> {
  await app.setFix(VILLAGE);
  await app.tapTab("Kaart");
  await app.waitForMap();
  if (offline) await app.goOffline();
  await app.stirMap(() => page.getByRole("button", { name: "Volg mijn positie" }).click());
}

/** In the page: overwrites the tiles of every map on the device; what tells of them stays. */
async function wipeTiles(): Promise<void> {
  const packs = await (await navigator.storage.getDirectory()).getDirectoryHandle("packs");
  for await (const pack of packs.values() as AsyncIterable<FileSystemDirectoryHandle>) {
    for await (const file of pack.values() as AsyncIterable<FileSystemFileHandle>) {
      if (!file.name.endsWith("map.pmtiles")) continue;
      const bytes = await (await file.getFile()).arrayBuffer();
      // Where the tiles begin (PMTiles 3, header).
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

function settings(mapOverlay: typeof ALL_NETWORKS) {
  return { colorScheme: 0, tileSource: 0, mapOverlay };
}

test("a pack is drawn beyond the overview, without a network", async ({ page, app, village }) => {
  await app.store("settings", settings(NO_NETWORK));
  await openPack(page, app, village.files);
  await showVillage(page, app, { offline: true });
  await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toHaveCount(0);
  expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
  // The village lies near the edge of its pack.
  const zoomBy = async (name: string) => {
    for (let time = 0; time < 3; time++) await page.getByRole("button", { name }).click();
  };
  await zoomBy("Zoom uit");
  await expect(page.getByText("Een deel hiervan heb je niet in detail")).toBeVisible();
  await zoomBy("Zoom in");
  await expect(page.getByText("Een deel hiervan heb je niet in detail")).toHaveCount(0);
});

test("a pack that turns out to be broken is named, with what to do", async ({
  page,
  app,
  village,
}) => {
  await app.store("settings", settings(NO_NETWORK));
  await openPack(page, app, village.files);
  await page.evaluate(wipeTiles);
  await app.reload();
  await showVillage(page, app);
  await expect(
    page.getByText("Kaartpakket dorp is niet te lezen. Voeg het opnieuw toe."),
  ).toBeVisible();
});

test("a pack of the Protomaps schema is drawn as one of our own", async ({ page, app }) => {
  await app.store("settings", settings(NO_NETWORK));
  const buffer = Buffer.from(await villageArchive("protomaps"));
  await openPack(page, app, [
    { name: "dorp.pmtiles", mimeType: "application/octet-stream", buffer },
  ]);
  await showVillage(page, app);
  expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
});

test("the networks of a pack are drawn, and no server is asked for them", async ({
  page,
  app,
  village,
}) => {
  await app.store("settings", settings(ALL_NETWORKS));
  let asked = 0;
  const note = (route: Route) => {
    asked += 1;
    return route.abort();
  };
  await page.route("https://service.pdok.nl/**", note);
  await page.route("https://tiles.openseamap.org/**", note);
  await openPack(page, app, village.files);
  await showVillage(page, app);
  // Until the map came here no pack had its middle.
  asked = 0;
  await app.stirMap(() => page.getByRole("button", { name: "Zoom in" }).click());
  expect(await shareOfColor(page, CYCLE)).toBeGreaterThan(0.001);
  expect(asked).toBe(0);
});

test("a pack that is removed leaves the map at once", async ({ page, app, village }) => {
  await app.store("settings", settings(NO_NETWORK));
  await openPack(page, app, village.files);
  await showVillage(page, app);
  await app.tapTab("Instellingen");
  const packs = new PacksDriver(page);
  await packs.tap("Verwijder: dorp");
  await packs.tap("Ja, verwijder");
  await expect(packs.text("Er staat nog geen kaartpakket op dit apparaat.")).toBeVisible();
  await app.tapTab("Kaart");
  await app.waitForMap();
  await expect.poll(() => shareOfColor(page, WOOD)).toBe(0);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toBeVisible();
});

test("a pack that another tab adds comes to the map at once", async ({ page, app, village }) => {
  await app.store("settings", settings(NO_NETWORK));
  await app.open("/map");
  await showVillage(page, app);
  await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${app.baseUrl}/settings`);
  await new PacksDriver(other).chooseFiles(village.files);
  await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toHaveCount(0);
  await other.close();
  await app.waitForMap();
  expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
});
