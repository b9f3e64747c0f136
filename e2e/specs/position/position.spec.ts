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
    Geolocation.prototype.watchPosition = function (onFix, onFailure, options) {
      asked.push(options);
      return watch.call(this, onFix, onFailure, options);
    };
  });
  await app.open("/changelog");
  const asked = await page.evaluate(() => (window as unknown as { asked: unknown }).asked);
  expect(asked).toEqual([{ enableHighAccuracy: true }]);
});

test("the screen follows the device", async ({ app, page }) => {
  await app.open("/location");
  await expect(page.getByText("nog geen positie")).toBeVisible();
  await test.step("the compass turns the heading without a position", async () => {
    await app.pointCompass(90);
    await expectFacts(page, { Richting: "90° O" });
    // It tells nothing more from here on.
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
  await test.step("what the device does not know is not shown, zero is, and the last heading stays", async () => {
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

test("the compass is right in every quadrant, however the device is turned, and is never called a course", async ({
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

test("where the compass wants leave, a tap asks for it", async ({ app, page }) => {
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

test.describe("without leave", () => {
  test.use({ permissions: [] });

  test("the app works, and takes the position up when leave is given later", async ({
    app,
    page,
  }) => {
    await app.open("/location");
    await expect(page.getByText("Locatie geweigerd")).toBeVisible();
    await app.permitPosition("granted");
    await app.setFix({ lat: 52.1, lng: 5.3 });
    await expectFacts(page, { "Breedte (lat)": "52.100000" });
  });
});

test("a refused position is said in the same words everywhere, and nothing pops up", async ({
  app,
  page,
}) => {
  const refused = page.locator('[data-position-permission="denied"]');
  await app.permitPosition("denied");
  await app.open("/location");
  await expect(refused).toContainText("Locatie geweigerd");
  await expect(refused).toContainText("sitegegevens en zet Locatie aan");
  const words = (await refused.textContent()) ?? "";
  await app.tapTab("Dashboard");
  await expect(refused).toHaveText(words);
  await app.tapTab("Kaart");
  await expect(page.getByText("Locatie geweigerd")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.getByRole("button", { name: /^Volg mijn positie/ }).click();
  await expect(refused).toHaveText(words);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("leave that is withdrawn after a fix makes it the last position, on every screen", async ({
  app,
  page,
}) => {
  await app.open("/location");
  await app.setFix({ lat: 52.1, lng: 5.3 });
  await expect(page.getByRole("heading", { name: "Nu" })).toBeVisible();
  await app.permitPosition("denied");
  await expect(page.getByText("Locatie geweigerd")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nu" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Laatste positie" })).toBeVisible();
  await expectFacts(page, { "Breedte (lat)": "52.100000", "Laatste positie": "geleden" });
  await app.tapTab("Dashboard");
  await expect(page.getByText("Locatie geweigerd")).toBeVisible();
  await expect(page.getByText("Laatste positie")).toBeVisible();
  await app.tapTab("Mijn locatie");
  await app.permitPosition("granted");
  await app.setFix({ lat: 52.2, lng: 5.3 });
  await expect(page.getByRole("heading", { name: "Nu" })).toBeVisible();
  await expectFacts(page, { "Breedte (lat)": "52.200000" });
});

test("a browser without geolocation gets the whole app but a position", async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined });
  });
  await app.open("/location");
  await expect(page.getByText("Deze browser geeft geen positie")).toBeVisible();
  await app.tapTab("Waypoints");
  await expect(page.getByRole("heading", { name: "Waypoints", level: 2 })).toBeVisible();
});

/** What stands beside each name in the lists of facts. */
async function expectFacts(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(facts)) {
    const term = page.getByRole("term").filter({ hasText: new RegExp(`^${escaped(name)}$`) });
    await expect(term.locator("xpath=following-sibling::dd[1]")).toContainText(value);
  }
}

function escaped(text: string): string {
  return text.replace(/[()]/g, "\\$&");
}
