import type { Locator, Page } from "@playwright/test";
import { ALL_FRAMES, expect, test } from "../../drivers/app.ts";

test.use(ALL_FRAMES);

const COUNT = 300;
const many = Array.from({ length: COUNT }, (_, index) => ({
  id: `w${index}`,
  name: `Punt ${String(index).padStart(3, "0")}`,
  lat: 52 + index / 1000,
  lng: 5,
  createdAtMs: index,
}));
const NAMES = many.map(({ name }) => name);

test("a list longer than the rendered rows is complete, also after a restart and an undo", {
  tag: "@thorough",
}, async ({ app, page }) => {
  test.slow();
  await app.store("waypoints", many);
  await app.open("/waypoints");
  await expect(page.getByText(`${COUNT} waypoints`, { exact: true })).toBeAttached();
  await app.reload();
  await page.getByLabel("Volgorde").selectOption("Alfabet");
  expect(await seenNames(page)).toEqual(NAMES);
  await app.open("/waypoints/w150");
  await page.getByRole("button", { name: "Verwijderen" }).click();
  await expect(page).toHaveURL(/\/waypoints$/);
  await page.getByLabel("Volgorde").selectOption("Alfabet");
  expect(await seenNames(page)).toEqual(NAMES.filter((name) => name !== "Punt 150"));
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText(`${COUNT} waypoints`, { exact: true })).toBeAttached();
  expect(await seenNames(page)).toEqual(NAMES);
});

test("a row that has just scrolled under a finger can be tapped", async ({ app, page }) => {
  await app.store("waypoints", many.slice(0, 40));
  await app.open("/waypoints");
  const first = page.locator("[data-index]").first();
  await expect(first).toBeVisible();
  expect(await first.evaluate((row) => row.clientHeight), "as the list takes it to be").toBe(60);
  const tapped = await page.evaluate(async () => {
    document.querySelector("main")?.scrollTo(0, 600);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let wait = 0; wait < 4; wait++) await frame();
    const row = [...document.querySelectorAll("[data-index]")].find(
      (one) => one.getBoundingClientRect().bottom > innerHeight / 2,
    );
    const { x, y, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.textContent;
  });
  expect(tapped).toMatch(/^Punt \d{3}/);
});

test("the actions on selected waypoints stay visible on small screens", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("waypoints", many.slice(0, 40));
  await app.open("/waypoints");
  await page.getByRole("button", { name: "Kies meerdere" }).click();
  for (const size of [
    { width: 320, height: 568 },
    { width: 640, height: 320 },
  ]) {
    await test.step(`${size.width} by ${size.height}`, () => expectBarInSight(page, size));
  }
});

async function expectBarInSight(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  const bar = page.getByRole("region", { name: "Gekozen waypoints" });
  await expect(bar).toBeVisible();
  const names = ["Alles kiezen", "Naar een map", "Exporteren", "Delen", "Verwijder"];
  for (const top of [0, 900, 1e6]) {
    await page.locator("main").evaluate((main, to) => main.scrollTo(0, to), top);
    for (const name of names) {
      const button = bar.getByRole("button", { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(button)).toBe(true);
    }
  }
  await page.locator("main").evaluate((main) => main.scrollTo(0, 0));
  for (let index = 0; index < 10; index++) {
    const box = page.getByRole("checkbox").nth(index);
    if (index === 0) await box.focus();
    else await page.keyboard.press("ArrowDown");
    await expect(box).toBeFocused();
    const [boxAt, barAt] = [await box.boundingBox(), await bar.boundingBox()];
    expect((boxAt?.y ?? 1e6) + (boxAt?.height ?? 0)).toBeLessThan(barAt?.y ?? 0);
  }
}

/** Returns whether a finger on the middle of an element would touch it and nothing above it. */
function isOnTop(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Scrolls from top to bottom and returns the names of the visible rows, in the order of the list. */
function seenNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const scroller = document.querySelector("main");
    if (!scroller) throw new Error("nothing scrolls");
    const seen = new Map<number, string>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isInSight = (row: Element): boolean => {
      const [box, rowBox] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
      const isWithin = rowBox.top < box.bottom && rowBox.bottom > box.top;
      return isWithin && getComputedStyle(row).visibility !== "hidden";
    };
    for (let top = 0; top < scroller.scrollHeight; top += 500) {
      scroller.scrollTop = top;
      for (let wait = 0; wait < 4; wait++) await frame();
      for (const row of [...scroller.querySelectorAll("[data-index]")].filter(isInSight)) {
        const name = row.textContent.match(/Punt \d{3}/)?.[0] ?? "";
        seen.set(Number(row.getAttribute("data-index")), name);
      }
    }
    return [...seen].sort(([a], [b]) => a - b).map(([, name]) => name);
  });
}
