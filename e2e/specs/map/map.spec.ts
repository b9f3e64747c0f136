import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";

const UTRECHT = { lat: 52.0907, lng: 5.1214 };
const CENTER = { x: 195, y: 420 };

async function openMap(app: AppDriver): Promise<void> {
  await app.open("/map");
  await app.waitForMap();
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

/** Drags the map far enough not to count as jitter. */
async function pan(page: Page): Promise<void> {
  await page.mouse.move(CENTER.x, CENTER.y);
  await page.mouse.down();
  await page.mouse.move(CENTER.x - 60, CENTER.y - 40, { steps: 5 });
  await page.mouse.up();
}

/** The script of the map. */
const MAP_CODE = /\/mapview[^/]*\.js/;
const OVERVIEW = "**/basemap/nederland.pmtiles";

async function zoomInTimes(page: Page, app: AppDriver, times: number): Promise<void> {
  await app.stirMap(async () => {
    for (let time = 0; time < times; time++) await button(page, "Zoom in").click();
  });
}

test.describe("the map starts", () => {
  test("as a picture where the live map will be, before its code has loaded", async ({
    page,
    app,
  }) => {
    const letThrough = await holdBack(page, MAP_CODE);
    await page.goto("/map", { waitUntil: "commit" });
    const picture = page.locator("[data-overview-picture]");
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).toHaveJSProperty("naturalWidth", 672);
    await app.waitForScreen();
    const drawn = await picture.boundingBox();
    letThrough();
    await app.waitForMap();
    await expect(picture).toHaveCount(0);
    const map = await page.locator("[data-map-state]").boundingBox();
    if (!drawn || !map) throw new Error("The picture or the map is not on the screen");
    expect(drawn.x + drawn.width / 2).toBeCloseTo(map.x + map.width / 2, 0);
    expect(drawn.y + drawn.height / 2).toBeCloseTo(map.y + map.height / 2, 0);
  });

  test("as a picture, until the live map has something to show", async ({ page }) => {
    const letThrough = await holdBack(page, OVERVIEW);
    const asked = page.waitForRequest(OVERVIEW);
    await page.goto("/map");
    await asked;
    // The live map gets its size, and draws its tiles.
    await expect(page.locator('[data-map-state="loading"] canvas')).toBeAttached();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    });
    const picture = page.locator("[data-overview-picture]");
    await expect(picture).toHaveAttribute("data-overview-picture", "shown");
    letThrough();
    await expect(picture).toHaveCount(0);
  });

  test("or shows the error page when its code cannot be loaded", async ({ page }) => {
    await page.route(MAP_CODE, (route) => route.fulfill({ status: 404 }));
    await page.goto("/map");
    await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(page.locator("[data-overview-picture]")).toHaveCount(0);
  });

  test("or reports that this device cannot draw maps, while the rest works", async ({
    page,
    app,
  }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...wanted) {
        return wanted[0] === "webgl2" ? null : getContext.apply(this, wanted as never);
      } as typeof getContext;
    });
    await page.goto("/map");
    await expect(page.getByText("Deze browser tekent de kaart niet")).toBeVisible();
    await app.tapTab("Waypoints");
    await expect(page).toHaveURL(/\/waypoints$/);
  });
});

test("the map shows its attribution and where it is only an overview, and keeps its view", async ({
  page,
  app,
}) => {
  const makers = page.locator(".maplibregl-ctrl-attrib p");
  await app.open("/map");
  await test.step("the credits", async () => {
    // They stay for seven seconds, which a slow machine may need to draw the map.
    await expect(makers).toBeVisible();
    await expect(makers).toContainText("OpenStreetMap");
    await app.waitForMap();
    // A user who starts using the map has seen them; from then on they are behind a button.
    await page.locator("canvas").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(makers).toBeHidden();
    await page.getByRole("button", { name: "Bronvermelding" }).click();
    await expect(makers).toBeVisible();
    await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/^\d+\s?km$/);
  });
  await test.step("beyond the overview", async () => {
    await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toHaveCount(0);
    await zoomInTimes(page, app, 3);
    await expect(page.getByText("Hier heb je alleen de overzichtskaart")).toBeVisible();
    const more = page.getByRole("button", { name: "Haal dit gebied op" });
    await more.click();
    await expect(page.getByRole("heading", { name: "Bewaar dit gebied" })).toBeVisible();
    await page.getByRole("button", { name: "Sluiten", exact: true }).click();
    await expect(more).toBeFocused();
    await page.getByRole("button", { name: "Melding sluiten" }).click();
    await zoomInTimes(page, app, 1);
    await expect(more).toHaveCount(0);
  });
  await test.step("between visits", async () => {
    const scale = await page.locator(".maplibregl-ctrl-scale").textContent();
    await app.tapTab("Instellingen");
    await expect(page).toHaveURL(/\/settings$/);
    await app.tapTab("Kaart");
    await app.waitForMap();
    await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(scale ?? "");
    await expect(page.locator("[data-overview-picture]")).toHaveCount(0);
  });
});

test("the map opens where you are, and the address finds the view again", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const hash = () => page.evaluate(() => window.location.hash);
  await app.setFix(UTRECHT);
  await openMap(app);
  await expect.poll(hash).toBe("#14/52.0907/5.1214");
  await zoomInTimes(page, app, 1);
  await expect.poll(hash).toBe("#15/52.0907/5.1214");
  await app.reload();
  await app.waitForMap();
  await expect.poll(hash).toBe("#15/52.0907/5.1214");
  await app.tapTab("Instellingen");
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await app.waitForMap();
  await expect.poll(hash).toBe("#15/52.0907/5.1214");
  // As after typing an address, or opening a bookmark beside it.
  await page.evaluate(() => {
    window.location.hash = "#12/53.2/6.5";
  });
  await expect.poll(hash).toBe("#12/53.2/6.5");
  await app.waitForMap();
  expect(await hash()).toBe("#12/53.2/6.5");
});

test("the position turns grey when the fix is older than 30 seconds", async ({ page, app }) => {
  await page.clock.install();
  await app.setFix(UTRECHT);
  await page.goto("/map");
  const mark = page.getByRole("img", { name: "Jouw positie" });
  await page.clock.runFor(5000);
  await expect(mark).toHaveAttribute("data-stale", "false");
  await test.step("and a card says how old the position is from which it measures", async () => {
    await app.waitForMap();
    await app.loseFix();
    await page.clock.fastForward(115_000);
    await expect(mark).toHaveAttribute("data-stale", "true");
    await page.locator("canvas").focus();
    await page.keyboard.press("Shift+F10");
    await expect(page.getByText(/\(positie van 2\smin geleden\)$/)).toBeVisible();
  });
});

test("a waypoint is added by keyboard, right click, long press and the cross, and tapped", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const card = page.getByRole("heading", { name: "Deze plek" });
  const saveIt = async (name: string) => {
    await expect(page.getByRole("textbox", { name: "Naam" })).toHaveValue(name);
    await button(page, "Waypoint toevoegen").click();
    await expect(page.getByText(`Bewaard: ${name}`)).toBeVisible();
    const stored = (await app.stored("waypoints")) as { name: string; lat: number; lng: number }[];
    return stored.find((waypoint) => waypoint.name === name);
  };
  await openMap(app);

  await test.step("by keyboard alone, at the centre of the map", async () => {
    await page.locator("canvas").focus();
    await page.keyboard.press("Shift+F10");
    await expect(card).toBeVisible();
    // The map was lifted above the card, and returns.
    await app.stirMap(() => page.keyboard.press("Escape"));
    await expect(card).toHaveCount(0);
    await page.keyboard.press("Shift+F10");
    const added = await saveIt("Waypoint 1");
    expect(added?.lat).toBeCloseTo(52.228, 4);
    expect(added?.lng).toBeCloseTo(5.321, 4);
  });

  await test.step("by a right click, at the place of the click", async () => {
    await app.waitForMap();
    await page.mouse.click(CENTER.x, CENTER.y - 150, { button: "right" });
    const added = await saveIt("Waypoint 2");
    expect(added?.lng).toBeCloseTo(5.321, 1);
    expect(added?.lat).toBeGreaterThan(52.3);
  });

  await test.step("by a long press", async () => {
    await app.waitForMap();
    const devtools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: CENTER.x - 80, y: CENTER.y - 80 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(card).toBeVisible();
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await saveIt("Waypoint 3");
  });

  await test.step("by aiming with the cross and one button", async () => {
    await button(page, "Meten en meer").click();
    await page.getByRole("button", { name: /^Waypoint op de kaart kiezen/ }).click();
    await expect(page.getByText("Schuif de kaart")).toBeVisible();
    await pan(page);
    await app.waitForMap();
    await button(page, "Waypoint toevoegen").click();
    await expect(page.getByText("Bewaard: Waypoint 4")).toBeVisible();
  });

  await test.step("a tap on it shows its name and a link to its screen", async () => {
    await app.waitForMap();
    const map = await page.locator("[data-map-state]").boundingBox();
    if (!map) throw new Error("No map");
    await page.touchscreen.tap(map.x + map.width / 2, map.y + map.height / 2 - 8);
    await expect(page.getByRole("heading", { name: "Waypoint 4" })).toBeVisible();
    await page.getByRole("link", { name: "Bekijk waypoint" }).click();
    await expect(page).toHaveURL(/\/waypoints\/[^/]+$/);
    await expect(page.getByRole("heading", { name: "Waypoint 4" })).toBeVisible();
  });
});
