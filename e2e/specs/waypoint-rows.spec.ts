import type { Page } from "@playwright/test";
import { expect, test } from "../drivers/app.ts";

const COUNT = 300;
const many = Array.from({ length: COUNT }, (_, index) => ({
  id: `w${index}`,
  name: `Punt ${String(index).padStart(3, "0")}`,
  lat: 52 + index / 1000,
  lng: 5,
  createdAtMs: index,
}));
const NAMES = many.map(({ name }) => name);

test("more rows than are in the page at once are all there, after a restart and an undo too", async ({
  app,
  page,
}) => {
  test.slow();
  await app.store("waypoints", many);
  await app.open("/waypoints");
  await page.getByLabel("Volgorde").selectOption("Alfabet");
  expect(await seenNames(page)).toEqual(NAMES);
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

/** Scrolls from top to bottom and gives the names whose rows were to be seen, in the order of the list. */
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
