import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, createdAtMs: 1 };

test.beforeEach(async ({ app }) => {
  await app.store("waypoints", [TENT]);
});

test("the screen of a waypoint shows it on a live map on request, where it can be moved", {
  tag: "@thorough",
}, async ({ app, page }) => {
  test.slow();
  await app.open("/waypoints/tent");
  await expect(page.locator("[data-map-state]")).toHaveCount(0);
  await page.getByRole("button", { name: "Toon kaartje" }).click();
  await app.waitForMap();
  await test.step("a tap on it opens the whole map at the same place", async () => {
    await page.getByRole("link", { name: "Toon op de kaart" }).first().click();
    await expect(page).toHaveURL(/\/map$/);
    await app.waitForMap();
    const box = await page.locator("[data-map-state]").boundingBox();
    expect(box?.height).toBeGreaterThan(400);
  });
  await test.step("a user who follows their position is shown the waypoint to move", async () => {
    await app.setFix({ lat: 52.3, lng: 5.1 });
    await page.locator("[data-follow]").click();
    await expect(page.locator('[data-follow="follow"]')).toBeVisible();
    await app.waitForMap();
    await app.tapTab("Waypoints");
    await page.getByRole("link", { name: /Tent/ }).click();
    await page.getByRole("link", { name: "Verplaats op de kaart" }).click();
    await app.waitForMap();
    await expect(page.locator('[data-follow="off"]')).toBeVisible();
    const { lat, lng } = await putHere(page, app);
    expect(lat).toBeCloseTo(52.1, 3);
    expect(lng).toBeCloseTo(5.4, 3);
  });
  await test.step("it is put at the cross, and restored by one tap", async () => {
    await page.getByRole("link", { name: "Verplaats op de kaart" }).click();
    await app.waitForMap();
    await expect(page.getByText("nieuwe plek van “Tent”")).toBeVisible();
    await page.locator("[data-map-state] canvas").focus();
    await app.stirMap(() => page.keyboard.press("ArrowRight"));
    const { lat, lng } = await putHere(page, app);
    await expect(page.getByText("“Tent” is verplaatst.")).toBeVisible();
    expect(lng).toBeGreaterThan(5.4005);
    expect(lat).toBeCloseTo(52.1, 3);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(() => app.stored("waypoints")).toMatchObject([{ lat: 52.1, lng: 5.4 }]);
  });
  await test.step("the cross starts at the waypoint, also after a reload", async () => {
    await app.open("/map?verplaats=tent");
    await app.waitForMap();
    const { lat, lng } = await putHere(page, app);
    expect(lat).toBeCloseTo(52.1, 4);
    expect(lng).toBeCloseTo(5.4, 4);
  });
});

/** @returns the waypoint as it is then stored */
async function putHere(page: Page, app: AppDriver): Promise<{ lat: number; lng: number }> {
  await page.getByRole("button", { name: "Zet hier" }).click();
  await expect(page).toHaveURL(/\/waypoints\/tent$/);
  const [stored] = (await app.stored("waypoints")) as (typeof TENT)[];
  if (!stored) throw new Error("no waypoint");
  return stored;
}
