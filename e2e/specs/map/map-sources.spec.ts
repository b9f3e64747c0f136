import type { Page } from "@playwright/test";
import { paletteFor } from "#mapview/style/palette.ts";
import { ALL_PIXELS, type AppDriver, expect, test } from "../../drivers/app.ts";
import { LayersSheet } from "../../drivers/layers-sheet.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import {
  answerPictures,
  OVERLAY_SERVERS,
  serveWood,
  TILE_SERVERS,
} from "../../drivers/tile-servers.ts";

const NO_OVERLAY = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
const ALL_OVERLAYS = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };

/** Land has the colour of a map without tiles; water, where the first view shows it, does not. */
const { land: LAND, water: WATER, wood: WOOD } = paletteFor("light");

/** The names in the layers sheet; the fourth starts at a higher zoom. */
const SOURCE_NAMES = [
  [1, "BRT standaard"],
  [2, "BRT water"],
  [3, "Luchtfoto"],
  [5, "OpenStreetMap"],
  [6, "OpenTopoMap"],
  [7, "CyclOSM"],
  [0, "Scouting Map"],
] as const;

const OVERLAY_NAMES = [
  ["walkNetwork", "Wandelnetwerk"],
  ["bikeNetwork", "Fietsnetwerk"],
  ["sailNetwork", "Vaarnetwerk"],
] as const;

const attributionsOf = (page: Page) => page.locator(".maplibregl-ctrl-attrib");

test("every overlay and tile source is drawn with its attribution", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  await answerPictures(page);
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  await app.setFix({ lat: 52.228, lng: 5.321 });
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map#8/52.228/5.321");
  await app.waitForMap();
  await test.step("the overlays, alone and together", () => showOverlays(page, asked));
  await test.step("the tile sources", () => showSources(page));
  await test.step("with less opacity they let the map through, without new requests", () =>
    makeGlassy(page, app));
  await test.step("a topographic map that starts at a higher zoom says so, and is drawn there", () =>
    showTopography(page, app, asked));
});

async function showOverlays(page: Page, asked: readonly URL[]): Promise<void> {
  const sheet = new LayersSheet(page);
  const share = (name: keyof typeof OVERLAY_SERVERS) =>
    shareOfColor(page, OVERLAY_SERVERS[name].color);
  for (const [name, label] of OVERLAY_NAMES) {
    expect(await share(name)).toBe(0);
    await sheet.setOverlay(label, true);
    await expect.poll(() => share(name), label).toBeGreaterThan(0.05);
    await expect(attributionsOf(page)).toContainText(OVERLAY_SERVERS[name].maker);
  }
  for (const [name] of OVERLAY_NAMES) expect(await share(name)).toBeGreaterThan(0.05);
  await expect.poll(() => shareOfColor(page, WATER)).toBeGreaterThan(0.03);
  const layers = new Set(asked.flatMap((url) => url.searchParams.get("layers") ?? []));
  expect([...layers].sort()).toEqual([
    "fietsnetwerken,fietsknooppunten",
    "wandelnetwerken,wandelknooppunten",
  ]);
  const boxes = asked.flatMap((url) => url.searchParams.get("bbox") ?? []);
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) expect(box).toMatch(/^-?[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  for (const [name, label] of OVERLAY_NAMES) {
    await sheet.setOverlay(label, false);
    await expect.poll(() => share(name)).toBe(0);
  }
}

async function showSources(page: Page): Promise<void> {
  const sheet = new LayersSheet(page);
  for (const [number, name] of SOURCE_NAMES) {
    await sheet.chooseSource(name);
    const { color = LAND, maker = "© OpenMapTiles" } = TILE_SERVERS[number] ?? {};
    await expect
      .poll(() => shareOfColor(page, color), name)
      .toBeGreaterThan(number === 0 ? 0.2 : 0.95);
    await expect(attributionsOf(page)).toContainText(maker);
  }
}

async function makeGlassy(page: Page, app: AppDriver): Promise<void> {
  const makers = attributionsOf(page);
  await new LayersSheet(page).chooseSource("BRT standaard");
  await expect(makers).toHaveText("Kaartgegevens © Kadaster");
  const { color } = TILE_SERVERS[1] ?? { color: "" };
  await expect.poll(() => shareOfColor(page, color)).toBeGreaterThan(0.9);
  const again: string[] = [];
  page.on("request", (request) => {
    if (/^https:/.test(request.url())) again.push(request.url());
  });
  const setOpacity = async (opacity: string) => {
    await page.getByRole("button", { name: "Kaartlagen" }).click();
    await page.getByLabel("Dekking van de achtergrondkaart").fill(opacity);
    await page.keyboard.press("Escape");
  };
  await setOpacity("0.6");
  await expect(makers).toContainText("OpenMapTiles");
  await expect.poll(() => shareOfColor(page, color)).toBe(0);
  await app.waitForMap();
  expect(again.filter((url) => url.includes("service.pdok.nl"))).toEqual([]);
  await setOpacity("1");
}

async function showTopography(page: Page, app: AppDriver, asked: readonly URL[]): Promise<void> {
  await new LayersSheet(page).chooseSource("Topo 1:25.000");
  await app.waitForMap();
  const hint = page.getByText("Topo 1:25.000 zie je pas als je verder inzoomt.");
  await expect(hint).toBeVisible();
  await expect.poll(() => shareOfColor(page, WATER)).toBeGreaterThan(0.03);
  const boxes = () =>
    asked.flatMap(({ searchParams: query }) =>
      query.get("layers") === "top25raster" ? [query.get("bbox")?.split(",").map(Number)] : [],
    );
  expect(boxes()).toEqual([]);
  // Following flies to zoom 15, and requests pictures of the zooms in between.
  await page.getByRole("button", { name: "Volg mijn positie" }).click();
  await expect.poll(() => shareOfColor(page, TILE_SERVERS[4]?.color ?? "")).toBeGreaterThan(0.9);
  await expect(hint).toHaveCount(0);
  await expect(attributionsOf(page)).toContainText("© Kadaster");
  for (const [west = 0, south = 0, east = 0, north = 0] of boxes().map((box) => box ?? [])) {
    // A whole tile of zoom 13 to 16, in metres of EPSG:3857, x before y.
    const zoom = Math.log2(40_075_016.686 / (east - west));
    expect([13, 14, 15, 16]).toContain(Math.round(zoom));
    expect(zoom).toBeCloseTo(Math.round(zoom), 5);
    expect(north - south).toBeCloseTo(east - west, 3);
    expect([west, south].map((metres) => Math.round(metres / 1e5))).toEqual([6, 68]);
  }
}

test("the online map is drawn where the device has no pack, and stays when its server fails", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const asked: string[] = [];
  await serveWood(page, asked);
  // A source unknown to this version is kept, and our own map is shown.
  const settings = { colorScheme: 0, tileSource: 42, mapOverlay: NO_OVERLAY };
  await app.store("settings", settings);
  await app.open("/map");
  await app.waitForMap();
  expect(await app.stored("settings")).toEqual(settings);
  await expect.poll(() => shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
  await expect(attributionsOf(page)).toContainText(/OpenFreeMap.*OpenMapTiles/);
  expect(asked.filter((url) => url.endsWith("/planet"))).toHaveLength(1);
  await page.route(/^https:/, (route) => route.abort("connectionrefused"));
  // When the network returns, the map requests all its tiles again.
  await app.stirMap(() => page.evaluate(() => window.dispatchEvent(new Event("online"))));
  expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
});

test("nothing leaves the device in “alleen offline”, with any choice", async ({ page, app }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/^https:/.test(request.url())) asked.push(request.url());
  });
  await answerPictures(page);
  await serveWood(page, []);
  await app.store("preferences", { offlineOnly: true, isBoatingAidRead: true });
  await app.store("settings", { colorScheme: 0, tileSource: 1, mapOverlay: ALL_OVERLAYS });
  await app.open("/map");
  // From afar no network is missing, but the chosen background is.
  await expect(
    page.getByText("BRT standaard niet getoond: je staat op alleen offline"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Opnieuw proberen" })).toHaveCount(0);
  const sheet = new LayersSheet(page);
  for (const [, name] of SOURCE_NAMES) {
    await sheet.chooseSource(name);
    await app.waitForMap();
  }
  await app.stirMap(() => page.getByRole("button", { name: "Zoom in" }).click());
  expect(await shareOfColor(page, LAND)).toBeGreaterThan(0.2);
  expect(asked).toEqual([]);
  await test.step("without offline mode the pictures are loaded", async () => {
    const notice = page.getByText("BRT standaard niet getoond");
    await sheet.chooseSource("BRT standaard");
    await expect(notice).toBeVisible();
    await app.tapTab("Instellingen");
    await page.getByLabel("Alleen offline").uncheck();
    await app.tapTab("Kaart");
    await expect(notice).toHaveCount(0);
  });
});

test.describe("at full resolution", () => {
  test.use(ALL_PIXELS);

  test("nothing is requested offline, and the pictures return with the network", {
    tag: "@thorough",
  }, async ({ page, app }) => {
    await answerPictures(page);
    await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
    await app.open("/map");
    await app.waitForMap();
    const sheet = new LayersSheet(page);
    // The code of the sheet is on the device from here on.
    await sheet.setOverlay("Vaarnetwerk", false);
    await app.goOffline();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await sheet.chooseSource("BRT standaard");
    await sheet.setOverlay("Vaarnetwerk", true);
    // The notice about boating comes first, without a network too.
    await page.getByRole("button", { name: "Begrepen" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page.getByText(/vaarnetwerk.*niet bereikbaar$/i)).toBeVisible();
    // An idle map requests nothing by itself; these requests come from the return of the network.
    await app.waitForMap();
    expect(await shareOfColor(page, WATER)).toBeGreaterThan(0.03);
    expect(asked.filter((url) => url.startsWith("https:"))).toEqual([]);
    await app.goOnline();
    await expect
      .poll(() => shareOfColor(page, OVERLAY_SERVERS.sailNetwork.color))
      .toBeGreaterThan(0.05);
    await expect.poll(() => shareOfColor(page, TILE_SERVERS[1]?.color ?? "")).toBeGreaterThan(0.5);
    await expect(page.getByText(/niet bereikbaar$/)).toHaveCount(0);
  });
});
