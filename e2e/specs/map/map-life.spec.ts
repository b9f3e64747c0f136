import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { makeVillagePack, VILLAGE } from "../../drivers/drawn-pack.ts";
import { differingPixels } from "../../drivers/map-picture.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

/** Fewer pixels than the smallest thing on the map; the edge of a word may be a shade lighter. */
const NOISE_PIXELS = 40;

const NO_OVERLAY = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
const ALL_OVERLAYS = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };

const WAYPOINTS = [
  { id: "kamp", name: "Kamp", lat: VILLAGE.lat + 0.02, lng: VILLAGE.lng, icon: "campsite" },
  { id: "post", name: "Post", lat: VILLAGE.lat + 0.012, lng: VILLAGE.lng + 0.02, color: "#8800aa" },
];

/** Returns a walk to the north of the village. */
function gpx(): string {
  const points = Array.from({ length: 60 }, (_, index) => {
    const lat = VILLAGE.lat + 0.016 + (index % 2) * 0.004;
    return `<trkpt lat="${lat}" lon="${VILLAGE.lng - 0.03 + index * 0.001}"/>`;
  });
  return `<gpx version="1.1"><trk><name>Ommetje</name><trkseg>${points.join("")}</trkseg></trk></gpx>`;
}

/** Takes the map's WebGL context away, like a phone that is short of memory. */
async function loseContext(page: Page) {
  const extension = await page.evaluateHandle(() =>
    document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context"),
  );
  await extension.evaluate((lose) => lose?.loseContext());
  await expect(page.locator('[data-map-state="lost"]')).toBeVisible();
  return { giveBack: () => extension.evaluate((lose) => lose?.restoreContext()) };
}

/** Waits until words have faded in, and tapped buttons have returned to normal. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  const isAsBefore = async () => {
    const before = last;
    last = await page.screenshot();
    return last.equals(before);
  };
  await expect.poll(isAsBefore, { intervals: [250] }).toBe(true);
  return last;
}

/** Expects the same pixels after every loss and restoration of the context. */
async function expectToComeBack(
  page: Page,
  app: AppDriver,
  losses: readonly boolean[],
): Promise<void> {
  await app.waitForMap();
  // New users see the credits for a while.
  await expect(page.locator(".maplibregl-ctrl-attrib[data-folded]")).toBeAttached();
  // A notice of the position becomes an icon after some seconds.
  await expect(page.locator("[data-notice=position]")).toHaveCount(0);
  const before = await pictureAtRest(page);
  for (const isGivenBack of losses) {
    const context = await loseContext(page);
    if (isGivenBack) await context.giveBack();
    await app.waitForMap();
    const difference = async () => differingPixels(page, before, await page.screenshot());
    await expect.poll(difference).toBeLessThan(NOISE_PIXELS);
  }
}

/** Keeps reporting the position, so that it does not turn grey. */
async function keepPositionFresh(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = Geolocation.prototype.watchPosition;
    Geolocation.prototype.watchPosition = function (onFix, onError, options) {
      let last: GeolocationPosition | null = null;
      window.setInterval(() => {
        if (last) onFix({ coords: last.coords, timestamp: Date.now(), toJSON: () => ({}) });
      }, 2000);
      const keep = (position: GeolocationPosition) => {
        last = position;
        onFix(position);
      };
      return watch.call(this, keep, onError, options);
    };
  });
}

/** Moves the map to the middle of the village, with the user's position on it. */
async function goToVillage(page: Page, app: AppDriver): Promise<void> {
  await app.setFix({ ...VILLAGE, accuracy: 300 });
  await app.tapTab("Kaart");
  await app.waitForMap();
  await page.getByRole("button", { name: "Volg mijn positie" }).click();
  await expect(page.locator('[data-follow="follow"]')).toBeVisible();
  await app.waitForMap();
}

test("a lost context is restored: pack, networks, waypoints, track, position and a chosen place, in dark colours", {
  tag: "@thorough",
}, async ({ page, app }) => {
  await keepPositionFresh(page);
  const village = await makeVillagePack();
  await app.store("settings", { colorScheme: 1, tileSource: 0, mapOverlay: ALL_OVERLAYS });
  await app.store("waypoints", WAYPOINTS);
  await app.store("preferences", { isBoatingAidRead: true });
  await app.open("/waypoints");
  const buffer = Buffer.from(gpx());
  await page
    .getByLabel("Importeren", { exact: true })
    .setInputFiles([{ name: "ommetje.gpx", mimeType: "application/octet-stream", buffer }]);
  await page.getByRole("button", { name: "Importeer 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sluit" }).first().click();
  await app.tapTab("Instellingen");
  const packs = new PacksDriver(page);
  await packs.chooseFiles(village.files);
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
  await answerPictures(page);
  await goToVillage(page, app);
  await page.mouse.click(250, 350, { button: "right" });
  for (const found of ["Schipluiden", "Fietsknooppunt 09"]) {
    await expect(page.getByRole("region", { name: "Deze plek" })).toContainText(found);
  }
  await expectToComeBack(page, app, [true, false]);
  village.remove();
});

test("a lost context is restored: pictures of servers, and a measured line over them", {
  tag: "@thorough",
}, async ({ page, app }) => {
  await keepPositionFresh(page);
  await answerPictures(page);
  await app.store("settings", { colorScheme: 0, tileSource: 1, mapOverlay: ALL_OVERLAYS });
  await app.store("waypoints", WAYPOINTS);
  await app.open("/settings");
  await goToVillage(page, app);
  await page.getByRole("button", { name: "Meten en meer" }).click();
  await page.getByRole("button", { name: /^Meten Afstand/ }).click();
  const add = page.getByRole("button", { name: "Punt", exact: true });
  await add.click();
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.move(120, 240, { steps: 5 });
  await page.mouse.up();
  await add.click();
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(2);
  await expectToComeBack(page, app, [true]);
});

test("changes while the context is lost are drawn when it returns", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await app.waitForMap();
  await page.getByRole("button", { name: "Meten en meer" }).click();
  await page.getByRole("button", { name: /^Waypoint op de kaart kiezen/ }).click();
  const context = await loseContext(page);
  await page.getByRole("button", { name: "Waypoint toevoegen" }).click();
  await expect(page.getByText("Bewaard: Waypoint 1")).toBeVisible();
  await context.giveBack();
  await app.waitForMap();
  const map = await page.locator("[data-map-state]").boundingBox();
  if (!map) throw new Error("No map");
  const tap = () => page.touchscreen.tap(map.x + map.width / 2, map.y + map.height / 2 - 8);
  await tap();
  await expect(page.getByRole("heading", { name: "Waypoint 1" })).toBeVisible();
});
