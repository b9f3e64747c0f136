import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mapTexts as german } from "../../../src/words/de/map/map.ts";
import { mapTexts as english } from "../../../src/words/en/map/map.ts";
import { partOf } from "../../../tools/check/level.ts";
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

const [{ id: WAYPOINT }] = JSON.parse(GOLDEN.localStorage["waypoints"] ?? "");

const SCREENS = [
  ...["/dashboard", "/location", "/waypoints", "/routes", `/routes/${PLAN}`, "/tracks"],
  ...[`/tracks/${TRACK}`, "/settings", "/changelog", "/privacy", "/techniques", "/departure/now"],
  "/trails",
  ...[`/departure/plan/${PLAN}`, `/departure/track/${TRACK}`, `/departure/area/${AREA}`],
  ...[`/route-sheets/plan/${PLAN}`, "/bestaat-niet", "/waypoints/bestaat-niet"],
];

const MAP_ADDRESSES = [
  ...["plan", "plan&rondje", "opname", "streek", "knooppunten", `offline=plan&id=${PLAN}`],
  ...[`spoor=${TRACK}`, `afdrukken=plan:${PLAN}`],
];

/** Resolves to the dialogs by their screen: the names of the buttons and links that are tapped in turn to open each. */
async function dialogsIn(
  language: string,
): Promise<Readonly<Record<string, readonly (readonly string[])[]>>> {
  const textsOf = (file: string) => import(`../../../src/words/${language}/${file}.ts`);
  const { EXPORT_BUTTON, SHARE_BUTTON } = await textsOf("common/actions");
  const { listTexts, exchangeSectionTexts } = await textsOf("waypoints/waypoints-list");
  const { planOutTexts } = await textsOf("plan/plan");
  const { backupTexts } = await textsOf("exchange/backup");
  const { settingsTexts } = await textsOf("app/settings");
  const { logTexts } = await textsOf("water/logbook");
  return {
    "/waypoints": [
      ...[[exchangeSectionTexts.list], [exchangeSectionTexts.scan], [EXPORT_BUTTON]],
      [listTexts.select, listTexts.selectAll, listTexts.move],
      ...[[listTexts.look], [SHARE_BUTTON]],
    ],
    [`/routes/${PLAN}`]: [
      ...[[planOutTexts.link], [planOutTexts.picture]],
      ...[[planOutTexts.route], [planOutTexts.course]],
    ],
    [`/tracks/${TRACK}`]: [[SHARE_BUTTON], [EXPORT_BUTTON]],
    [`/waypoints/${WAYPOINT}`]: [[SHARE_BUTTON]],
    "/settings": [
      [settingsTexts.boat, logTexts.heading],
      [settingsTexts.data, backupTexts.bin],
    ],
  };
}

/**
 * The build proves that the app in a language has no texts of another (`tools/build/one-language.ts`); this walk finds those that come
 * from data and from the page itself. A thorough run walks everywhere in each language.
 */
const LANGUAGES = partOf(
  [
    ["en", english],
    ["de", german],
  ] as const,
  1,
);

for (const [language, texts] of LANGUAGES) {
  /** Resolves to the texts that have a Dutch word, on the whole page or in a part of it. */
  const dutchOn = async (page: Page, part?: string): Promise<string[]> => {
    const shown = await shownTexts(page, part);
    return shown.filter((text) =>
      wordsOf(text).some((word) => DUTCH[language].has(word) && !NAMES.has(word)),
    );
  };

  test(`no screen and no dialog in ${language} shows a Dutch word`, { tag: "@thorough" }, async ({
    page,
    app,
  }) => {
    test.slow();
    await answerPictures(page);
    await plantGolden(page, app, language);
    const dialogs = await dialogsIn(language);
    for (const screen of partOf(SCREENS, 7)) {
      await test.step(screen, async () => {
        await app.open(screen);
        await openAll(page);
        expect.soft(await dutchOn(page), screen).toEqual([]);
        for (const buttons of partOf(dialogs[screen] ?? [], 2)) {
          await openDialog(page, buttons);
          expect.soft(await dutchOn(page, "dialog[open]"), buttons.at(-1)).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toHaveCount(0);
        }
      });
    }
  });

  test(`the map in ${language} shows no Dutch word, and its buttons can be tapped with all bars over it`, {
    tag: "@thorough",
  }, async ({ page, app }) => {
    test.slow();
    await answerPictures(page);
    await plantGolden(page, app, language, { instrumentLayout: "water", isBoatingAidRead: true });
    await app.open("/map");
    await app.waitForMap();
    await expect(page.getByRole("button", { name: texts.layers, exact: true })).toBeEnabled();
    await expect(async () => {
      expect(await page.evaluate(coveredButtons, texts.controls)).toEqual([]);
      expect(await page.evaluate(wordsOutside)).toEqual([]);
    }).toPass();
    expect.soft(await dutchOn(page)).toEqual([]);
    for (const address of partOf(MAP_ADDRESSES, 2)) {
      await test.step(`/map?${address}`, async () => {
        await app.open(`/map?${address}`);
        await app.waitForMap();
        expect.soft(await dutchOn(page), address).toEqual([]);
      });
    }
  });

  test(`the tools of the map in ${language} show no Dutch word`, { tag: "@thorough" }, async ({
    page,
    app,
  }) => {
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

async function plantGolden(
  page: Page,
  app: AppDriver,
  language: string,
  changes: Readonly<Record<string, string | boolean>> = {},
): Promise<void> {
  const preferences = JSON.parse(GOLDEN.localStorage["preferences"] ?? "{}");
  await page.goto(app.baseUrl + BLANK_FILE);
  await plantStored(page, {
    ...GOLDEN,
    localStorage: {
      ...GOLDEN.localStorage,
      preferences: JSON.stringify({ ...preferences, language, ...changes }),
    },
  });
}

/** Scrolls to the end, where sections are loaded, until there are no more, and opens what can be unfolded. */
async function openAll(page: Page): Promise<void> {
  await waitUntilSettled(page, () => {
    const main = document.querySelector("main");
    main?.scrollTo(0, main.scrollHeight);
    for (const details of document.querySelectorAll("details")) details.open = true;
    return document.querySelectorAll("*").length;
  });
}

/** Waits until the number of elements of the page stops changing and no file is being loaded. */
async function waitUntilSettled(
  page: Page,
  count = () => document.querySelectorAll("*").length,
): Promise<void> {
  let elements = 0;
  await page.waitForLoadState("networkidle");
  await expect(async () => {
    const before = elements;
    elements = await page.evaluate(count);
    expect(elements).toBe(before);
  }).toPass({ intervals: [150] });
}

/** Taps buttons and links in turn, of which the last opens a dialog. */
async function openDialog(page: Page, names: readonly string[]): Promise<void> {
  const main = page.getByRole("main");
  for (const name of names) {
    const button = main.getByRole("button", { name, exact: true });
    await button
      // A row of the settings has its present value in its name too.
      .or(main.getByRole("link").filter({ hasText: name }))
      .first()
      .click();
  }
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
}

/** Runs in the page: returns the names of the map's buttons of which the middle is under something else. */
function coveredButtons(controls: string): (string | null)[] {
  const buttons = [...document.querySelectorAll(`[aria-label="${controls}"] button`)];
  return buttons.flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return width === 0 || button.contains(onTop) ? [] : [button.getAttribute("aria-label")];
  });
}

/** Runs in the page: returns the labels of the lower bar that are wider than their link. */
function wordsOutside(): (string | null)[] {
  return [...document.querySelectorAll("nav:last-of-type a")].flatMap((link) => {
    const box = link.getBoundingClientRect();
    const label = link.querySelector("span");
    const word = label?.getBoundingClientRect();
    return word && (word.left < box.left - 1 || word.right > box.right + 1)
      ? [label?.textContent ?? null]
      : [];
  });
}

/** Returns the texts and labels of the page, without what is marked as Dutch: the changelog, and notes of bridges. */
function shownTexts(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((root) => {
    const labels = ["aria-label", "aria-description", "title", "placeholder", "alt"];
    const elements = [...document.querySelectorAll(`${root} *`)].filter(
      (element) => !element.closest("[lang=nl], script, template, noscript, style"),
    );
    const texts = elements.flatMap((element) => [
      ...labels.map((name) => element.getAttribute(name) ?? ""),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
    ]);
    return [...new Set([document.title, ...texts].map((text) => text.trim()).filter(Boolean))];
  }, part);
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
  for (const name of partOf(names, 5)) {
    await rows.filter({ hasText: name }).first().click();
    // The card of a tool is loaded when it opens. What is only read aloud leaves the list open.
    const aloud = page.getByRole("status").filter({ hasText: /\d[,.]\d{5}/ });
    await expect
      .poll(async () => (await rows.count()) === 0 || (await aloud.count()) > 0)
      .toBe(true);
    await waitUntilSettled(page);
    expect.soft(await found(), name).toEqual([]);
    await page.keyboard.press("Escape");
    if (!(await list.isVisible())) await app.open("/map");
    await list.click();
  }
}
