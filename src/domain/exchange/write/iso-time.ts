const DAY_MS = 86_400_000;
const FIRST_MS = -62_135_596_800_000;
const LAST_MS = 253_402_300_799_999;

/**
 * A moment as ISO 8601 in UTC, `2026-11-21T09:05:00Z`, with milliseconds only where there are any;
 * null outside the years 1–9999, which GPX and KML cannot name. Written out because this room has
 * no clock. The calendar is Howard Hinnant's `civil_from_days`.
 * @param timeMs milliseconds since 1970; a part of one is rounded
 */
export function isoTime(timeMs: number): string | null {
  const wholeMs = Math.round(timeMs);
  if (!(wholeMs >= FIRST_MS && wholeMs <= LAST_MS)) return null;
  const days = Math.floor(wholeMs / DAY_MS);
  return `${isoDate(days)}T${timeOfDay(wholeMs - days * DAY_MS)}Z`;
}

function isoDate(daysSince1970: number): string {
  // Years that begin in March, so that the leap day is the last; eras of 400 years repeat.
  const shifted = daysSince1970 + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function timeOfDay(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const rest = ms % 1000;
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    padded(Math.floor(part), 2),
  );
  return clock.join(":") + (rest === 0 ? "" : `.${padded(rest, 3)}`);
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
