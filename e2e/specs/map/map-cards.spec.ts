import type { Page } from "@playwright/test";
import { findings } from "../../drivers/accessibility.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";

const HERE = { lat: 52.2, lng: 5.25 };

/** The script with the cards. */
const CARDS = /\/map-cards[^/]*\.js/;

/** Waits only until the buttons work, because nobody waits for the last name on the map before pressing one. */
async function openMap(app: AppDriver): Promise<void> {
  await app.open("/map#8/52.228/5.321");
  await expect(app.page.locator("[data-follow]")).toBeEnabled();
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name });
}

async function search(page: Page, text: string): Promise<void> {
  await button(page, "Zoeken").click();
  await page.getByRole("combobox").fill(text);
}

/** Moves the centre of the map this many pixels to the east; 300 are about 50 km. */
async function dragEast(page: Page, pixels = 300): Promise<void> {
  // Beside the column of buttons.
  const [from, to] = pixels > 0 ? [310, 310 - pixels] : [10, 10 - pixels];
  await page.mouse.move(from, 300);
  await page.mouse.down();
  await page.mouse.move(to, 300, { steps: 5 });
  await page.mouse.up();
}

/** Chooses the centre of the map by keyboard. */
async function choosePlace(page: Page): Promise<void> {
  await page.locator("canvas").focus();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("heading", { name: "Deze plek" })).toBeVisible();
}

test("the search and the card of a place show the result, its place and its distance", {
  tag: "@thorough",
}, async ({ page, app }) => {
  test.slow();
  await app.store("waypoints", [{ id: "toren", name: "Uitkijktoren", ...HERE }]);
  await app.setFix(HERE);
  await openMap(app);
  // A key pressed before the map listens is lost.
  await app.waitForMap();
  await test.step("a place has RD, the nearest town, and the distance from here", async () => {
    await choosePlace(page);
    await expect(page.getByText("150477, 471105")).toBeVisible();
    await expect(page.getByText(/^Baarn · \d/)).toBeVisible();
    await expect(page.getByText(/5,8\skm · 57° NO$/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("a waypoint is found, and shown on the map", async () => {
    await search(page, "uitkijk");
    await page.getByRole("option", { name: /^Uitkijktoren Waypoint/ }).click();
    await expect(page.getByRole("link", { name: "Bekijk waypoint" })).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("a town is found, and shown on the map", async () => {
    await search(page, "hilvers");
    await expect(page.getByRole("option").first()).toContainText("Hilversum");
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(button(page, "Zoeken")).toBeFocused();
    await search(page, "hilvers");
    await expect(page.getByRole("option").first()).toContainText("Hilversum");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Hilversum" })).toBeVisible();
    await expect(page.locator("[data-coordinate]")).toContainText("52.22");
    await expect
      .poll(async () => (await page.locator(".maplibregl-ctrl-scale").textContent()) ?? "")
      .toMatch(/^\d+\s?m$/);
  });
});

test("the layers and the tools work on the visible map", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  test.slow();
  await openMap(app);
  await app.waitForMap();
  await test.step("a key announces the centre and the zoom", async () => {
    await page.locator("canvas").focus();
    await page.keyboard.press("m");
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: "Midden van de kaart: 52.22800, 5.32100. Zoom 8." }),
    ).toBeAttached();
    await app.waitForMap();
  });
  await test.step("legs are measured with true and compass bearings, and a point is undone", () =>
    measure(page, app));
  await test.step("the places around the moved map are listed", () => loadAround(page, app));
  await test.step("the background, its opacity and the overlays are changed", () =>
    changeLayers(page, app));
});

async function measure(page: Page, app: AppDriver): Promise<void> {
  await button(page, "Meten en meer").click();
  await button(page, /^Meten Afstand/).click();
  const add = page.getByRole("button", { name: "Punt", exact: true });
  // Measuring starts with the keyboard on the map.
  await expect(page.locator("canvas")).toBeFocused();
  await expect(page.getByText("Schuif de kaart tot het kruis")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await app.waitForMap();
  await add.click();
  await expect(page.getByText(/^\d+,\d\skm · 90° O \(kompas 8\d°\)$/)).toBeVisible();
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await button(page, "Laatste punt weg").click();
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(1);
  await expect(page.getByText("Totaal: 0 m")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(0);
}

async function loadAround(page: Page, app: AppDriver): Promise<void> {
  await app.waitForMap();
  await dragEast(page);
  await app.waitForMap();
  await test.step("search uses the centre of the map, also after moving it", async () => {
    await button(page, "Zoeken").click();
    await expect(page.getByRole("combobox")).toBeFocused();
    await dragEast(page);
    await page.getByRole("combobox").fill("baarn");
    await expect(page.getByRole("option").first()).toContainText(/Baarn.*1\d\d(,\d)?\skm/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await dragEast(page, -300);
    await app.waitForMap();
  });
  const nearest = page.getByRole("main").getByRole("listitem").first();
  await button(page, "Meten en meer").click();
  await button(page, /Wat is hier/).click();
  const nearestBefore = (await nearest.textContent()) ?? "";
  await page.keyboard.press("Escape");
  await button(page, "Meten en meer").click();
  await expect(button(page, /Wat is hier/)).toBeVisible();
  await dragEast(page);
  await button(page, /Wat is hier/).click();
  await expect(nearest).toBeVisible();
  await expect(nearest).not.toContainText(nearestBefore);
  expect(await findings(page)).toEqual([]);
  const name = (await nearest.locator("span").first().textContent()) ?? "";
  await nearest.getByRole("button").click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("Escape");
}

async function changeLayers(page: Page, app: AppDriver): Promise<void> {
  await page.route("https://service.pdok.nl/**", (route) => route.fulfill({ status: 503 }));
  await button(page, "Kaartlagen").click();
  await page.getByRole("radio", { name: /BRT standaard/ }).check();
  await page.getByRole("slider").fill("0.5");
  await page.getByRole("checkbox", { name: "Wandelnetwerk" }).check();
  expect(await findings(page)).toEqual([]);
  expect(await app.stored("settings")).toMatchObject({
    tileSource: 1,
    mapOverlay: { walkNetwork: true },
  });
  expect(await app.stored("preferences")).toMatchObject({ rasterOpacity: 0.5 });
  await expect(page.locator("[data-map-state]")).toHaveAttribute(
    "aria-label",
    "Kaart: BRT standaard met wandelnetwerk",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Kaartlagen" })).toHaveCount(0);
}

test("a card that cannot be loaded reports it, and the map still works", {
  tag: "@thorough",
}, async ({ page, app }) => {
  test.slow();
  await openMap(app);
  await page.route(CARDS, (route) => route.abort());
  const letThrough = await holdBack(page, CARDS);
  const word = page.getByText("Laden …").filter({ visible: true });
  await test.step("the map also works while a card loads slowly, which can be dismissed", async () => {
    await button(page, "Zoeken").click();
    await expect(word).toBeVisible();
    await button(page, "Zoeken").click();
    await expect(word).toHaveCount(0);
    await button(page, "Zoeken").click();
    await expect(word).toBeVisible();
    letThrough();
  });
  const failure = page.getByText("Dit is nu niet te laden");
  // On a busy machine the failure takes a while to arrive.
  await expect(failure).toBeVisible();
  await button(page, "Sluiten").click();
  await expect(failure).toHaveCount(0);
  await button(page, "Kaartlagen").click();
  await expect(failure).toBeVisible();
  await page.unroute(CARDS);
  await button(page, "Opnieuw proberen").click();
  await expect(page.getByRole("heading", { name: "Kaartlagen" })).toBeVisible();
  await expect(word).toHaveCount(0);
  await page.keyboard.press("Escape");
  await test.step("the map also works without the places", async () => {
    await page.route("**/place-search*.js", (route) => route.abort());
    await search(page, "delft");
    await expect(page.getByText("Zoeken lukt nu niet").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
  });
  await test.step("the tools are within reach, and the cross is in the middle of the visible area, on every screen", () =>
    expectToolsInReach(page, app));
});

async function expectToolsInReach(page: Page, app: AppDriver): Promise<void> {
  await app.useScreen({ width: 320, height: 568, fontSize: 32 });
  await button(page, "Meten en meer").click();
  const tools = page.getByRole("region", { name: "Meten en meer" }).getByRole("button");
  // At least these; more come with what the app can do.
  await expect(tools.nth(5)).toBeVisible();
  // Scrolls to each tool, and checks that a finger would touch it and nothing above it.
  for (const tool of await tools.all()) await tool.click({ trial: true });
  await app.useScreen({ width: 390, height: 844 });
  await button(page, /^Meten Afstand/).click();
  await expect(page.getByText("Schuif de kaart tot het kruis")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(1);
  for (const screen of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 390, height: 844, fontSize: 32 },
  ]) {
    await app.useScreen(screen);
    await expect(async () => {
      const seen = await underTheCross(page);
      expect(seen.isMap, JSON.stringify(screen)).toBe(true);
      // The point taken under the cross is still under it, wherever the visible area of the map is now.
      expect(seen.pixelsToPoint).toBeLessThan(1);
    }).toPass();
  }
}

/**
 * Returns whether the map is visible under the middle of the cross, and the distance of the last measured
 * point from it.
 */
function underTheCross(page: Page) {
  return page.evaluate(() => {
    const middle = (box?: DOMRect) => ({
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    });
    const points = document.querySelectorAll("[data-measure-line] circle");
    const point = middle(points[points.length - 1]?.getBoundingClientRect());
    const cross = middle(document.querySelector("[data-map-cross]")?.getBoundingClientRect());
    return {
      isMap: document.elementFromPoint(cross.x, cross.y) instanceof HTMLCanvasElement,
      pixelsToPoint: Math.hypot(point.x - cross.x, point.y - cross.y),
    };
  });
}
