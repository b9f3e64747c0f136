import type { Page, Route } from "@playwright/test";
import { paletteFor } from "#mapview/style/palette.ts";
import { type AppDriver, expect, test } from "../drivers/app.ts";
import { woodTile } from "../drivers/drawn-pack.ts";
import { shareOfColor } from "../drivers/map-picture.ts";

const NO_OVERLAY = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };

/** A picture of 256 by 256 grey pixels. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAAAAAB5Gfe6AAABN0lEQVR42u3QAQEAAAjDoEdfdIMIEVjPTYAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECKgD+XwHgaZcO5EAAAAASUVORK5CYII=",
  "base64",
);

/** What lets a page of another origin read an answer. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const LAND = paletteFor("light").land;

function answer(route: Route) {
  return route.fulfill({ body: PICTURE, contentType: "image/png", headers: OPEN });
}

const SERVERS = [
  [1, "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/**", "Kadaster"],
  [2, "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/water/**", "Kadaster"],
  [3, "https://service.pdok.nl/hwh/luchtfotorgb/**", "Beeldmateriaal.nl"],
  [5, "https://tile.openstreetmap.org/**", "OpenStreetMap contributors"],
  [6, "https://*.tile.opentopomap.org/**", "OpenTopoMap"],
  [7, "https://*.tile-cyclosm.openstreetmap.fr/**", "CyclOSM"],
] as const;

for (const [number, server, maker] of SERVERS) {
  test(`tile source ${number} is asked of its server and its maker is named`, async ({
    page,
    app,
  }) => {
    let asked = 0;
    await page.route(server, (route) => {
      asked += 1;
      return answer(route);
    });
    await app.store("settings", {
      colorScheme: 0,
      tileSource: number,
      mapOverlay: NO_OVERLAY,
    });
    await app.open("/map");
    await app.waitForMap();
    expect(asked).toBeGreaterThan(0);
    await expect(page.locator(".maplibregl-ctrl-attrib")).toContainText(maker);
  });
}

test("a topographic map that begins further in says so, and the base is there", async ({
  page,
  app,
}) => {
  await app.store("settings", { colorScheme: 0, tileSource: 4, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await app.waitForMap();
  await expect(page.getByText("Topo 1:25.000 zie je pas als je verder inzoomt.")).toBeVisible();
});

test("an unreachable source leaves the base, says so, and is tried again", async ({
  page,
  app,
}) => {
  let isReachable = false;
  await page.route("https://service.pdok.nl/**", (route) =>
    isReachable ? answer(route) : route.abort(),
  );
  await app.store("settings", { colorScheme: 0, tileSource: 1, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  const notice = page.getByText("BRT standaard niet bereikbaar");
  await expect(notice).toBeVisible();
  await app.waitForMap();
  isReachable = true;
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await expect(notice).toHaveCount(0);
});

test("overlays are asked for the boxes of their tiles", async ({ page, app }) => {
  const asked: URL[] = [];
  await page.route("https://service.pdok.nl/**", (route) => {
    asked.push(new URL(route.request().url()));
    return answer(route);
  });
  await page.route("https://tiles.openseamap.org/**", (route) => {
    asked.push(new URL(route.request().url()));
    return answer(route);
  });
  await app.store("settings", {
    colorScheme: 0,
    tileSource: 0,
    mapOverlay: { walkNetwork: true, bikeNetwork: true, sailNetwork: true },
  });
  await app.open("/map");
  await app.waitForMap();
  const layers = new Set(asked.map((url) => url.searchParams.get("layers") ?? url.hostname));
  expect([...layers].sort()).toEqual([
    "fietsnetwerken,fietsknooppunten",
    "tiles.openseamap.org",
    "wandelnetwerken,wandelknooppunten",
  ]);
  const boxes = asked.map((url) => url.searchParams.get("bbox")).filter((box) => box !== null);
  for (const box of boxes) expect(box).toMatch(/^-?[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
});

test("an unknown tile source is kept and shows our own map", async ({ page, app }) => {
  const settings = { colorScheme: 0, tileSource: 42, mapOverlay: NO_OVERLAY };
  await app.store("settings", settings);
  await app.open("/map");
  await app.waitForMap();
  expect(await app.stored("settings")).toEqual(settings);
  await expect(page.locator(".maplibregl-ctrl-attrib")).toContainText("OpenMapTiles");
});

/** What can be wrong with a server, and how its answer looks then. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 500": (route) => route.fulfill({ status: 500, headers: OPEN }),
  "sends a page": (route) =>
    route.fulfill({ headers: OPEN, contentType: "text/html", body: "<html>Log in</html>" }),
  "is a captive portal": (route) =>
    route.fulfill({ status: 302, headers: { ...OPEN, Location: "https://portal.example/login" } }),
  "is dead": (route) => route.abort("connectionrefused"),
  // Never answered: the page is closed over it.
  "says nothing": () => new Promise(() => {}),
};

interface Server {
  readonly addresses: string;
  readonly settings: { readonly tileSource: number; readonly walkNetwork: boolean };
  readonly notice: string;
  /** How much nearer than the first view the source is missed. */
  readonly zoomIns?: number;
}

const SERVERS_THAT_FAIL: readonly Server[] = [
  {
    addresses: "https://tiles.openfreemap.org/**",
    settings: { tileSource: 0, walkNetwork: false },
    notice: "Online kaart niet bereikbaar",
    zoomIns: 3,
  },
  {
    addresses: "https://service.pdok.nl/brt/**",
    settings: { tileSource: 1, walkNetwork: false },
    notice: "BRT standaard niet bereikbaar",
  },
  {
    addresses: "https://service.pdok.nl/wandelnet/**",
    settings: { tileSource: 0, walkNetwork: true },
    notice: "Wandelnetwerk niet bereikbaar",
  },
];

for (const { addresses, settings, notice, zoomIns = 0 } of SERVERS_THAT_FAIL) {
  for (const [what, answerBadly] of Object.entries(FAILURES)) {
    test(`a server that ${what} leaves the base, with a notice: ${notice}`, async ({
      page,
      app,
      misdeeds,
    }) => {
      await page.route("https://portal.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<html>Log in</html>" }),
      );
      await page.route(addresses, answerBadly);
      const { tileSource, walkNetwork } = settings;
      const mapOverlay = { ...NO_OVERLAY, walkNetwork };
      await app.store("settings", { colorScheme: 0, tileSource, mapOverlay });
      await app.open("/map");
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await zoomInTimes(page, app, zoomIns);
      await expect(page.getByText(notice)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole("button", { name: "Opnieuw proberen" })).toBeVisible();
      expect(await shareOfColor(page, LAND)).toBeGreaterThan(0.2);
      expect(misdeeds.foreignRequests).toEqual([]);
    });
  }
}

test("the online map is drawn where the device has no pack, and its server is named", async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  await serveWood(page, asked);
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await app.waitForMap();
  await expect.poll(() => shareOfColor(page, paletteFor("light").wood)).toBeGreaterThan(0.5);
  await expect(page.locator(".maplibregl-ctrl-attrib")).toContainText("OpenFreeMap");
  expect(asked.filter((url) => url.endsWith("/planet"))).toHaveLength(1);
});

test("a slow online map does not hold up the base, and comes when it can", async ({
  page,
  app,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await serveWood(page, [], held);
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await app.waitForMap();
  expect(await shareOfColor(page, paletteFor("light").wood)).toBe(0);
  expect(await shareOfColor(page, LAND)).toBeGreaterThan(0.2);
  release();
  await expect.poll(() => shareOfColor(page, paletteFor("light").wood)).toBeGreaterThan(0.5);
});

test("an online map that failed is there when it is tried again", async ({ page, app }) => {
  let isDown = true;
  await serveWood(page, []);
  await page.route("https://tiles.openfreemap.org/**", (route) =>
    isDown ? route.fulfill({ status: 503, headers: OPEN }) : route.fallback(),
  );
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await zoomInTimes(page, app, 3);
  const notice = page.getByText("Online kaart niet bereikbaar");
  await expect(notice).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => shareOfColor(page, paletteFor("light").wood)).toBeGreaterThan(0.5);
});

test("an online map that fails is not spoken of where the overview has all there is", async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  await page.route("https://tiles.openfreemap.org/**", (route) => {
    asked.push(route.request().url());
    return route.abort("connectionrefused");
  });
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await zoomInTimes(page, app, 3);
  const notice = page.getByText("Online kaart niet bereikbaar");
  await expect(notice).toBeVisible();
  for (let zoom = 0; zoom < 3; zoom++) {
    await page.getByRole("button", { name: "Zoom uit" }).click();
    await app.waitForMap();
  }
  await expect(notice).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(0);
});

test("a notice takes one line, and is put away until the source fails anew", async ({
  page,
  app,
}) => {
  let isDown = true;
  await page.route("https://service.pdok.nl/**", (route) =>
    isDown ? route.abort() : answer(route),
  );
  await app.store("settings", { colorScheme: 0, tileSource: 1, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  const notice = page.getByText("BRT standaard niet bereikbaar");
  await expect(notice).toBeVisible();
  const box = await page.getByRole("status").filter({ has: notice }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(48);
  await page.getByRole("button", { name: "Melding sluiten" }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await app.waitForMap();
  await expect(notice).toHaveCount(0);
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await app.waitForMap();
  isDown = true;
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(notice).toBeVisible();
});

test("whose map lies below opaque pictures is not named, and below glassy ones it is", async ({
  page,
  app,
}) => {
  await page.route("https://service.pdok.nl/**", answer);
  await app.store("settings", { colorScheme: 0, tileSource: 1, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  await app.waitForMap();
  const makers = page.locator(".maplibregl-ctrl-attrib");
  await expect(makers).toHaveText("Kaartgegevens © Kadaster");
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  await page.getByLabel("Dekking van de achtergrondkaart").fill("0.6");
  await expect(makers).toContainText("OpenMapTiles");
});

for (const tileSource of [0, 1, 4, 5]) {
  test(`nothing leaves the device on "alleen offline", tile source ${tileSource}`, async ({
    page,
    app,
  }) => {
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const all = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };
    await app.store("settings", { colorScheme: 0, tileSource, mapOverlay: all });
    await app.open("/settings");
    await page.getByLabel("Alleen offline").check();
    await page.waitForTimeout(300);
    asked.length = 0;
    await app.tapTab("Kaart");
    await expect(page.getByText(/niet getoond: je staat op alleen offline$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Opnieuw proberen" })).toHaveCount(0);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
    expect(await shareOfColor(page, LAND)).toBeGreaterThan(0.2);
  });
}

test("leaving “alleen offline” brings the pictures", async ({ page, app }) => {
  await page.route("https://service.pdok.nl/**", answer);
  await app.store("preferences", { offlineOnly: true });
  await app.store("settings", { colorScheme: 0, tileSource: 1, mapOverlay: NO_OVERLAY });
  await app.open("/map");
  const notice = page.getByText("BRT standaard niet getoond");
  await expect(notice).toBeVisible();
  await app.tapTab("Instellingen");
  await page.getByLabel("Alleen offline").uncheck();
  await app.tapTab("Kaart");
  await expect(notice).toHaveCount(0);
});

async function zoomInTimes(page: Page, app: AppDriver, times: number): Promise<void> {
  for (let zoom = 0; zoom < times; zoom++) {
    await app.waitForMap();
    await page.getByRole("button", { name: "Zoom in" }).click();
  }
  if (times > 0) await app.waitForMap();
}

/** A server of the online map whose tiles are wood all over; each waits for `until`. */
async function serveWood(page: Page, asked: string[], until?: Promise<void>): Promise<void> {
  await page.route("https://tiles.openfreemap.org/**", async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.endsWith("/planet")) {
      const tiles = ["https://tiles.openfreemap.org/planet/v1/{z}/{x}/{y}.pbf"];
      return route.fulfill({ headers: OPEN, json: { tiles, maxzoom: 14 } });
    }
    await until;
    return route.fulfill({
      headers: OPEN,
      contentType: "application/x-protobuf",
      body: woodTile(),
    });
  });
}
