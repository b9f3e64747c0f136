import type { Page } from "@playwright/test";
import { expect, test } from "../drivers/app.ts";

/** The church tower of Amersfoort, the middle of RD, to four digits (10 m). */
const AMERSFOORT = { lat: 52.1552, lng: 5.3872 };
const FORMS = [
  ["degrees", "52,15517 5,38720"],
  ["RD", "155000, 463000"],
  ["RD in kilometres", "155,0 / 463,0"],
  ["UTM", "31U 663304 5780984"],
  ["MGRS", "31U FT 63304 80984"],
  ["a plus code", "9F47594P+3V"],
  ["a link of OpenStreetMap", "https://www.openstreetmap.org/?mlat=52.15517&mlon=5.38720"],
] as const;

for (const [form, text] of FORMS) {
  test(`a waypoint is added by ${form}`, async ({ app, page }) => {
    await app.open("/waypoints");
    await typePlace(page, text);
    await expect.poll(() => storedPlace(app.stored("waypoints"))).toEqual(AMERSFOORT);
  });
}

test("swapped degrees are asked about, and kept as they are chosen", async ({ app, page }) => {
  await app.open("/waypoints");
  await typePlace(page, "5.38720, 52.15517");
  await expect(page.getByText("Welke van de twee bedoel je?")).toBeVisible();
  expect(await storedPlace(app.stored("waypoints"))).toBeNull();
  await page.getByRole("button", { name: "Graden: 52.15517, 5.38720" }).click();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect.poll(() => storedPlace(app.stored("waypoints"))).toEqual(AMERSFOORT);
});

test("the short form of scouts offers the place nearest to the map first", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await typePlace(page, "5500 6300");
  await expect(page.getByText("herhaalt zich elke 100 km")).toBeVisible();
  await page.getByRole("button", { name: "RD (scouting)" }).first().click();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect.poll(() => storedPlace(app.stored("waypoints"))).toEqual(AMERSFOORT);
});

test("a short link is refused with the reason, and nothing is fetched", async ({ app, page }) => {
  await app.open("/waypoints");
  await typePlace(page, "https://maps.app.goo.gl/AbCdEf123");
  await expect(page.getByText("Dit is een verkorte link")).toBeVisible();
});

async function typePlace(page: Page, text: string): Promise<void> {
  await page.getByLabel("Coördinaten typen").check();
  await page.getByLabel("Coördinaten", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
}

/** The first waypoint that is kept, as coarse as the place above; null without one. */
async function storedPlace(stored: Promise<unknown>) {
  const [first] = ((await stored) ?? []) as { lat: number; lng: number }[];
  return first ? { lat: rounded(first.lat), lng: rounded(first.lng) } : null;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
