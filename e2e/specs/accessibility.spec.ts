import { plantTent, seriousFindings, smallTargets } from "../drivers/accessibility.ts";
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

for (const path of SCREENS) {
  test(`axe finds nothing serious on ${path}, and every target is large enough`, async ({
    page,
  }) => {
    await plantTent(page);
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeAttached();
    if (path === "/map") await page.locator('[data-map-state="idle"]').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
}

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
