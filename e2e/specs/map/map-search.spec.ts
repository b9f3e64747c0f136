import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";

/** Opens the search over the map, drawn or not; returns its field. */
async function openSearch(page: Page, app: AppDriver) {
  await app.open("/map");
  await page.getByRole("button", { name: "Zoeken" }).click();
  return page.getByRole("combobox");
}

function heading(page: Page, name: string) {
  return page.getByRole("heading", { name, exact: true });
}

/** The typed texts, with the first result of each. */
const MEANT = {
  // With a typo, and without an accent.
  maastrciht: "Maastricht",
  // One of the places that the short coordinate of scouts may mean.
  "63 57 06 68": "163570, 506680",
  // The town behind a short plus code is looked up.
  "594P+3V Maastricht": "9F37594P+3V",
};

async function searchFromHere(page: Page, app: AppDriver): Promise<void> {
  await app.setFix({ lat: 51.84, lng: 5.86 });
  await expect(page.getByRole("img", { name: "Jouw positie" })).toBeAttached();
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill("63 57 06 68");
  await expect(page.getByText("Gerekend vanaf je positie.", { exact: true })).toBeVisible();
  await expect(page.getByRole("option").first()).toContainText(/163570, 406680.*bij .* · /);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Meten en meer" }).click();
  await page.getByRole("button", { name: "Wat is hier?" }).click();
  await expect(heading(page, "Rond je positie")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Nijmegen/ })).toBeVisible();
  await page.keyboard.press("Escape");
}

test.describe("the search", () => {
  test("finds what is meant, and explains invalid input", { tag: "@thorough" }, async ({
    page,
    app,
  }) => {
    const answer = await holdBack(page, "**/basemap/places.json");
    const box = await openSearch(page, app);
    await test.step("gives coordinates without waiting for the places", async () => {
      await box.fill("X 155000 Y 463000");
      await expect(page.getByRole("option").first()).toContainText("155000, 463000");
    });
    await test.step("forgets an Enter when typing continues", async () => {
      // The answer to "delf" arrives after "delft" was typed.
      await box.fill("delf");
      await box.press("Enter");
      await box.press("t");
      answer();
      await expect(page.getByRole("option").first()).toContainText("Delft");
      await expect(box).toBeVisible();
    });
    for (const [typed, found] of Object.entries(MEANT)) {
      await box.fill(typed);
      await expect(page.getByRole("option").first()).toContainText(found);
    }
    await expect(page.getByText("wordt niet opgezocht")).toHaveCount(0);
    await box.fill("63 57 06 68");
    await expect(page.getByRole("option").nth(1)).toBeVisible();
    const ranked = "Gerekend vanaf het midden van de kaart, bij Baarn.";
    await expect(page.getByText(ranked, { exact: true })).toBeVisible();
    await box.fill("xqzwvk");
    await expect(page.getByText("Niets gevonden").first()).toBeVisible();
    await box.fill("wandelknooppunt ");
    await expect(page.getByText("Typ er het nummer bij").first()).toBeVisible();
    await box.fill("52.1,");
    await expect(page.getByText("Hier ontbreekt een helft").first()).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "0 resultaten. Hier ontbreekt een helft" }),
    ).toBeAttached();
    await test.step("says that a place is beyond the map, and stays where it is", async () => {
      await box.fill("40.7, -74");
      await expect(page.getByText("buiten de kaart").first()).toBeVisible();
      await box.press("Enter");
      await expect(heading(page, "40.70000, -74.00000")).toBeVisible();
      await expect(page.getByText("buiten de kaart")).toBeVisible();
      await page.locator("canvas").focus();
      await page.keyboard.press("m");
      await expect(
        page.getByRole("status").filter({ hasText: "Midden van de kaart: 52.22800, 5.32100" }),
      ).toBeAttached();
      await page.keyboard.press("Escape");
    });
    await test.step("uses the user's position, and says so and what is near", () =>
      searchFromHere(page, app));
    await test.step("returns to the earlier search after a wrong choice", async () => {
      await page.getByRole("button", { name: "Zoeken" }).click();
      await box.fill("bergen");
      await expect(page.getByRole("option").nth(1)).toBeVisible();
      await box.press("Enter");
      await expect(heading(page, "Bergen")).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Zoeken" }).click();
      await expect(box).toHaveValue("bergen");
      await expect(page.getByRole("option").nth(1)).toBeVisible();
      await page.keyboard.type("delft");
      await expect(box).toHaveValue("delft");
    });
    await test.step("keeps the chosen result visible", async () => {
      await page.setViewportSize({ width: 390, height: 500 });
      await box.fill("oos");
      await expect(page.getByRole("option").nth(12)).toBeAttached();
      for (let step = 0; step < 12; step++) await box.press("ArrowDown");
      await expect(page.getByRole("option").nth(12)).toBeInViewport({ ratio: 0.9 });
    });
    await test.step("accepts a long text pasted by mistake without blocking", async () => {
      // Drawing the map also blocks the page.
      await app.waitForMap();
      const devtools = await page.context().newCDPSession(page);
      // The work of the page itself, regardless of other processes on this machine.
      await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
      const workedMs = async () => {
        const { metrics } = await devtools.send("Performance.getMetrics");
        return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
      };
      const pasteMs = async (text: string) => {
        await box.fill("delft");
        await expect(page.getByRole("option").first()).toContainText("Delft");
        const beforeMs = await workedMs();
        await box.evaluate((input: HTMLInputElement, pasted) => {
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
          set?.call(input, pasted);
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }, text);
        await expect(page.getByText("Niets gevonden").first()).toBeVisible();
        return (await workedMs()) - beforeMs;
      };
      const nothing = "52,1 Zwolle 🙂 ";
      const shortMs = await pasteMs(nothing);
      const longMs = await pasteMs(nothing.repeat(800));
      expect(longMs).toBeGreaterThan(0);
      // Matching the whole text with every name took a hundred times as long.
      expect(longMs / shortMs).toBeLessThan(10);
    });
  });
});
