import type { Page } from "@playwright/test";
import { expect, test } from "../../drivers/app.ts";

test("the position is watched from the start, on any page, with high accuracy", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const watch = Geolocation.prototype.watchPosition;
    const asked: (PositionOptions | undefined)[] = [];
    Object.assign(window, { asked });
    Geolocation.prototype.watchPosition = function (onFix, onError, options) {
      asked.push(options);
      return watch.call(this, onFix, onError, options);
    };
  });
  await app.open("/changelog");
  const asked = await page.evaluate(() => (window as unknown as { asked: unknown }).asked);
  expect(asked).toEqual([{ enableHighAccuracy: true }]);
});

test("the screen follows the device", async ({ app, page }) => {
  await app.open("/location");
  await expect(page.getByText("Nog geen positie", { exact: true })).toBeVisible();
  await test.step("the compass turns the heading without a position", async () => {
    await app.pointCompass(90);
    await expectFacts(page, { Richting: "90° O" });
    // It reports nothing more from here on.
    await app.reload();
  });
  await app.setFix({
    lat: 52.155173,
    lng: 5.387204,
    accuracy: 8,
    alt: 12,
    speed: 1.4,
    heading: 90,
  });
  await expectFacts(page, {
    "Breedte (lat)": "52.155173",
    "Lengte (lng)": "5.387204",
    Hoogte: "12 m",
    Snelheid: "5,0 km/u",
    Nauwkeurigheid: "8 m",
    Richting: "90° O",
    "RD (Rijksdriehoek)": "155000, 463000",
  });
  await test.step("values unknown to the device are not shown, zero is, and the last heading stays", async () => {
    await app.setFix({ lat: 52.2, lng: 5.3 });
    await expectFacts(page, {
      "Breedte (lat)": "52.200000",
      Hoogte: "niet gemeten",
      Snelheid: "niet gemeten",
      Richting: "90° O",
    });
    await app.setFix({ lat: 52.3, lng: 5.3, alt: 0, speed: 0 });
    await expectFacts(page, { "Breedte (lat)": "52.300000", Hoogte: "0 m", Snelheid: "0,0 km/u" });
  });
  await app.setFix({ lat: 52.16, lng: 5.387204, accuracy: 8 });
  await expectFacts(page, { "Breedte (lat)": "52.160000" });
  await page.getByRole("link", { name: "Toon op de kaart" }).click();
  await app.waitForMap();
  await page.locator("canvas").focus();
  await page.keyboard.press("m");
  await expect(page.getByText("Midden van de kaart: 52.16000, 5.38720. Zoom 14.")).toBeAttached();
});

test("the compass is right in every quadrant and screen orientation, and is never called a course", async ({
  app,
  page,
}) => {
  const sensor = await app.holdCompass();
  await app.open("/location");
  const direction = page.getByRole("term").filter({ hasText: /^Richting$/ });
  const shown = direction.locator("xpath=following-sibling::dd[1]");
  const held = [
    { picture: "portraitPrimary", screenAngle: 0, looks: ["0° N", "90° O"] },
    { picture: "landscapePrimary", screenAngle: 90, looks: ["180° Z", "270° W"] },
    { picture: "portraitSecondary", screenAngle: 180, looks: ["90° O", "180° Z"] },
    { picture: "landscapeSecondary", screenAngle: 270, looks: ["270° W", "0° N"] },
  ] as const;
  for (const { picture, screenAngle, looks } of held) {
    await sensor.turnPicture(picture, screenAngle);
    for (const look of looks) {
      const heading = Number.parseInt(look, 10);
      await expect(async () => {
        await sensor.point({ heading, pitch: 35, screenAngle });
        await expect(shown).toHaveText(`${look} (kompas, magnetisch)`, { timeout: 1500 });
      }, `${look} with the picture at ${screenAngle}°`).toPass({ intervals: [50] });
    }
  }
});

test("a tap requests permission for the compass where needed", async ({ app, page }) => {
  await page.addInitScript(() => {
    const requestPermission = async () => {
      const north = { alpha: 180, beta: 10, gamma: 0, absolute: true };
      setTimeout(() => {
        dispatchEvent(new DeviceOrientationEvent("deviceorientationabsolute", north));
      });
      return "granted";
    };
    Object.assign(DeviceOrientationEvent, { requestPermission });
  });
  await app.open("/location");
  await page.getByRole("button", { name: "Kompas aanzetten" }).click();
  await expectFacts(page, { Richting: "180° Z" });
});

test("a failed request is only logged, and keeps the last position", async ({ app, page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()} ${message.text()}`));
  await app.open("/location");
  await app.setFix({ lat: 52.1, lng: 5.3 });
  await expectFacts(page, { "Breedte (lat)": "52.100000" });
  logged.length = 0;
  await app.loseFix();
  await expect.poll(() => logged.join()).toContain("warning no position (unavailable)");
  await expectFacts(page, { "Breedte (lat)": "52.100000" });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("without permission", () => {
  test.use({ permissions: [] });

  test("the app works, and uses the position when permission is granted later", async ({
    app,
    page,
  }) => {
    await app.open("/location");
    await expect(page.getByText("Nog geen positie", { exact: true })).toBeVisible();
    await expect(page.getByText("Locatie geweigerd")).toHaveCount(0);
    await app.permitPosition("granted");
    await app.setFix({ lat: 52.1, lng: 5.3 });
    await expectFacts(page, { "Breedte (lat)": "52.100000" });
  });
});

test("a refused position is explained in the same words everywhere, on request", async ({
  app,
  page,
}) => {
  const refused = page.locator('[data-position-problem="denied"]');
  const why = page.getByRole("button", { name: "Waarom?" });
  await countLayoutShifts(page);
  const tellPermission = await holdPermission(page);
  await app.permitPosition("denied");
  await app.open("/dashboard");
  await expect(page.getByText("Nog geen positie", { exact: true })).toBeVisible();
  // Content moves only if it was painted before.
  expect(await layoutShift(page)).toBe(0);
  await tellPermission();
  await expect(refused).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
  const box = await why.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await why.click();
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await expect(refused).toContainText("Locatie geweigerd");
  await expect(refused).toContainText("dan op Machtigingen, en zet Locatie aan");
  const words = (await refused.textContent()) ?? "";
  await app.tapTab("Mijn locatie");
  await expect(refused).toHaveCount(0);
  await why.click();
  await expect(refused).toHaveText(words);
  await app.tapTab("Waypoints");
  await page.getByLabel("Hier, op mijn positie (nog geen positie)").click();
  await expect(refused).toHaveText(words);
  await app.tapTab("Kaart");
  const follow = page.getByRole("button", { name: /^Volg mijn positie/ });
  await expect(follow).toBeEnabled();
  await expect(page.getByText("Locatie geweigerd")).toHaveCount(0);
  await follow.click();
  await expect(refused).toHaveText(words);
  await page.locator("[data-follow]").click();
  await expect(refused).toHaveCount(0);
  await page.getByRole("button", { name: "Neem track op" }).click();
  await expect(refused).toHaveText(words);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("where the system refuses the position to all websites, as on an iPhone", () => {
  test.use({ permissions: [] });

  test("a tap says so, with the steps, and nothing is recorded or followed", async ({
    app,
    page,
  }) => {
    await page.addInitScript(() => {
      Permissions.prototype.query = async () => new EventTarget() as PermissionStatus;
      Object.defineProperty(EventTarget.prototype, "state", { value: "prompt" });
      Geolocation.prototype.watchPosition = (_, onError) => {
        setTimeout(() => onError?.({ code: 1, message: "denied" } as GeolocationPositionError));
        return 1;
      };
    });
    const problem = page.locator("[data-position-problem]");
    await app.open("/location");
    await page.getByRole("button", { name: "Waarom?" }).click();
    await expect(problem).toContainText("Sta Scouting Map toe");
    await page.getByRole("button", { name: "Gebruik mijn locatie" }).click();
    await expect(problem).toContainText("Locatie geweigerd");
    await expect(page.getByRole("button", { name: "Gebruik mijn locatie" })).toBeVisible();
    await page.reload();
    await app.tapTab("Kaart");
    await page.locator("[data-follow]").click();
    await expect(problem).toContainText("Locatie geweigerd");
    await expect(page.locator("[data-follow]")).toHaveAttribute("data-follow", "off");
    await page.reload();
    await page.getByRole("button", { name: /neem track op$/ }).click();
    await expect(problem).toContainText("Locatie geweigerd");
    await expect(page.locator("[data-recorder=idle]")).toBeVisible();
    await expect(page.getByText("Tijd", { exact: true })).toHaveCount(0);
  });
});

test("a withdrawn permission makes the fix the last position on every screen", async ({
  app,
  page,
}) => {
  await app.open("/location");
  await app.setFix({ lat: 52.1, lng: 5.3 });
  await expect(page.getByRole("heading", { name: "Nu" })).toBeVisible();
  await app.permitPosition("denied");
  await expect(page.getByRole("button", { name: "Waarom?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nu" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Laatste positie" })).toBeVisible();
  await expectFacts(page, { "Breedte (lat)": "52.100000", "Laatste positie": "geleden" });
  await app.tapTab("Dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Laatste positie")).toBeVisible();
  await expect(page.getByText("Locatie geweigerd")).toHaveCount(0);
  await page.getByRole("button", { name: "Waarom?" }).click();
  await expect(page.getByText("Locatie geweigerd")).toBeVisible();
  await app.tapTab("Mijn locatie");
  await app.permitPosition("granted");
  await app.setFix({ lat: 52.2, lng: 5.3 });
  await expect(page.getByRole("heading", { name: "Nu" })).toBeVisible();
  await expectFacts(page, { "Breedte (lat)": "52.200000" });
});

test("a browser without geolocation has the whole app except a position", async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined });
  });
  await app.open("/location");
  await page.getByRole("button", { name: "Waarom?" }).click();
  await expect(page.getByText("Deze browser geeft geen positie")).toBeVisible();
  await app.tapTab("Waypoints");
  await expect(page.getByRole("heading", { name: "Waypoints", level: 2 })).toBeVisible();
});

/** Hides the browser's permission from the app until the returned function is called. */
async function holdPermission(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const query = Permissions.prototype.query;
    let tell = () => {};
    let answer = () => {};
    const isAnnounced = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    Permissions.prototype.query = async function (descriptor) {
      const status = await query.call(this, descriptor);
      if (descriptor.name !== "geolocation") return status;
      await isAnnounced;
      answer();
      return status;
    };
    const tellPermission = () => {
      tell();
      return isAnswered;
    };
    Object.assign(window, { tellPermission });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { tellPermission: () => Promise<void> }).tellPermission(),
    );
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up how much content moves by itself; call it before the first `open`. */
async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    const count = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of entries as LayoutShift[]) {
        if (!hadRecentInput) total += value;
      }
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const layoutShift = () => {
      count(observer.takeRecords());
      return total;
    };
    Object.assign(window, { layoutShift });
  });
}

/** Returns the cumulative layout shift so far, including that of the next frame. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { layoutShift: () => number }).layoutShift();
  });
}

/** Expects these values beside the names in the lists of facts. */
async function expectFacts(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(facts)) {
    const term = page.getByRole("term").filter({ hasText: new RegExp(`^${escaped(name)}$`) });
    await expect(term.locator("xpath=following-sibling::dd[1]")).toContainText(value);
  }
}

function escaped(text: string): string {
  return text.replace(/[()]/g, "\\$&");
}
