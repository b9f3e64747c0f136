/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES = { nl: "Nederlands", en: "English", de: "Deutsch" } as const;
