import type { Page } from "@playwright/test";
import { expect, test } from "../drivers/app.ts";

const DARK = { colorScheme: 1, tileSource: 0, mapOverlay: {} };

/** Lets the page come, and the app itself only when it is told to. */
async function holdBackApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/static\/js\/index\./, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** What the frame says and looks like: everything but what stands in the place of the screen. */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const shell = document.querySelector("#root > *")?.cloneNode(true) as Element | undefined;
    shell?.querySelector("main")?.replaceChildren();
    return shell?.outerHTML;
  });
}

/** What moved since the page began, as the browser counts it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, "value"), 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );
}

for (const { route, current } of [
  { route: "/", current: "Home" },
  { route: "/dashboard", current: "Home" },
  { route: "/location", current: "Mijn locatie" },
  { route: "/map", current: "Kaart" },
  { route: "/waypoints/nee", current: "Waypoints" },
  { route: "/settings", current: "Instellingen" },
]) {
  test(`${route} stands in its colours before the app has come, which changes nothing`, async ({
    app,
    page,
  }) => {
    await app.store("settings", DARK);
    const letGo = await holdBackApp(page);
    await page.goto(route, { waitUntil: "commit" });

    const bar = page.getByRole("navigation", { name: "Snelmenu" });
    await expect(bar.locator("[aria-current=page]")).toHaveText(current);
    await expect(page.getByRole("banner").getByText("Scouting Map 0.4.2-Alpha")).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("color", "rgb(233, 238, 233)");
    await expect(bar).toHaveCSS("background-color", "rgb(23, 31, 27)");
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0f1512");

    const before = await frameOf(page);
    const header = await page.getByRole("banner").elementHandle();
    letGo();
    await app.waitForScreen();
    await expect(bar.locator("[aria-current=page]")).toHaveText(current);
    expect(await frameOf(page)).toBe(before);
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await layoutShift(page)).toBe(0);

    // React takes attributes over as they are: what it would have written itself it shows later.
    for (const name of [current === "Instellingen" ? "Home" : "Instellingen", current]) {
      await bar.getByRole("link", { name }).click();
      await expect(bar.locator("[aria-current=page]")).toHaveText(name);
      await app.waitForScreen();
    }
    expect(await frameOf(page)).toBe(before);
  });
}

test("before the app has come a spinner says so, and a link of the frame works", async ({
  app,
  page,
}) => {
  const letGo = await holdBackApp(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByTestId("spinner")).toBeVisible();
  await page.getByRole("link", { name: "Waypoints" }).click();
  await expect(page).toHaveURL(/\/waypoints$/);
  letGo();
  await app.waitForScreen();
  await expect(page.getByTestId("spinner")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the frame says what is missing, and promises nothing", async ({ page }) => {
    await page.goto("/settings");
    await expect(page.locator("noscript > p")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByTestId("spinner")).toBeHidden();
  });
});
