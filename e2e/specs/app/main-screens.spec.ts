import type { Page } from "@playwright/test";
import { brokenWords } from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";
import { MAIN_SCREENS, openMainScreen, plantMainScreens } from "../../drivers/main-screens.ts";

/** A fault on one screen must not hide those on the next. */
const softly = expect.configure({ soft: true });

/** The most controls that a screen shows before one scrolls. */
const MAX_CONTROLS = 7;
/** The buttons of the map itself. */
const MAX_ON_MAP = 8;

test("a main screen shows at most seven controls before one scrolls, and the map eight", {
  tag: "@thorough",
}, async ({ page, app }) => {
  test.slow();
  await plantMainScreens(page, app, { language: "nl" });
  for (const screen of MAIN_SCREENS) {
    await test.step(screen.name, async () => {
      await openMainScreen(page, app, screen);
      const controls = await page.evaluate(controlsInSight);
      const most = screen.name === "map" ? MAX_ON_MAP : MAX_CONTROLS;
      expect.soft(controls.length, `${screen.name}: ${controls}`).toBeLessThanOrEqual(most);
    });
  }
});

for (const language of ["en", "de"] as const) {
  test(`no main screen in ${language} is wider than a phone, or cuts a text off`, {
    tag: "@thorough",
  }, async ({ page, app }) => {
    test.slow();
    await plantMainScreens(page, app, { language });
    for (const screen of MAIN_SCREENS) {
      await test.step(screen.name, async () => {
        await app.useScreen({ width: 390, height: 844 });
        await openMainScreen(page, app, screen);
        expect.soft(await faultsOn(page), `${screen.name}, 390 px`).toEqual([]);
        await app.useScreen({ width: 320, height: 640 });
        await softly
          .poll(() => faultsOn(page), { message: `${screen.name}, 320 px`, timeout: 5000 })
          .toEqual([]);
      });
    }
  });
}

async function faultsOn(page: Page): Promise<string[]> {
  return [...(await page.evaluate(overflows)), ...(await brokenWords(page))];
}

/**
 * Runs in the page: returns the names of the controls in sight. Counted is what one can tap, choose or type in, of which the
 * middle is in sight. What belongs together counts once: the options of a choice, the figures of the instruments, the numbers of
 * a plan, the entries of a list of what the user made, and a value with the button that copies it. Not counted: the headers and
 * the bar of the app, what moves a sheet or closes it, a notice over the map, which goes away, and on the map its own
 * buttons while a sheet is open.
 */
function controlsInSight(): string[] {
  const sheet = document.querySelector("[data-map-sheet] > section");
  const root = sheet ?? document.querySelector("main");
  const uncounted = `[aria-label^=Kopieer], [inert] *, [data-notice] *, [data-sheet-handle], [class*=attrib] *${sheet ? ", header *" : ""}`;
  const isInSight = (target: HTMLElement) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 1 && onTop !== null && (target.contains(onTop) || onTop.contains(target));
  };
  const groupOf = (control: HTMLElement, name: string) => {
    if (control.matches("[type=radio]")) return control.getAttribute("name");
    const entry = /^\/(waypoints|tracks|routes)\//.exec(control.getAttribute("href") ?? "");
    return (
      entry?.[0] ?? /Kies iets anders$|^\d+ van \d+: /.exec(name)?.[0].replace(/\d+/g, "") ?? null
    );
  };
  const found = new Map<string, string>();
  for (const control of root?.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary",
  ) ?? []) {
    const target = control.closest("label") ?? control;
    if (control.matches(uncounted) || !isInSight(target)) continue;
    const name = control.getAttribute("aria-label") ?? target.textContent?.trim() ?? "";
    found.set(groupOf(control, name) ?? `${found.size}`, name);
  }
  return [...found.values()];
}

/** Runs in the page: returns what is wider than its box where nothing scrolls to it, and texts outside their control. */
function overflows(): string[] {
  const width = document.documentElement.clientWidth;
  const isWide = [document.documentElement, ...document.querySelectorAll("main, main *")]
    .filter((element) => element.checkVisibility() && !element.closest("svg, canvas, [type=file]"))
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      const isCut = overflowX !== "visible" && !/auto|scroll/.test(overflowX);
      const isPage = element.matches("html, main");
      return isTooWide && (isPage || (isCut && textOverflow === "ellipsis"));
    })
    .map(
      (element) => `${element.className || element.tagName}: ${element.scrollWidth} of ${width}`,
    );
  const outside = [...document.querySelectorAll<HTMLElement>("a, button, label, summary")].flatMap(
    (control) => {
      if (!control.checkVisibility()) return [];
      const box = control.getBoundingClientRect();
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (text.parentElement?.closest(".visually-hidden, svg, [class*=maplibregl]")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push(...range.getClientRects());
      }
      return boxes.some(({ left, right }) => right > box.right + 1 || left < box.left - 1)
        ? [`${control.textContent?.slice(0, 40)}: outside its control`]
        : [];
    },
  );
  return [...isWide, ...outside];
}
