import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe calls serious or worse in what the page shows now, a line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/**
 * The targets that are smaller than 44 by 44 pixels, a line each. Links in running text may be
 * smaller (WCAG 2.5.8); here that is the attribution on the map.
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

/** Before the first page: the settings of someone who chose these colours, and one waypoint, "tent". */
export async function plantTent(page: Page, colorScheme: 0 | 1): Promise<void> {
  await page.addInitScript((scheme) => {
    // Only once: a reload must find what the app made of it.
    if (sessionStorage.getItem("planted")) return;
    sessionStorage.setItem("planted", "yes");
    const mapOverlay = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
    const settings = { colorScheme: scheme, tileSource: 0, mapOverlay };
    localStorage.setItem("settings", JSON.stringify(settings));
    const tent = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, note: "Bij de eik" };
    localStorage.setItem("waypoints", JSON.stringify([tent]));
  }, colorScheme);
}
