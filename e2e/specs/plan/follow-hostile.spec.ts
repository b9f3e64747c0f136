import type { Page } from "@playwright/test";
import { expect, test } from "../../drivers/app.ts";

test("the map opens despite an unreadable followed route of an older version, and the dashboard stops it", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("following", followedText(1e13));
  await app.open("/map");
  const card = page.getByRole("region", { name: "Onderweg" });
  await expect(card.getByText(/^Wat je volgde, is niet meer te lezen/)).toBeVisible();
  await app.waitForMap();
  await app.tapTab("Dashboard");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Je volgt geen route meer.")).toBeVisible();
  await app.tapTab("Kaart");
  await app.waitForMap();
  await expect(page.getByRole("button", { name: "Plan", exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("the map opens despite an error in the navigation card, also after a reload, and one tap ends it", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("following", followedText(1200));
  await breakDates(page);
  await app.open("/map");
  const openCard = () => page.getByRole("button", { name: /Toon meer$/ }).click();
  const broken = page.getByRole("alert").filter({ hasText: "Er ging iets mis met de navigatie" });
  await openCard();
  await expect(broken).toBeVisible();
  await app.reload();
  await openCard();
  await expect(broken).toBeVisible();
  await app.waitForMap();
  await broken.getByRole("button", { name: "Stop" }).click();
  await expect(broken).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Plan", exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("following"))).toBeNull();
});

/** Returns a plan of one leg as it is stored while it is followed. */
function followedText(meters: number): string {
  const nodes = [
    { osmId: 1, number: "12", lat: 52.1, lng: 5.1 },
    { osmId: 2, number: "34", lat: 52.11, lng: 5.1 },
  ];
  const line = [5.1, 52.1, 5.1, 52.11];
  const leg = { meters, hasFerry: false, hasPortage: false, isConnection: false, line };
  return JSON.stringify({
    format: 1,
    id: "following",
    name: "",
    note: "",
    changedAtMs: 1,
    deletedAtMs: null,
    draft: { mode: "walk", wishes: {}, stops: nodes, goal: null },
    route: { nodes, legs: [leg], stopPlaces: [0, 1], meters },
  });
}

/**
 * Validation admits only records that can be drawn, so the browser itself is made to fail, where it writes
 * the arrival time.
 */
async function breakDates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get: () => () => {
        throw new RangeError("Invalid time value");
      },
    });
  });
}
