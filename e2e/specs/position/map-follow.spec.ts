import type { Page } from "@playwright/test";
import { type AppDriver, expect, MOVING, test } from "../../drivers/app.ts";

const UTRECHT = { lat: 52.0907, lng: 5.1214 };
const CENTER = { x: 195, y: 420 };

async function openMap(app: AppDriver): Promise<void> {
  await app.open("/map");
  await app.waitForMap();
}

const followButton = (page: Page) => page.locator("[data-follow]");
const mark = (page: Page) => page.getByRole("img", { name: "Jouw positie" });

async function pan(page: Page): Promise<void> {
  await page.mouse.move(CENTER.x, CENTER.y);
  await page.mouse.down();
  await page.mouse.move(CENTER.x - 60, CENTER.y - 40, { steps: 5 });
  await page.mouse.up();
}

/** Returns the distance of the position's mark from the centre of the map, in pixels. */
async function awayFromMiddle(page: Page): Promise<number> {
  const [map, dot] = [
    await page.locator("[data-map-state]").boundingBox(),
    await mark(page).boundingBox(),
  ];
  if (!map || !dot) return Number.NaN;
  return Math.hypot(
    map.x + map.width / 2 - dot.x - dot.width / 2,
    map.y + map.height / 2 - dot.y - dot.height / 2,
  );
}

async function scaleText(page: Page): Promise<string> {
  return (await page.locator(".maplibregl-ctrl-scale").textContent()) ?? "";
}

/** The modes in the order of the taps, with the name of the button in each. */
const WAYS = [
  ["off", /nu uit/],
  ["follow", /volgt je positie/],
  ["course", /looprichting boven; tik/],
  ["compass", /kompasrichting boven; tik om/],
] as const;

async function expectFollowing(page: Page, way: number): Promise<void> {
  const [mode = "", name = ""] = WAYS[way] ?? [];
  await expect(followButton(page)).toHaveAttribute("data-follow", mode);
  await expect(followButton(page)).toHaveAccessibleName(name);
}

async function expectInMiddle(page: Page): Promise<void> {
  await expect.poll(() => awayFromMiddle(page)).toBeLessThan(3);
}

test.describe("with animations", () => {
  test.use(MOVING);

  test("the map zooms in at the first tap, keeps the position in the middle, and continues after other screens", {
    tag: "@thorough",
  }, async ({ page, app }) => {
    await app.store("waypoints", [{ id: "tent", name: "Tent", lat: 52.3, lng: 5.6 }]);
    await app.loseFix();
    await openMap(app);
    await page.getByRole("button", { name: "Zoom uit" }).click();
    await app.waitForMap();
    await expectFollowing(page, 0);
    await followButton(page).click();
    await expect(page.getByText("Wacht op positie")).toBeVisible();
    await app.setFix({ ...UTRECHT, accuracy: 40 });
    await expect(mark(page)).toBeVisible();
    await expectFollowing(page, 1);
    await expectInMiddle(page);
    await expect.poll(() => scaleText(page)).toMatch(/^100\sm$/);
    await page.getByRole("button", { name: "Zoom uit" }).click();
    await expect.poll(() => scaleText(page)).toMatch(/^200\sm$/);
    await app.setFix({ lat: 52.2, lng: 5.3 });
    await expectInMiddle(page);
    await test.step("a tap changes to the next mode, whose name is announced, without changing the zoom", async () => {
      for (const way of [1, 2, 3, 0]) {
        await expectFollowing(page, way);
        await followButton(page).click();
      }
      await expect(followButton(page)).toHaveAttribute("data-follow", "follow");
      await app.waitForMap();
      expect(await scaleText(page)).toMatch(/^200\sm$/);
    });
    await test.step("after the settings, from the new position", async () => {
      await app.tapTab("Instellingen");
      await expect(page).toHaveURL(/\/settings$/);
      await app.setFix({ lat: 52.3, lng: 5.3 });
      await app.tapTab("Kaart");
      await expect(followButton(page)).toHaveAttribute("data-follow", "follow");
      await expectInMiddle(page);
    });
    await test.step("after visiting the map on the dashboard", async () => {
      await app.tapTab("Home");
      await expect(page.locator("[data-own-map=shown]")).toBeVisible();
      await page.getByRole("link", { name: "Open de kaart" }).click();
      await expect(followButton(page)).toHaveAttribute("data-follow", "follow");
      await expectInMiddle(page);
    });
    await test.step("after visiting the small map of a waypoint", async () => {
      await app.tapTab("Waypoints");
      await page.getByRole("link", { name: /Tent/ }).click();
      await page.getByRole("button", { name: "Toon kaartje" }).click();
      await app.waitForMap();
      await app.tapTab("Kaart");
      await expect(followButton(page)).toHaveAttribute("data-follow", "follow");
      await expectInMiddle(page);
    });
    await app.waitForMap();
    await pan(page);
    await expect(followButton(page)).toHaveAttribute("data-follow", "off");
  });
});

test("the map turns with the device in compass mode", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  const sensor = await app.holdCompass();
  await app.setFix(UTRECHT);
  await openMap(app);
  for (let tap = 0; tap < 3; tap++) await followButton(page).click();
  await expect(followButton(page)).toHaveAttribute("data-follow", "compass");
  /** Repeats the reading like a device does, because each is reported once. */
  const bearingAt = async (heading: number) => {
    await sensor.point({ heading });
    const [turned] = await page.locator("[data-bearing]").all();
    return Math.abs(Number((await turned?.getAttribute("data-bearing")) ?? 0));
  };
  // The needle points 2.8° east of true north in Utrecht.
  await expect.poll(() => bearingAt(90)).toBe(93);
  await expect(mark(page)).toHaveAttribute("data-direction", "compass");
  await expect.poll(() => bearingAt(180)).toBe(177);
});

test("a tap on the compass restores north, a pinch keeps following, and a pan stops it", async ({
  page,
  app,
}) => {
  await app.setFix({ ...UTRECHT, speed: 2, heading: 90 });
  await test.step("the dashboard shows the map at the position, and opens it there", async () => {
    await app.open("/dashboard");
    await expect(page.locator("[data-own-map=shown] [data-map-state=idle]")).toBeVisible();
    expect(await awayFromMiddle(page)).toBeLessThan(3);
    await page.getByRole("link", { name: "Open de kaart" }).click();
    await expect(page).toHaveURL(/\/map$/);
    await app.waitForMap();
    await expect(followButton(page)).toHaveAttribute("data-follow", "off");
    await expect.poll(() => awayFromMiddle(page)).toBeLessThan(3);
  });
  await test.step("with the course up the map rotates", async () => {
    await followButton(page).click();
    await followButton(page).click();
    await expect(page.locator("[data-bearing]")).toHaveAttribute("data-bearing", "90");
    // A slow machine needs so long for the above that the position is old by now, and an old one has no course.
    await app.setFix({ ...UTRECHT, speed: 2, heading: 90 });
    await expect(mark(page)).toHaveAttribute("data-direction", "course");
    await page.locator("[data-bearing]").click();
    await expect(page.locator("[data-bearing]")).toHaveCount(0);
    await expect(followButton(page)).toHaveAttribute("data-follow", "follow");
    await expect.poll(() => awayFromMiddle(page)).toBeLessThan(3);
    await app.waitForMap();
  });
  await test.step("a pinch zooms around the position", async () => {
    const devtools = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: CENTER.x - apart, y: CENTER.y, id: 1 },
      { x: CENTER.x + apart, y: CENTER.y, id: 2 },
    ];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
    const before = await scaleText(page);
    await touch("touchStart", fingers(40));
    for (let apart = 45; apart <= 100; apart += 5) await touch("touchMove", fingers(apart));
    await touch("touchEnd", []);
    await app.waitForMap();
    expect(await scaleText(page)).not.toBe(before);
    await expect(followButton(page)).toHaveAttribute("data-follow", "follow");
    await expect.poll(() => awayFromMiddle(page)).toBeLessThan(3);
  });
  await pan(page);
  await expect(followButton(page)).toHaveAttribute("data-follow", "off");
});

test("the map rotates by keyboard, and zooms by one finger and by a tap on a cluster", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const waypoints = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    name: `Post ${index}`,
    lat: 52.228 + (index % 6) * 0.004,
    lng: 5.321 + Math.floor(index / 6) * 0.006,
  }));
  await app.store("waypoints", waypoints);
  await openMap(app);

  await test.step("N restores north", async () => {
    await page.locator("canvas").focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator("[data-bearing]")).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.locator("[data-bearing]")).toHaveCount(0);
    await app.waitForMap();
  });
  await test.step("one finger zooms: tap, hold and drag", async () => {
    const before = await scaleText(page);
    const devtools = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: 100, y }];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
    // Sent without waiting for each other, because the two taps must follow quickly, also on a slow machine.
    await Promise.all([
      touch("touchStart", at(500)),
      touch("touchEnd", []),
      touch("touchStart", at(500)),
      touch("touchMove", at(480)),
    ]);
    for (let y = 470; y >= 300; y -= 10) await touch("touchMove", at(y));
    await touch("touchEnd", []);
    await app.waitForMap();
    expect(await scaleText(page)).not.toBe(before);
  });
  await test.step("a tap on a cluster zooms in until its waypoints separate", async () => {
    const before = await scaleText(page);
    const map = await page.locator("[data-map-state]").boundingBox();
    if (!map) throw new Error("No map");
    await page.touchscreen.tap(map.x + map.width / 2 + 4, map.y + map.height / 2 - 4);
    await expect.poll(() => scaleText(page)).not.toBe(before);
    await app.waitForMap();
  });
});
