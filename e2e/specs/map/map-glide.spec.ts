import type { Page } from "@playwright/test";
import { type AppDriver, expect, type Fix, MOVING, test } from "../../drivers/app.ts";

test.use(MOVING);

const UTRECHT = { lat: 52.0907, lng: 5.1214 };

/** Following starts at zoom 15; one step further out 80 pixels are about 275 metres. */
const ZOOM_OUTS = 1;
const PIXELS_PER_DEGREE_LNG = (512 * 2 ** (15 - ZOOM_OUTS)) / 360;

/** Drives along the street to the east, where extrapolation would continue. */
const DRIVING = { speed: 60, heading: 90 };

const mark = (page: Page) => page.getByRole("img", { name: "Jouw positie" });

/** Returns the position of the mark in pixels from the left of the screen. */
async function dotX(page: Page): Promise<number> {
  const box = await mark(page).boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}

function eastBy(pixels: number): Fix {
  return { ...UTRECHT, ...DRIVING, lng: UTRECHT.lng + pixels / PIXELS_PER_DEGREE_LNG };
}

/** Makes the device measure at the time of the page's own clock, and keeps its last report. */
async function useClockOfPage(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(GeolocationPosition.prototype, "timestamp", {
      get(this: GeolocationPosition) {
        Object.assign(window, { lngHeard: this.coords.longitude });
        return Date.now();
      },
    });
  });
}

/** Reports a fix and waits until the page has received it, while its clock stands still. */
async function tellFix(page: Page, app: AppDriver, fix: Fix): Promise<void> {
  await app.setFix(fix);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { lngHeard: number }).lngHeard))
    .toBe(fix.lng);
}

/** Opens the map near Utrecht, with the mark in its middle and the clock standing still. */
async function openMapAtRest(page: Page, app: AppDriver): Promise<void> {
  await useClockOfPage(page);
  await app.setFix(UTRECHT);
  await app.open("/map");
  await app.waitForMap();
  await page.locator("[data-follow]").click();
  await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/^\d+\s?m$/);
  for (let time = 0; time < ZOOM_OUTS; time++) {
    await app.waitForMap();
    await page.getByRole("button", { name: "Zoom uit" }).click();
  }
  await app.waitForMap();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // A current fix, so that the next one does not follow a gap.
  await tellFix(page, app, { ...UTRECHT, lng: UTRECHT.lng + 1e-8 });
  await page.clock.fastForward(1000);
  await page.clock.runFor(100);
}

/** A mouse click waits for frames, which do not come while the clock stands still. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).dispatchEvent("click");
}

async function letGo(page: Page): Promise<void> {
  for (let tap = 0; tap < 3; tap++) await press(page, "[data-follow]");
  await expect(page.locator("[data-follow]")).toHaveAttribute("data-follow", "off");
  await page.clock.runFor(100);
}

test("the dot moves to each fix within a second, and never beyond it", {
  tag: "@thorough",
}, async ({ page, app }) => {
  await openMapAtRest(page, app);
  await test.step("in the middle while it is followed, also when it jumps", async () => {
    const middleX = await dotX(page);
    const scale = await page.locator(".maplibregl-ctrl-scale").textContent();
    await tellFix(page, app, eastBy(80));
    for (let time = 0; time < 5; time++) {
      expect(Math.abs((await dotX(page)) - middleX)).toBeLessThan(4);
      await page.clock.runFor(250);
    }
    for (const fix of [eastBy(80_000), eastBy(0)]) {
      await tellFix(page, app, fix);
      // One frame, in which the map draws the change.
      await page.clock.runFor(50);
      expect(Math.abs((await dotX(page)) - middleX)).toBeLessThan(1);
    }
    await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(scale ?? "");
    // The next fix comes a second after the last.
    await page.clock.fastForward(900);
  });
  await letGo(page);
  const startX = await dotX(page);

  await test.step("gradually, in a line, and then stays at the fix", async () => {
    await tellFix(page, app, eastBy(80));
    expect((await dotX(page)) - startX).toBeLessThan(2);
    for (const part of [0.25, 0.5, 0.75]) {
      await page.clock.runFor(250);
      expect(Math.abs((await dotX(page)) - startX - 80 * part)).toBeLessThan(5);
    }
    await page.clock.runFor(280);
    expect((await dotX(page)) - startX).toBeCloseTo(80, 0);
    for (let second = 0; second < 5; second++) {
      await page.clock.runFor(200);
      await page.clock.fastForward(800);
      expect((await dotX(page)) - startX).toBeCloseTo(80, 0);
    }
  });

  await test.step("from its drawn place, if the next fix comes earlier", async () => {
    await tellFix(page, app, eastBy(0));
    await page.clock.runFor(500);
    await tellFix(page, app, eastBy(120));
    expect(Math.abs((await dotX(page)) - startX - 40)).toBeLessThan(5);
    await page.clock.runFor(530);
    expect((await dotX(page)) - startX).toBeCloseTo(120, 0);
  });

  await test.step("but jumps with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await tellFix(page, app, eastBy(40));
    await expect.poll(async () => (await dotX(page)) - startX).toBeCloseTo(40, 0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });

  await test.step("and jumps after a gap, in which the path is unknown", async () => {
    await page.clock.fastForward(20_000);
    await tellFix(page, app, eastBy(20));
    await expect.poll(async () => (await dotX(page)) - startX).toBeCloseTo(20, 0);
  });

  await test.step("and jumps over kilometres, also where they are few pixels", async () => {
    for (let time = 0; time < 6; time++) {
      await press(page, '[aria-label="Zoom uit"]');
      await page.clock.fastForward(300);
      await page.clock.runFor(50);
    }
    const beforeX = await dotX(page);
    await tellFix(page, app, eastBy(80 * 2 ** 6));
    await expect.poll(async () => (await dotX(page)) - beforeX).toBeGreaterThan(78);
  });
});
