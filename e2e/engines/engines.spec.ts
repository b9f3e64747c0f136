import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paletteFor } from "#mapview/style/palette.ts";
import { packTexts } from "#words/packs/packs.ts";
import { makeVillagePack, VILLAGE } from "../drivers/drawn-pack.ts";
import { differingPixels, shareOfColor } from "../drivers/map-picture.ts";
import { type EngineApp, expect, test } from "./engine-app.ts";

/** Words on every screen of an empty device. */
const SCREENS = {
  "/dashboard": "Waypoints",
  "/location": "Mijn locatie",
  "/map": "Zoeken",
  "/waypoints": "Jouw waypoints",
  "/settings": packTexts.heading,
  "/changelog": "Changelog",
  "/bestaat-niet": "Oeps.",
  "/waypoints/bestaat-niet": "Oeps.",
};

const GPX =
  '<gpx version="1.1"><wpt lat="52.1" lon="5.2"><name>Tent</name></wpt>' +
  '<trk><trkseg><trkpt lat="52" lon="5"/><trkpt lat="52.1" lon="5.1"/></trkseg></trk></gpx>';

/**
 * The fraction of the middle of the screen that the card of a place leaves to the map, below that of the
 * earlier view.
 */
const LEFT_BY_CARD = 0.35;

const CHOOSES_PACKS = "input[data-chooses=files]";

test("every screen opens", async ({ app }) => {
  for (const [route, words] of Object.entries(SCREENS)) {
    await app.open(route);
    await expect.poll(() => app.namesAndWords(), `the words of ${route}`).toContain(words);
  }
});

test("the live map is drawn and can be moved", async ({ app }) => {
  await app.open("/map");
  await app.waitForMap();
  const shown = await app.shown();
  const { land, water } = paletteFor("light");
  expect(await shareOfColor(shown, land)).toBeGreaterThan(0.2);
  expect(await shareOfColor(shown, water)).toBeGreaterThan(0.02);
  const before = await shown.screenshot();
  await app.tap("Zoom in");
  await expect
    .poll(async () => differingPixels(shown, before, await shown.screenshot()))
    .toBeGreaterThan(5000);
});

test("a waypoint and a choice survive a restart", async ({ app }) => {
  await app.open("/settings");
  await app.choose("Donker");
  await app.open("/waypoints");
  await app.choose("Coördinaten typen");
  await app.type("Coördinaten", "52.228, 5.321");
  await app.type("Naam", "Zendmast");
  await app.tap("Bewaar");
  await app.expectWords("Bewaard");
  await app.quit();
  await app.open("/waypoints");
  await app.expectWords("Zendmast");
  expect(await app.stored("waypoints")).toMatchObject([
    { name: "Zendmast", lat: 52.228, lng: 5.321 },
  ]);
  expect(await app.stored("settings")).toMatchObject({ colorScheme: 1 });
});

test("a file is imported", async ({ app }) => {
  const folder = mkdtempSync(join(tmpdir(), "engine-import-"));
  const file = join(folder, "kamp.gpx");
  writeFileSync(file, GPX);
  await app.open("/waypoints");
  await app.chooseFiles("input[type=file][multiple]", [file]);
  // Includes its map, which disappears in the frame in which the list first appears.
  const isMapShown = () => document.querySelector("[data-import-map=shown]") !== null;
  await expect.poll(async () => (await app.shown()).evaluate(isMapShown, null)).toBe(true);
  await app.tap("Importeer 2");
  await app.expectWords("Toegevoegd: 1 waypoint en 1 track.");
  rmSync(folder, { recursive: true });
  expect(await app.stored("waypoints")).toMatchObject([{ name: "Tent" }]);
});

test("the app starts offline after a restart", async ({ app }) => {
  await app.open("/dashboard");
  await app.waitUntilStored();
  await app.quit();
  await app.stopServer();
  await app.open("/waypoints");
  await app.expectWords("Jouw waypoints");
  await app.open("/map");
  await app.waitForMap();
  await goTo(app, "52.55, 5.3");
  // The middle of the IJsselmeer.
  const { water } = paletteFor("light");
  await expect
    .poll(async () => shareOfColor(await app.shown(), water))
    .toBeGreaterThan(LEFT_BY_CARD);
});

test("a pack is opened, and drawn offline after a restart @keeps-packs", async ({ app }) => {
  const pack = await makeVillagePack();
  await app.open("/settings");
  await app.chooseFiles(CHOOSES_PACKS, pack.files);
  await app.expectWords("Kaartpakket dorp staat op dit apparaat.");
  pack.remove();
  await app.waitUntilStored();
  await app.quit();
  await app.stopServer();
  await app.open("/map");
  await app.waitForMap();
  await goTo(app, `${VILLAGE.lat}, ${VILLAGE.lng}`);
  const { wood } = paletteFor("light");
  await expect
    .poll(async () => shareOfColor(await app.shown(), wood))
    .toBeGreaterThan(LEFT_BY_CARD);
});

test("a browser that cannot store packs reports it, and stores the rest", async ({ app }) => {
  app.hasPrivateFiles = false;
  await app.open("/settings");
  await app.expectWords(packTexts.unsupported);
  await app.open("/map");
  await app.waitForMap();
});

test("it lacks the features named in the documentation", async ({ app, lacks }) => {
  await app.open("/dashboard");
  const shown = await app.shown();
  const missing = await shown.evaluate(async () => {
    const uses: Record<string, boolean> = {
      "private files": "getDirectory" in (navigator.storage ?? {}),
      persist: "persist" in (navigator.storage ?? {}),
      estimate: "estimate" in (navigator.storage ?? {}),
      locks: "locks" in navigator,
      "wake lock": "wakeLock" in navigator,
      vibrate: "vibrate" in navigator,
      share: "share" in navigator,
      "absolute orientation": "ondeviceorientationabsolute" in globalThis,
      "barcode detector": "BarcodeDetector" in globalThis,
    };
    return Object.keys(uses).filter((name) => !uses[name]);
  }, null);
  expect(missing).toEqual(lacks);
});

/** Finds a place by its coordinates, and moves the map there. */
async function goTo(app: EngineApp, coordinates: string): Promise<void> {
  await app.tap("Zoeken");
  await app.type("Zoek", coordinates);
  await app.tap(coordinates.split(",")[0] ?? "");
}
