import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** The colour schemes, by the numbers in the settings. */
const SCHEMES = ["light", "dark"] as const;

/** The rules whose result depends on the colour scheme; the others are checked once. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const isAny = (_impact: unknown) => true;

/** Returns the findings of axe for the current page in light and dark colours, one line each. */
export async function findings(page: Page, isCounted = isAny): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of SCHEMES) {
    await chooseColors(page, scheme);
    const violations = await runAxe(page, scheme === "light" ? [] : RULES_OF_COLOR);
    for (const { id, impact, nodes } of violations) {
      if (isCounted(impact)) found.push(`${scheme}: ${id}: ${nodes.map(({ html }) => html)}`);
    }
  }
  return found;
}

/**
 * Runs axe itself, because its Playwright adapter opens an extra page per answer and describes passes as
 * fully as violations.
 * @param rules all of them if none is named
 */
async function runAxe(page: Page, rules: readonly string[]): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (values) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const runOnly = values.length > 0 ? { runOnly: { type: "rule" as const, values } } : {};
      const { violations } = await axe.run(document, { resultTypes: ["violations"], ...runOnly });
      return violations;
    },
    [...rules],
  );
}

/** Returns the findings that axe calls serious or worse. */
export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, (impact) => impact === "serious" || impact === "critical");
}

/**
 * Returns the targets smaller than 44 by 44 pixels, one line each. Links in running text may be smaller (WCAG
 * 2.5.8); here that is the attribution on the map.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")]
      .map(
        (element) => (element instanceof HTMLInputElement && element.closest("label")) || element,
      )
      .filter((element) => element.checkVisibility() && !element.closest("p, [class*=attrib]"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );
}

/**
 * Returns the words that break over two lines, or are partly off the screen where nothing scrolls to them,
 * one line each. Addresses in `code` may break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRead = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("svg, canvas, code, .visually-hidden, [class*=maplibregl-ctrl-attrib]");
    // A whole screen does not scroll sideways.
    const scrolls = (element: Element) =>
      !element.matches("main, body, html") &&
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (scrolls(element) || isScrolled(element.parentElement));
    const faultsOf = (text: Node, word: string, index: number): string[] => {
      const range = document.createRange();
      // A range from behind a soft hyphen also has the box of the hyphen, at the end of the line above.
      const isHyphenated = text.nodeValue?.[index - 1] === "\u00ad";
      range.setStart(text, isHyphenated ? index + 1 : index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      const tops = boxes.map(({ top }) => top);
      const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
      const edge = document.documentElement.clientWidth + 1;
      const isOff = boxes.some(({ right }) => right > edge) && !isScrolled(text.parentElement);
      return [...(isBroken ? [word] : []), ...(isOff ? [`${word} (off the screen)`] : [])];
    };
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    const found = texts
      .filter((text) => isRead(text.parentElement))
      .flatMap((text) =>
        [...(text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)].flatMap((match) =>
          faultsOf(text, match[0], match.index),
        ),
      );
    return [...new Set(found)];
  });
}

/** Stores one waypoint, "tent", before the first page. */
export async function plantTent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Only once, because a reload must find what the app made of it.
    if (sessionStorage.getItem("planted")) return;
    sessionStorage.setItem("planted", "yes");
    const tent = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, note: "Bij de eik" };
    localStorage.setItem("waypoints", JSON.stringify([tent]));
  });
}

/** Changes the colours like another tab, so that nothing on this page moves. */
async function chooseColors(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.evaluate((colorScheme) => {
    const settings = JSON.parse(localStorage.getItem("settings") ?? "{}");
    const newValue = JSON.stringify({ ...settings, colorScheme });
    localStorage.setItem("settings", newValue);
    const told = { key: "settings", newValue, storageArea: localStorage };
    dispatchEvent(new StorageEvent("storage", told));
  }, SCHEMES.indexOf(scheme));
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", scheme);
}
