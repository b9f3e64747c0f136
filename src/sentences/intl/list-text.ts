import { LOCALE } from "#words/locale.ts";

/** "kaart, knooppunten en vaarwegen"; a disjunction has "of" before the last. Apart from numbers, because the first screen has no lists. */
export function listText(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(LOCALE, { type }).format(words);
}
