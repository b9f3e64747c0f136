import type { Page, Route } from "@playwright/test";
import { paletteFor } from "#mapview/style/palette.ts";
import { partOf } from "../../../tools/check/level.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";
import { LayersSheet } from "../../drivers/layers-sheet.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { shortenPatience } from "../../drivers/patience.ts";
import {
  answerPictures,
  OPEN,
  OVERLAY_SERVERS,
  pictureAnswer,
  serveWood,
  TILE_SERVERS,
} from "../../drivers/tile-servers.ts";

const NO_OVERLAY = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
/** In the middle of the Markermeer. Land has the colour of a map without tiles; water does not. */
const LAKE = { lat: 52.47, lng: 5.2 };

const { water: WATER, wood: WOOD } = paletteFor("light");
const WALK = OVERLAY_SERVERS.walkNetwork.color;
const SAIL = OVERLAY_SERVERS.sailNetwork.color;
const BRT = TILE_SERVERS[1]?.color ?? "";

type Answer = (route: Route) => Promise<void>;

const serverError: Answer = (route) => route.fulfill({ status: 500, headers: OPEN });
const someOtherPage: Answer = (route) =>
  route.fulfill({ headers: OPEN, contentType: "text/html", body: "<html>Log in</html>" });
const captivePortal: Answer = (route) =>
  route.fulfill({ status: 302, headers: { ...OPEN, Location: "https://portal.example/login" } });
/** Never answers; the page is closed meanwhile. */
const silence: Answer = () => new Promise(() => {});

/** The failure of each server. */
interface Faults {
  readonly online: Answer;
  readonly walk: Answer;
  readonly sail: Answer;
  readonly brt: Answer;
}

/** Failures of the tiles and pictures; refusals are tested below. */
const FAULTS: Readonly<Record<string, Faults>> = {
  "lie behind a portal, send pages or answer 500": {
    online: captivePortal,
    walk: captivePortal,
    sail: someOtherPage,
    brt: serverError,
  },
  "say nothing": { online: silence, walk: silence, sail: silence, brt: silence },
};

/** Returns the answers of each server while it fails. */
function answerOf({ online, walk, sail, brt }: Faults): Answer {
  return (route) => {
    const url = route.request().url();
    if (url.startsWith("https://tiles.openfreemap.org/")) return online(route);
    if (url.startsWith("https://tiles.openseamap.org/")) return sail(route);
    return (url.includes("/wandelnet/") ? walk : brt)(route);
  };
}

const notice = (page: Page) => page.getByText(/niet bereikbaar$/);

/** Expects the base map to be drawn, and the rest of the page to work. */
async function expectBase(page: Page, leastShare = 0.5): Promise<void> {
  await expect.poll(() => shareOfColor(page, WATER)).toBeGreaterThan(leastShare);
}

async function retry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await expect(notice(page)).toHaveCount(0);
}

async function expectShown(page: Page, color: string, leastShare: number): Promise<void> {
  await expect.poll(() => shareOfColor(page, color)).toBeGreaterThan(leastShare);
}

interface Servers {
  /** Makes the servers whose addresses start with this text, or all, answer correctly from now on. */
  readonly heal: (start?: string) => void;
  readonly fail: () => void;
}

/** Makes every server answer correctly once `heal` was called, and until then through `answerBadly`. */
async function serve(page: Page, answerBadly: Answer): Promise<Servers> {
  /** The starts of the addresses with correct answers. */
  let well: readonly string[] = [];
  await answerPictures(page);
  await serveWood(page, []);
  await page.route(/^https:/, (route) => {
    const isWell = well.some((start) => route.request().url().startsWith(start));
    return isWell ? route.fallback() : answerBadly(route);
  });
  await page.route("https://portal.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<html>Log in</html>" }),
  );
  return {
    heal: (start = "https:") => {
      well = [start];
    },
    fail: () => {
      well = [];
    },
  };
}

/**
 * Opens the map so close that the overview lacks detail, without waiting for all tiles, because a server may
 * be silent.
 */
async function openNear(page: Page, app: AppDriver): Promise<void> {
  await app.setFix(LAKE);
  await app.open("/map");
  await page.getByRole("button", { name: "Volg mijn positie" }).click();
  await expect(page.locator('[data-follow="follow"]')).toBeVisible();
}

/** Expects the pictures of another server to arrive meanwhile. */
async function expectNotStoredBack(page: Page, servers: Servers): Promise<void> {
  const sheet = new LayersSheet(page);
  servers.heal("https://service.pdok.nl/brt/");
  await sheet.chooseSource("BRT standaard");
  await expect.poll(() => shareOfColor(page, BRT)).toBeGreaterThan(0.9);
  await sheet.chooseSource("Scouting Map");
}

for (const [what, faults] of partOf(Object.entries(FAULTS), 1)) {
  test(`when the servers ${what} the base stays, a notice reports it, and a retry helps`, {
    tag: "@thorough",
  }, async ({ page, app, misdeeds }) => {
    const patience = await shortenPatience(page);
    const servers = await serve(page, answerOf(faults));
    const mapOverlay = { ...NO_OVERLAY, walkNetwork: true, sailNetwork: true };
    await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay });
    await app.store("preferences", { isBoatingAidRead: true });
    await openNear(page, app);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);

    await test.step("the online map and the overlays", async () => {
      for (const name of [/wandel/i, /vaar/i, /online kaart/i]) {
        await expect(notice(page)).toContainText(name);
      }
      await expectBase(page);
      if (faults.brt === silence) await expectNotStoredBack(page, servers);
      // Requests that still wait for a silent server would fail after the servers have recovered.
      await app.waitForMap();
      await patience.restore();
      servers.heal();
      await retry(page);
      await expectShown(page, WOOD, 0.4);
      await expectShown(page, WALK, 0.05);
      await expectShown(page, SAIL, 0.05);
    });

    await test.step("a tile source of pictures", async () => {
      await patience.shorten();
      servers.fail();
      await new LayersSheet(page).chooseSource("BRT standaard");
      await expect(notice(page)).toContainText("BRT standaard");
      // Tiles of the online map drawn earlier are the base.
      expect(await shareOfColor(page, WOOD)).toBeGreaterThan(0.4);
      await app.waitForMap();
      await patience.restore();
      servers.heal();
      await retry(page);
      await expectShown(page, BRT, 0.4);
    });
    expect(misdeeds.foreignRequests).toEqual([]);
  });
}

test("a retry helps while the map is still being drawn", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  const servers = await serve(page, serverError);
  // MapLibre does not finish a tile before it has the glyphs of its names.
  const letThrough = await holdBack(page, /\.pbf$/);
  const mapOverlay = { ...NO_OVERLAY, walkNetwork: true };
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay });
  await openNear(page, app);
  // The base reports nothing before it is drawn; the server of the networks fails too.
  await expect(notice(page)).toContainText(/wandelnetwerk/i);
  // A picture that arrives by itself would remove the notice before the tap.
  const letAnswer = await holdBack(page, /^https:/);
  servers.heal();
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  letAnswer();
  letThrough();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator("canvas")).toBeFocused();
  await expectShown(page, WOOD, 0.4);
});

test("slow servers do not delay the base, and are drawn when they respond", {
  tag: "@thorough",
}, async ({ page, app }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerPictures(page);
  await serveWood(page, [], held);
  for (const { addresses, color } of [OVERLAY_SERVERS.walkNetwork, OVERLAY_SERVERS.sailNetwork]) {
    await page.route(addresses, async (route) => {
      await held;
      await pictureAnswer(color, [0, 32])(route);
    });
  }
  const mapOverlay = { ...NO_OVERLAY, walkNetwork: true };
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay });
  await app.open("/map");
  // The picture of the first view replaces the base until that is drawn.
  await expect(page.locator("[data-overview-picture]")).toHaveCount(0);
  await expectBase(page, 0.1);
  expect(await shareOfColor(page, WOOD)).toBe(0);
  expect(await shareOfColor(page, WALK)).toBe(0);
  release();
  await expect.poll(() => shareOfColor(page, WOOD)).toBeGreaterThan(0.4);
  await expect.poll(() => shareOfColor(page, WALK)).toBeGreaterThan(0.05);
  await expect(notice(page)).toHaveCount(0);
});

test("a failing online map is not reported where the overview is complete, and a dismissed notice returns when the source fails again", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const asked: string[] = [];
  await answerPictures(page);
  await page.route("https://tiles.openfreemap.org/**", (route) => {
    asked.push(route.request().url());
    return route.abort("connectionrefused");
  });
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await app.waitForMap();
  await app.stirMap(() => zoom(page, "Zoom in", 3));
  const said = page.getByRole("button", { name: "Online kaart niet bereikbaar" });
  await expect(said).toBeVisible();
  await app.stirMap(() => zoom(page, "Zoom uit", 3));
  await expect(said).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(0);
  await test.step("a notice takes one line, and stays dismissed until the source fails again", () =>
    putAway(page, app));
});

async function zoom(page: Page, name: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.getByRole("button", { name }).click();
}

async function putAway(page: Page, app: AppDriver): Promise<void> {
  let isDown = true;
  await page.route("https://service.pdok.nl/**", (route) =>
    isDown ? route.abort() : route.fallback(),
  );
  await new LayersSheet(page).chooseSource("BRT standaard");
  const said = page.getByText("BRT standaard niet bereikbaar");
  await expect(said).toBeVisible();
  const box = await page.getByRole("status").filter({ has: said }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(48);
  await page.getByRole("button", { name: "Melding sluiten" }).click();
  await expect(said).toHaveCount(0);
  await expect(page.locator("canvas")).toBeFocused();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await app.waitForMap();
  await expect(said).toHaveCount(0);
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await app.waitForMap();
  isDown = true;
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(said).toBeVisible();
}
