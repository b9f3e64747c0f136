import { ALL_PIXELS, expect, test } from "../../drivers/app.ts";
import { notRedPixels } from "../../drivers/map-picture.ts";

test.use(ALL_PIXELS);

/** Names and icons of every hue. */
const WAYPOINTS = [
  { id: "blauw", name: "Blauw", lat: 52.3, lng: 5.3, color: "#0b57d0", icon: "harbor" },
  { id: "groen", name: "Groen", lat: 52.1, lng: 5.2, color: "#1b5e3b" },
];
const SCREENS = [
  ...["dashboard", "location", "waypoints", "waypoints/blauw"],
  ...["routes", "tracks", "changelog", "settings"],
];

test("night-red is one tap on the map, and leaves no blue or green on any screen", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("preferences", { instrumentLayout: "water", isDarkOffered: true });
  await app.store("waypoints", WAYPOINTS);
  await app.setFix({ lat: 52.2, lng: 5.3, speed: 3, heading: 40 });
  await app.open("/map");
  await app.waitForMap();
  const looks = () => page.screenshot();
  expect(await notRedPixels(page, await looks())).toBeGreaterThan(10_000);
  await app.stirMap(() => page.getByRole("button", { name: "Nachtrood" }).click());
  await expect.poll(async () => notRedPixels(page, await looks()), "the map").toBe(0);
  expect(await app.stored("settings")).toBeUndefined();
  for (const screen of SCREENS) {
    await app.open(`/${screen}`);
    expect(await notRedPixels(page, await looks()), screen).toBe(0);
  }
  await page.getByRole("radio", { name: "Licht" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "light");
  expect(await notRedPixels(page, await looks())).toBeGreaterThan(10_000);
});
