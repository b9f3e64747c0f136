import type { Page } from "@playwright/test";
import { paletteFor } from "#mapview/style/palette.ts";
import { ALL_PIXELS, type AppDriver, expect, test } from "../../drivers/app.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { openWithoutChunk } from "../../drivers/without-chunk.ts";

/** The centre of the first view. */
const MIDDLE = { lat: 52.228, lng: 5.321 };

/** After this time a second tap is not part of a double tap. */
const DOUBLE_TAP_MS = 300;

/** In the first view, at zoom 8. */
const DEGREES_A_PIXEL = 360 / (512 * 2 ** 8);

interface Point {
  readonly x: number;
  readonly y: number;
}

async function openMap(app: AppDriver): Promise<void> {
  await app.open("/map");
  await app.waitForMap();
}

async function middleOf(page: Page): Promise<Point> {
  const box = await page.locator("canvas").boundingBox();
  if (!box) throw new Error("no map");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses and lifts a finger within the page, so that a busy machine does not turn it into a long press. */
async function tap(page: Page, ...points: readonly Point[]): Promise<void> {
  await page.locator("canvas").evaluate((canvas, taps) => {
    for (const { x, y } of taps) {
      const at = { clientX: x, clientY: y, bubbles: true, isPrimary: true };
      canvas.dispatchEvent(new PointerEvent("pointerdown", at));
      canvas.dispatchEvent(new MouseEvent("mousedown", at));
      canvas.dispatchEvent(new MouseEvent("mouseup", at));
      canvas.dispatchEvent(new MouseEvent("click", at));
    }
  }, points);
}

/** Waits until a new tap cannot be part of a double tap, and an earlier tap has had its effect. */
async function pastDoubleTap(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const tappedAtMs = performance.now();
    do await new Promise(requestAnimationFrame);
    while (performance.now() - tappedAtMs <= longestMs);
  }, DOUBLE_TAP_MS);
}

/** Returns the middle of the ring around the chosen place. */
async function ringOf(page: Page): Promise<Point> {
  const box = await page.locator("[data-candidate]").boundingBox();
  if (!box) throw new Error("no ring");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns the latitude this many pixels below the centre of the first view. */
function southOfMiddle(pixels: number): number {
  return MIDDLE.lat - pixels * DEGREES_A_PIXEL * Math.cos((MIDDLE.lat * Math.PI) / 180);
}

/** Chooses the centre of the map by keyboard. */
async function choosePlace(page: Page, app: AppDriver): Promise<void> {
  await page.locator("canvas").focus();
  await app.stirMap(async () => {
    await page.keyboard.press("Shift+F10");
    await expect(heading(page, "Deze plek")).toBeVisible();
  });
}

function heading(page: Page, name: string) {
  return page.getByRole("heading", { name, exact: true });
}

test("a finger selects the waypoint it nearly touches, and cycles through two at one place", async ({
  page,
  app,
}) => {
  await app.store("waypoints", [
    { id: "a", name: "Put", ...MIDDLE },
    { id: "b", name: "<img src=x onerror=alert(1)>", ...MIDDLE },
    { id: "c", name: "Kolk", lat: southOfMiddle(130), lng: MIDDLE.lng },
  ]);
  await openMap(app);
  const middle = await middleOf(page);
  await test.step("a tap that misses it by 40 pixels does not select it, one by 20 does", async () => {
    const { x, y } = { x: middle.x, y: middle.y + 130 };
    await tap(page, { x: x + 55, y });
    await pastDoubleTap(page);
    await expect(page.locator("main h3")).toHaveCount(0);
    await tap(page, { x: x + 20, y: y + 20 });
    await expect(heading(page, "Kolk")).toBeVisible();
    await app.waitForMap();
    // The map returns to its earlier place.
    await app.stirMap(() => page.keyboard.press("Escape"));
  });
  await app.stirMap(async () => {
    await tap(page, { x: middle.x, y: middle.y - 15 });
    await expect(page.locator("main h3")).toHaveCount(1);
  });
  const first = await page.locator("main h3").textContent();
  // The card would cover them, so they were lifted above it.
  const lifted = await ringOf(page);
  expect(lifted.y).toBeLessThan(middle.y - 50);
  await tap(page, { x: lifted.x, y: lifted.y - 15 });
  await expect(page.locator("main h3")).not.toHaveText(first ?? "");
  await pastDoubleTap(page);
  await tap(page, { x: lifted.x, y: lifted.y - 15 });
  await expect(page.locator("main h3")).toHaveText(first ?? "");
});

test.describe("at full resolution", () => {
  test.use(ALL_PIXELS);

  test("waypoints that failed to load appear with the connection, and a tap on a name selects one", {
    tag: "@thorough",
  }, async ({ page, app }) => {
    await app.store("waypoints", [{ id: "a", name: "Het verre kampvuur", ...MIDDLE }]);
    await openWithoutChunk(page, "waypoints-on-map", () => openMap(app));
    // The colour of the name only; the drop has another red.
    await expect
      .poll(() => shareOfColor(page, paletteFor("light").waypointText))
      .toBeGreaterThan(0);
    const { x, y } = await middleOf(page);
    await tap(page, { x: x + 36, y: y + 24 });
    await expect(heading(page, "Het verre kampvuur")).toBeVisible();
  });
});

test("keys and taps on the map work on the open tool", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  test.slow();
  await app.store("waypoints", [{ id: "a", name: "Put", lat: 52.228, lng: 5.5 }]);
  await app.open("/map?bewaar");
  await app.waitForMap();
  await expect(heading(page, "Bewaar dit gebied")).toBeVisible();
  await page.getByRole("button", { name: "Sluiten" }).click();
  await test.step("Escape closes the open card wherever the keyboard is, like Android's back", async () => {
    await page.getByRole("button", { name: "Kaartlagen" }).click();
    await expect(heading(page, "Kaartlagen")).toBeVisible();
    await page.getByRole("link", { name: "Waypoints" }).first().focus();
    await page.keyboard.press("Escape");
    await expect(heading(page, "Kaartlagen")).toHaveCount(0);
    await expect(page).toHaveURL(/\/map\?bewaar$/);
  });
  await test.step("a waypoint tapped beside a chosen place replaces its card", async () => {
    await app.waitForMap();
    await choosePlace(page, app);
    // The place was lifted above the card, together with the waypoint.
    const ring = await ringOf(page);
    const east = (5.5 - MIDDLE.lng) / DEGREES_A_PIXEL;
    await tap(page, { x: ring.x + east, y: ring.y - 12 });
    await expect(heading(page, "Put")).toBeVisible();
    await app.stirMap(() => page.keyboard.press("Escape"));
  });
  await test.step("a chosen place is dropped with the screen", async () => {
    await choosePlace(page, app);
    await expect(page.locator("[data-candidate]")).toBeVisible();
    await app.tapTab("Waypoints");
    await app.waitForScreen();
    await app.tapTab("Kaart");
    await app.waitForMap();
    await expect(page.locator("[data-candidate]")).toHaveCount(0);
  });
  await test.step("quick taps on a zoom button all count", async () => {
    await page.getByRole("button", { name: "Zoom in" }).evaluate((button) => {
      for (let taps = 0; taps < 4; taps++) (button as HTMLButtonElement).click();
    });
    await app.waitForMap();
    await page.locator("canvas").focus();
    await page.keyboard.press("M");
    await expect(page.getByRole("status").filter({ hasText: "Zoom 12." })).toBeAttached();
  });
  await test.step("a double tap zooms without closing a card or setting a point", async () => {
    await page.getByRole("button", { name: "Meten en meer" }).click();
    await page.getByRole("button", { name: /^Meten Afstand/ }).click();
    await expect(page.getByText("Schuif de kaart tot het kruis")).toBeVisible();
    const at = { x: 150, y: 300 };
    await tap(page, at, at);
    await pastDoubleTap(page);
    await expect(page.locator("[data-measure-line] circle")).toHaveCount(0);
    await tap(page, at, { x: 300, y: 300 });
    await expect(page.locator("[data-measure-line] circle")).toHaveCount(2);
  });
  await test.step("a cleared measurement is restored", async () => {
    await page.getByRole("button", { name: "Opnieuw", exact: true }).click();
    await expect(page.locator("[data-measure-line] circle")).toHaveCount(0);
    await page.getByRole("button", { name: "Punten terughalen" }).click();
    await expect(page.locator("[data-measure-line] circle")).toHaveCount(2);
  });
});
