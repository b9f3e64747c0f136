const SHAPE =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

const DAY_MS = 86_400_000;

/**
 * Milliseconds since 1970 of an ISO 8601 time as GPX, KML and TCX have it; NaN when it is none or no
 * such day exists. Without a zone it is UTC, as GPX says; without a time it is midnight. A leap second
 * counts as the second after it.
 */
export function parseTime(text: string): number {
  const match = SHAPE.exec(text.trim());
  if (!match) return Number.NaN;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone] = match;
  const timeMs = clockMs(Number(hour), Number(minute), Number(second), fraction);
  return dayMs(Number(year), Number(month), Number(day)) + timeMs - zoneMs(zone ?? "Z");
}

/** Midnight UTC of a day; NaN when there is no such day. Days by Hinnant's `days_from_civil`. */
export function dayMs(year: number, month: number, day: number): number {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) {
    return Number.NaN;
  }
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * DAY_MS;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function clockMs(hour: number, minute: number, second: number, fraction: string): number {
  const isMidnightAfter = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !isMidnightAfter) || minute > 59 || second > 60) return Number.NaN;
  const milliseconds = Math.floor(Number(`0.${fraction || "0"}`) * 1000 + 1e-6);
  return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}

function zoneMs(zone: string): number {
  if (zone === "Z" || zone === "z") return 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -size : size) * 60_000;
}
