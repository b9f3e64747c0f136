import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mapTexts as german } from "../../../src/i18n/de/map/map.ts";
import { mapTexts as english } from "../../../src/i18n/en/map/map.ts";
import { dutchWords, wordsOf } from "../../../tools/texts/words-in-code.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { BLANK_FILE, plantStored, readGolden } from "../../drivers/stored-data.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

const GOLDEN = readGolden(join(import.meta.dirname, "../../goldens/stored/0.4.2-alpha"));

/** Data of the device and of the country keep their names, and so do the examples of what can be typed. */
const NAMES = new Set([
  ...wordsOf(JSON.stringify([GOLDEN.localStorage, GOLDEN.database.stores])),
  // The packs that come with the app, places and bridges near the positions here, and the language that one may choose.
  ..."Half gebied Brug voorbeeld Delft Midden-Delfland Westland Roerdalen Nederlands Taal"
    .split(/[ -]/)
    .map((word) => word.toLowerCase()),
]);

/** The words of the Dutch texts that those of a language do not have. */
const DUTCH = { en: dutchWords(["en"]), de: dutchWords(["de"]) };

function idOf(store: string, name?: string): string {
  const rows = GOLDEN.database.stores[store]?.rows ?? [];
  const row = rows.find(({ value }) => !name || (value as { name: string }).name === name);
  return String(row?.key);
}

const [PLAN, TRACK, AREA] = [idOf("plans"), idOf("tracks", "Rondje"), idOf("packs", "Kamp")];

const SCREENS = [
  ...["/dashboard", "/location", "/waypoints", "/routes", `/routes/${PLAN}`, "/tracks"],
  ...[`/tracks/${TRACK}`, "/settings", "/changelog", "/privacy", "/techniques", "/departure/now"],
  ...[`/departure/plan/${PLAN}`, `/departure/track/${TRACK}`, `/departure/area/${AREA}`],
  ...[`/route-sheets/plan/${PLAN}`, "/bestaat-niet", "/waypoints/bestaat-niet"],
];

const MAP_ADDRESSES = [
  ...["plan", "plan&rondje", "opname", "streek", "knooppunten", `offline=plan&id=${PLAN}`],
  ...[`spoor=${TRACK}`, `afdrukken=plan:${PLAN}`],
];

const LANGUAGES = [
  ["en", english],
  ["de", german],
] as const;

for (const [language, texts] of LANGUAGES) {
  /** Resolves to the texts that have a Dutch word. */
  const dutchOn = async (page: Page): Promise<string[]> => {
    const shown = await shownTexts(page);
    return shown.filter((text) =>
      wordsOf(text).some((word) => DUTCH[language].has(word) && !NAMES.has(word)),
    );
  };

  test(`no screen in ${language} shows a Dutch word`, async ({ page, app }) => {
    test.slow();
    await answerPictures(page);
    await plantGolden(page, app, language);
    for (const screen of SCREENS) {
      await test.step(screen, async () => {
        await app.open(screen);
        await openAll(page);
        expect.soft(await dutchOn(page), screen).toEqual([]);
      });
    }
    for (const address of MAP_ADDRESSES) {
      await test.step(`/map?${address}`, async () => {
        await app.open(`/map?${address}`);
        await app.waitForMap();
        expect.soft(await dutchOn(page), address).toEqual([]);
      });
    }
  });

  test(`no tool of the map in ${language} shows a Dutch word`, async ({ page, app }) => {
    test.slow();
    await page.addInitScript(
      (text) => localStorage.setItem("preferences", text),
      JSON.stringify({
        language,
        instrumentLayout: "water",
        isBoatingAidRead: true,
        isDarkOffered: true,
        isInstallOffered: true,
      }),
    );
    await walkTools(page, app, texts, () => dutchOn(page));
  });
}

async function plantGolden(page: Page, app: AppDriver, language: string): Promise<void> {
  const preferences = JSON.parse(GOLDEN.localStorage["preferences"] ?? "{}");
  await page.goto(app.baseUrl + BLANK_FILE);
  await plantStored(page, {
    ...GOLDEN,
    localStorage: {
      ...GOLDEN.localStorage,
      preferences: JSON.stringify({ ...preferences, language }),
    },
  });
}

/** Scrolls to the end, where sections are loaded, and opens what can be unfolded. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector("main");
    main?.scrollTo(0, main.scrollHeight);
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  await page.waitForTimeout(300);
}

/** Returns the texts and labels of the page, without what is marked as Dutch: the changelog, and notes of bridges. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = ["aria-label", "aria-description", "title", "placeholder", "alt"];
    const elements = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest("[lang=nl], script, template, noscript, style"),
    );
    const texts = elements.flatMap((element) => [
      ...labels.map((name) => element.getAttribute(name) ?? ""),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
    ]);
    return [...new Set([document.title, ...texts].map((text) => text.trim()).filter(Boolean))];
  });
}

async function walkTools(
  page: Page,
  app: AppDriver,
  texts: Readonly<Record<"tools" | "layers", string>>,
  found: () => Promise<string[]>,
): Promise<void> {
  await app.open("/map");
  await app.waitForMap();
  await page.getByRole("button", { name: texts.layers, exact: true }).click();
  await expect(page.getByRole("region").getByRole("checkbox").first()).toBeVisible();
  expect.soft(await found(), texts.layers).toEqual([]);
  await page.keyboard.press("Escape");
  const list = page.getByRole("button", { name: texts.tools, exact: true });
  const rows = page.getByRole("region", { name: texts.tools }).getByRole("button");
  await list.click();
  // By name, because the last used move to the front.
  const names = (await rows.allTextContents()).filter(Boolean);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await rows.filter({ hasText: name }).first().click();
    await page.waitForTimeout(300);
    expect.soft(await found(), name).toEqual([]);
    await page.keyboard.press("Escape");
    if (!(await list.isVisible())) await app.open("/map");
    await list.click();
  }
}
