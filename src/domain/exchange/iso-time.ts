const FIRST_MS = -62_135_596_800_000;
const LAST_MS = 253_402_300_799_999;

/**
 * Writes a time as ISO 8601 in UTC, `2026-11-21T09:05:00Z`, with milliseconds only if they are not
 * 0; null outside the years 1–9999, which GPX and KML cannot express.
 * @param timeMs milliseconds since 1970; fractions are rounded
 */
export function isoTime(timeMs: number): string | null {
  const wholeMs = Math.round(timeMs);
  if (!(wholeMs >= FIRST_MS && wholeMs <= LAST_MS)) return null;
  return new Date(wholeMs).toISOString().replace(".000Z", "Z");
}
