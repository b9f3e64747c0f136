import { expect, test } from "../drivers/app.ts";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, createdAtMs: 1 };

test.beforeEach(async ({ app }) => {
  await app.store("waypoints", [TENT]);
});

test("the screen of a waypoint shows it on a live map when asked, and gives the map back", async ({
  app,
  page,
}) => {
  await app.open("/waypoints/tent");
  await expect(page.locator("[data-map-state]")).toHaveCount(0);
  await page.getByRole("button", { name: "Toon kaartje" }).click();
  await app.waitForMap();
  // A tap on it opens the whole map, on the same place.
  await page.getByRole("link", { name: "Toon op de kaart" }).first().click();
  await expect(page).toHaveURL(/\/map$/);
  await app.waitForMap();
  const box = await page.locator("[data-map-state]").boundingBox();
  expect(box?.height).toBeGreaterThan(400);
});

test("a waypoint is put where the cross is, and back by one tap", async ({ app, page }) => {
  await app.open("/waypoints/tent");
  await page.getByRole("link", { name: "Verplaats op de kaart" }).click();
  await app.waitForMap();
  await expect(page.getByText("nieuwe plek van “Tent”")).toBeVisible();
  await page.locator("[data-map-state] canvas").focus();
  await app.stirMap(() => page.keyboard.press("ArrowRight"));
  await page.getByRole("button", { name: "Zet hier" }).click();
  await expect(page).toHaveURL(/\/waypoints\/tent$/);
  await expect(page.getByText("“Tent” is verplaatst.")).toBeVisible();
  const [moved] = (await app.stored("waypoints")) as (typeof TENT)[];
  expect(moved?.lng).toBeGreaterThan(5.4005);
  expect(moved?.lat).toBeCloseTo(52.1, 3);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect.poll(() => app.stored("waypoints")).toMatchObject([{ lat: 52.1, lng: 5.4 }]);
});

test("the cross begins on the waypoint after a reload too", async ({ app, page }) => {
  await app.open("/map?verplaats=tent");
  await app.waitForMap();
  await page.getByRole("button", { name: "Zet hier" }).click();
  await expect(page).toHaveURL(/\/waypoints\/tent$/);
  const [kept] = (await app.stored("waypoints")) as (typeof TENT)[];
  expect(kept?.lat).toBeCloseTo(52.1, 4);
  expect(kept?.lng).toBeCloseTo(5.4, 4);
});

test("who follows their position and moves a waypoint is shown the waypoint", async ({
  app,
  page,
}) => {
  await app.setFix({ lat: 52.3, lng: 5.1 });
  await app.open("/map");
  await app.waitForMap();
  await page.locator("[data-follow]").click();
  await expect(page.locator('[data-follow="follow"]')).toBeVisible({ timeout: 20_000 });
  await app.waitForMap();
  await app.tapTab("Waypoints");
  await page.getByRole("link", { name: /Tent/ }).click();
  await page.getByRole("link", { name: "Verplaats op de kaart" }).click();
  await app.waitForMap();
  await expect(page.locator('[data-follow="off"]')).toBeVisible();
  await page.getByRole("button", { name: "Zet hier" }).click();
  await expect(page).toHaveURL(/\/waypoints\/tent$/);
  const [moved] = (await app.stored("waypoints")) as (typeof TENT)[];
  expect(moved?.lat).toBeCloseTo(52.1, 3);
  expect(moved?.lng).toBeCloseTo(5.4, 3);
});
