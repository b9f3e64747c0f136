import type { Page } from "@playwright/test";
import { type AppDriver, expect } from "./app.ts";

/** An upright phone, a narrow one, one with very large letters, and one on its side. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 568, fontSize: 32 },
  { width: 844, height: 390 },
] as const;

/** Checks on each phone that the navigation bar leaves the map its height and its buttons, and breaks no number. */
export async function lookAtBar(page: Page, app: AppDriver): Promise<void> {
  const before = page.viewportSize();
  for (const phone of PHONES) {
    const name = `${phone.width} by ${phone.height}`;
    await app.useScreen(phone);
    // The buttons move after the bar has its new size.
    await expect(async () => {
      const layout = await page.evaluate(measureBar);
      if (phone.width === 390) expect(layout.mapShare, name).toBeGreaterThanOrEqual(0.65);
      expect(layout.coveredButtons, name).toEqual([]);
      expect(layout.brokenNumbers, name).toEqual([]);
    }).toPass();
  }
  if (before) await app.useScreen(before);
}

/**
 * Runs in the page: measures the part of the map visible above the bar, the map's buttons that the bar covers
 * or pushes away, and the numbers in it that break or overflow.
 */
function measureBar() {
  const bar = document.querySelector('[data-navigation="bar"]')?.getBoundingClientRect();
  const map = document.querySelector(".maplibregl-map")?.getBoundingClientRect();
  if (!bar || !map) throw new Error("No bar over a map");
  const isAbove = (box: DOMRect) =>
    box.bottom <= bar.top || box.right <= bar.left || box.left >= bar.right;
  const buttons = Array.from(document.querySelectorAll('[aria-label="Kaartknoppen"] button'));
  const numbers = Array.from(
    document.querySelectorAll('[data-navigation="bar"] button span'),
  ).filter((span) => span.childElementCount === 0 && /\d/.test(span.textContent ?? ""));
  return {
    mapShare: (bar.top - map.top) / innerHeight,
    coveredButtons: buttons.flatMap((button) => {
      const box = button.getBoundingClientRect();
      return box.width > 0 && !(isAbove(box) && box.top >= map.top)
        ? [button.getAttribute("aria-label")]
        : [];
    }),
    brokenNumbers: numbers.flatMap((number) => {
      const box = number.getBoundingClientRect();
      const isOneLine =
        number.getClientRects().length === 1 && number.scrollWidth <= number.clientWidth + 1;
      return isOneLine && box.right <= bar.right ? [] : [number.textContent];
    }),
  };
}

/** Checks on each phone that no number of the navigation card breaks or overflows. */
export async function lookAtCard(page: Page, app: AppDriver): Promise<void> {
  const before = page.viewportSize();
  for (const phone of PHONES) {
    await app.useScreen(phone);
    const broken = await page.evaluate(brokenNumbersOfCard);
    expect(broken, `${phone.width} by ${phone.height}`).toEqual([]);
  }
  if (before) await app.useScreen(before);
}

/** Runs in the page: returns the large number and its distance if they are on more than one line, or do not fit. */
function brokenNumbersOfCard() {
  const card = document.querySelector('[data-navigation="card"]');
  const number = card?.querySelector("[data-digits]");
  const distance = number?.parentElement?.querySelector("div p");
  if (!card || !number || !distance) throw new Error("No number on the card");
  const right = card.getBoundingClientRect().right;
  return [number, distance].flatMap((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.lastChild ?? element);
    const boxes = Array.from(text.getClientRects());
    const isOneLine = new Set(boxes.map(({ top }) => Math.round(top))).size === 1;
    const isInside = boxes.every(
      (box) => box.left >= element.getBoundingClientRect().left - 1 && box.right <= right,
    );
    return isOneLine && isInside ? [] : [element.textContent];
  });
}
