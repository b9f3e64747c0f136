/**
 * The languages of the interface, with the name of each in itself. The first is the default. Another one is a line here, a folder in
 * `src/words`, and its condition in the imports of `package.json`.
 */
export const LANGUAGE_NAMES = { nl: "Nederlands", en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

/** The languages of the interface. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** Returns whether a value is one of the languages. */
function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * Returns the language of the page: the chosen one; without a choice German for a device in German, and Dutch for every other.
 * @param chosen the stored choice, unchecked
 * @param deviceLanguages the language tags of the device (BCP 47), the most preferred first
 */
export function pageLanguage(chosen: unknown, deviceLanguages: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return deviceLanguage(deviceLanguages) === "de" ? "de" : "nl";
}

/**
 * Returns whether to say once, in English, that there is an English version: nothing was chosen, and the device has a language,
 * which is neither Dutch nor German.
 */
export function isEnglishOffered(
  chosen: Language | null,
  deviceLanguages: readonly string[],
): boolean {
  const language = deviceLanguage(deviceLanguages);
  return chosen === null && deviceLanguages.length > 0 && language !== "nl" && language !== "de";
}

/** Returns the first of our languages among those of a device; undefined if there is none. */
function deviceLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
}
