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

/**
 * Writes a time as ISO 8601 on the clock of the device with its offset from UTC, `2026-11-21T10:05:00+01:00`; null outside the
 * years 1–9999.
 * @param timeMs milliseconds since 1970; fractions of a second are dropped
 */
export function localIsoTime(timeMs: number): string | null {
  const offsetMinutes = -new Date(timeMs).getTimezoneOffset();
  const local = isoTime(timeMs + offsetMinutes * 60_000)?.slice(0, "2026-11-21T10:05:00".length);
  if (!local) return null;
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? "-" : "+";
  return `${local}${sign}${two(Math.floor(size / 60))}:${two(Math.floor(size % 60))}`;
}
