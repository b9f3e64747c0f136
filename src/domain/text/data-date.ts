const DATE = /^20\d\d(-\d\d(-\d\d)?)?$/;

/**
 * Returns whether a text is a day, a month or a year that exists, as packs and servers write the date of their data:
 * "2026-11-21", "2026-11", "2026". OpenStreetMap began in 2004, so another century is a mistake.
 */
export function isDataDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(text);
  // Some engines read the 30th of February as the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
