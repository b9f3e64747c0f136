import { LANGUAGES, type Language } from "#domain/language/language.ts";

interface PageTexts {
  readonly pageTexts: Readonly<Record<"description" | "needsScript", string>>;
  readonly screenshotLabels: Readonly<Record<string, string>>;
  readonly shortcutNames: Readonly<Record<string, string>>;
}

/** The texts of the page and of the manifest in each language. */
const TEXTS = new Map<Language, PageTexts>(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, await import(`../../src/words/${language}/app/page.ts`)] as const,
    ),
  ),
);

/** Returns the texts of the page and of the manifest in a language. */
function textsIn(language: Language): PageTexts {
  const texts = TEXTS.get(language);
  if (!texts) throw new Error(`There are no texts in ${language}.`);
  return texts;
}

/** The language of the page that a host serves; the other pages are texts that this one fetches. */
export const [HOST_LANGUAGE] = LANGUAGES;

/** The condition in the imports of `package.json` that selects the texts of a language. */
export function textCondition(language: Language): string {
  return `text-${language}`;
}

/** Returns the file of the page in a language. Without `.html`, because some hosts redirect such addresses. */
export function pageFile(language: Language): string {
  return language === HOST_LANGUAGE ? "index.html" : `pages/${language}.txt`;
}

/** Returns the file of the manifest in a language. */
export function manifestFile(language: Language): string {
  return language === HOST_LANGUAGE ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
}

/**
 * Returns the page of `src/app/index.html` with its language and its texts.
 * @throws if the page has no place for one of them
 */
export function pageIn(language: Language, page: string): string {
  const { description, needsScript } = textsIn(language).pageTexts;
  const places = [
    [/(?<=<html lang="?)nl\b/, language],
    [/DESCRIPTION/, description],
    [/NEEDS_SCRIPT/, needsScript],
  ] as const;
  return places.reduce((text, [place, words]) => {
    if (!place.test(text)) throw new Error(`index.html has no place for "${words}".`);
    return text.replace(place, words);
  }, page);
}

/**
 * Returns the manifest in a language.
 * @throws if a screenshot or shortcut has no text
 */
export function manifestIn(language: Language, json: string): string {
  const { pageTexts, screenshotLabels, shortcutNames } = textsIn(language);
  const manifest = JSON.parse(json);
  manifest.lang = language;
  manifest.description = pageTexts.description;
  for (const screenshot of manifest.screenshots) {
    screenshot.label = textOf(screenshotLabels, screenshot.src);
    screenshot.src = screenshot.src.replace(`/${HOST_LANGUAGE}/`, `/${language}/`);
  }
  for (const shortcut of manifest.shortcuts) {
    shortcut.name = textOf(shortcutNames, shortcut.icons[0].src);
  }
  return JSON.stringify(manifest);
}

/** Returns the text for the name of a picture: "/icons/shortcut-plan.png" has that of "plan". */
function textOf(texts: Readonly<Record<string, string>>, src: string): string {
  const name = /(?:shortcut-|\/)([a-z]+)\.\w+$/.exec(src)?.[1] ?? "";
  const text = texts[name];
  if (text === undefined) throw new Error(`There is no text for ${src} in the manifest.`);
  return text;
}
