/**
 * Returns a number as it is typed in a language, with all its decimals and without thousands separators: "1234,5" in Dutch and German,
 * "1234.5" in English.
 * @param locale the language, as a BCP 47 tag
 */
export function writeDecimal(number: number, locale: string): string {
  return String(number).replace(".", decimalSign(locale));
}

/** Returns the decimal sign of a language: a comma or a point. */
export function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}
