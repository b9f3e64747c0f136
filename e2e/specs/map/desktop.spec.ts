import type { Page } from "@playwright/test";
import { findings } from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";
import { openDelft } from "../../drivers/plan.ts";

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

/** Returns the label of the map's middle, which changes with the view. */
async function middleOf(page: Page): Promise<string> {
  await page.locator("canvas").focus();
  await page.keyboard.press("m");
  const said = page.getByRole("status").filter({ hasText: "Midden van de kaart" });
  return (await said.textContent()) ?? "";
}

test("a desktop names what the mouse is over, and asks, zooms and plans beside its panel", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const plan = await openDelft(page, app);
  const map = await page.locator("canvas").boundingBox();
  if (!map) throw new Error("No map");
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await test.step("the wheel zooms where the mouse is, and the panel scrolls by itself", async () => {
    const before = await middleOf(page);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 200);
    expect(await middleOf(page)).toBe(before);
    await page.mouse.move(map.x + 100, map.y + 100);
    await app.stirMap(() => page.mouse.wheel(0, -300));
    expect(await middleOf(page)).not.toBe(before);
  });
  await test.step("a right click asks what is there, and Escape closes it", async () => {
    await page.mouse.click(middle.x, middle.y, { button: "right" });
    const heading = page.getByRole("heading", { name: "Deze plek" });
    await expect(heading).toBeVisible();
    expect((await heading.boundingBox())?.x).toBeLessThan(map.x);
    await page.keyboard.press("Escape");
    await expect(heading).toHaveCount(0);
  });
  await test.step("a plan is shown as a whole, with its numbers named under the mouse", async () => {
    await app.stirMap(() => page.getByRole("button", { name: "Plan", exact: true }).click());
    await plan.tap("14");
    await plan.tap("35");
    await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
    await expect(page.getByText("Verhard 598 m (100%)")).toBeVisible();
    await plan.hover("35");
    await expect(page.getByText("Wandelknooppunt 35")).toBeVisible();
    await expect(page.locator("canvas")).toHaveCSS("cursor", "pointer");
    expect(await findings(page)).toEqual([]);
  });
  await test.step("what is followed stays in the panel, below the search", async () => {
    await page.getByRole("button", { name: "Volg deze route" }).click();
    const card = page.locator('[data-navigation="card"]');
    await expect(card).toBeVisible();
    const search = await page.getByRole("button", { name: "Zoeken" }).boundingBox();
    const top = (await card.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
    expect(await findings(page)).toEqual([]);
  });
});
