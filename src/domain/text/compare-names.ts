/**
 * Dutch, English and German sort alike, because none of them changes the common order of Unicode, so the language of the
 * interface makes no difference. That of the device must make none: in Swedish an "Ö" comes after the Z.
 */
const COLLATOR = new Intl.Collator("nl");

/** Compares two names for sorting, in the order of all languages of the app. */
export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}
