import { expect, test } from "../../drivers/app.ts";

// Every form, and the questions about some, are tested with the form itself: add-waypoint.test.tsx.
test("a waypoint is added by typed coordinates", async ({ app, page }) => {
  await app.open("/waypoints");
  await page.getByLabel("Coördinaten typen").check();
  await page.getByLabel("Coördinaten", { exact: true }).fill("155000, 463000");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect
    .poll(async () => (await app.stored("waypoints")) ?? [])
    .toMatchObject([{ lat: expect.closeTo(52.1552, 3), lng: expect.closeTo(5.3872, 3) }]);
});
