import type { Route } from "@playwright/test";
import { expect, test } from "../drivers/app.ts";

const NO_OVERLAY = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };

/** A picture of 256 by 256 grey pixels. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAAAAAB5Gfe6AAABN0lEQVR42u3QAQEAAAjDoEdfdIMIEVjPTYAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECKgD+XwHgaZcO5EAAAAASUVORK5CYII=",
  "base64",
);

function answer(route: Route) {
  return route.fulfill({
    body: PICTURE,
    contentType: "image/png",
    headers: { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" },
  });
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
  const notice = page.getByText(
    "BRT standaard is niet bereikbaar; je ziet de ingebouwde overzichtskaart.",
  );
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
