import type { Page } from "@playwright/test";
import { plantTent, seriousFindings, smallTargets } from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";

interface Screen {
  readonly path: string;
  readonly heading: string;
  /** From the screen before it in the list. */
  readonly go: (page: Page) => Promise<unknown>;
}

const SCREENS: readonly Screen[] = [
  { path: "/dashboard", heading: "Dashboard", go: (page) => page.goto("/dashboard") },
  { path: "/location", heading: "Mijn locatie", go: (page) => tab(page, "Mijn locatie") },
  { path: "/map", heading: "Kaart", go: (page) => tab(page, "Kaart") },
  { path: "/waypoints", heading: "Waypoints", go: (page) => tab(page, "Waypoints") },
  {
    path: "/waypoints/tent",
    heading: "Tent",
    go: (page) => page.getByRole("link", { name: /Tent/ }).click(),
  },
  { path: "/settings", heading: "Instellingen", go: (page) => tab(page, "Instellingen") },
  { path: "/changelog", heading: "Changelog", go: (page) => tab(page, "Changelog") },
  { path: "/bestaat-niet", heading: "Oeps.", go: (page) => page.goto("/bestaat-niet") },
];

test("axe finds nothing serious on any screen, and every target is large enough", async ({
  page,
}) => {
  test.slow();
  await plantTent(page);
  for (const { path, heading, go } of SCREENS) {
    await test.step(path, async () => {
      await go(page);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(
        page.getByRole("main").getByRole("heading", { name: heading, exact: true }),
      ).toBeAttached();
      if (path === "/map") await page.locator('[data-map-state="idle"]').waitFor();
      expect.soft(await seriousFindings(page), path).toEqual([]);
      expect.soft(await smallTargets(page), path).toEqual([]);
    });
  }
});

test("the whole app can be used by keyboard alone", async ({ app, page }) => {
  await app.setFix({ lat: 52.1, lng: 5.3 });
  await page.goto("/dashboard");
  // A key pressed before there is anything to focus is lost.
  await expect(page.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  await tabTo(page, "link", "Waypoints");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/waypoints$/);
  await expect(page.getByRole("main")).toBeFocused();

  await expect(page.getByLabel("Hier, op mijn positie", { exact: true })).toBeChecked();
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

function tab(page: Page, name: string): Promise<void> {
  return page.getByRole("link", { name, exact: true }).first().click();
}

/** Presses Tab until the element has the focus; a person would not go on for ever either. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).last();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}
