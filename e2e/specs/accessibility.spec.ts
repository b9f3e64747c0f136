import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../drivers/app.ts";

const SCREENS = [
  "/dashboard",
  "/location",
  "/map",
  "/waypoints",
  "/waypoints/tent",
  "/settings",
  "/changelog",
  "/bestaat-niet",
] as const;

for (const colorScheme of [0, 1] as const) {
  test.describe(colorScheme === 1 ? "dark" : "light", () => {
    for (const path of SCREENS) {
      test(`axe finds nothing serious on ${path}`, async ({ page }) => {
        await page.addInitScript((scheme) => {
          const mapOverlay = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
          const settings = { colorScheme: scheme, tileSource: 0, mapOverlay };
          localStorage.setItem("settings", JSON.stringify(settings));
          const tent = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, note: "Bij de eik" };
          localStorage.setItem("waypoints", JSON.stringify([tent]));
        }, colorScheme);
        await page.goto(path);
        await expect(page.getByRole("main").getByRole("heading").first()).toBeAttached();
        if (path === "/map") await page.locator('[data-map-state="idle"]').waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(
          ({ impact }) => impact === "serious" || impact === "critical",
        );
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual(
          [],
        );
      });
    }
  });
}

test("every target on every screen is at least 44 by 44 pixels", async ({ page }) => {
  const small: string[] = [];
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeAttached();
    if (path === "/map") await page.locator('[data-map-state="idle"]').waitFor();
    small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
  }
  expect(small).toEqual([]);
});

test("the whole app can be used by keyboard alone", async ({ page }) => {
  await page.goto("/dashboard");
  // A key pressed before there is anything to focus is lost.
  await expect(page.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  await tabTo(page, "link", "Waypoints");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/waypoints$/);
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, "textbox", "Naam");
  await page.keyboard.type("Uitkijktoren");
  await tabTo(page, "button", "Bewaar");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bewaard")).toBeVisible();

  await page.getByRole("main").focus();
  await tabTo(page, "link", /Uitkijktoren/);
  await page.keyboard.press("Enter");
  await tabTo(page, "button", "Verwijderen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/waypoints$/);
  await tabTo(page, "button", "Ongedaan maken");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Uitkijktoren/ })).toBeVisible();

  await tabTo(page, "link", "Instellingen");
  await page.keyboard.press("Enter");
  await tabTo(page, "radio", "Licht");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
});

type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

/** Presses Tab until the element has the focus; a person would not go on for ever either. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).last();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** Links in running text may be smaller (WCAG 2.5.8); here that is the attribution on the map. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, textarea, summary")]
      .map(
        (element) => (element instanceof HTMLInputElement && element.closest("label")) || element,
      )
      .filter((element) => element.checkVisibility() && !element.closest("p, [class*=attrib]"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );
}
