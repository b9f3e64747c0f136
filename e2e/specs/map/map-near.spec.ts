import { expect, test } from "../../drivers/app.ts";

const WAYPOINT =
  '[{"id":"kamp","name":"Kamp","lat":52.228,"lng":5.321,"icon":"campsite","color":"#1c5a3b"}]';

test("a waypoint has its icon within the security policy, and near layers are loaded when the map zooms in", async ({
  app,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (name = "near-layers") => asked.some((path) => path.includes(name));
  const breaches: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy|could not be loaded/.test(message.text())) {
      breaches.push(message.text());
    }
  });
  await page.addInitScript((list) => localStorage.setItem("waypoints", list), WAYPOINT);
  const icons = page.waitForResponse("**/icons/map-icons.svg");
  await app.open("/map");
  expect((await icons).ok()).toBe(true);
  await expect(page.locator("[data-map-state='idle']")).toBeVisible();
  expect(breaches).toEqual([]);
  expect(isAsked()).toBe(false);
  // The first view does not use the large archive of the waters, and must not load it.
  expect(isAsked("wateren")).toBe(false);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => isAsked()).toBe(true);
  await expect.poll(() => isAsked("wateren")).toBe(true);
});
