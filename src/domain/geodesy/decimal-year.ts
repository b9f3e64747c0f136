/** Returns a time (milliseconds since 1970, UTC) as a year with decimals, such as 2026.5. */
export function decimalYearOf(timeMs: number): number {
  const year = new Date(timeMs).getUTCFullYear();
  const startMs = newYearMs(year);
  return year + (timeMs - startMs) / (newYearMs(year + 1) - startMs);
}

/** Returns the time (milliseconds since 1970, UTC) of a year with decimals; the inverse of `decimalYearOf` to a millisecond. */
export function timeOfDecimalYear(decimalYear: number): number {
  const year = Math.floor(decimalYear);
  const startMs = newYearMs(year);
  return Math.round(startMs + (decimalYear - year) * (newYearMs(year + 1) - startMs));
}

function newYearMs(year: number): number {
  // Unlike `Date.UTC`, this takes the years 0 to 99 literally.
  return new Date(0).setUTCFullYear(year, 0, 1);
}
