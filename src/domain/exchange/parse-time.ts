const SHAPE =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Returns the milliseconds since 1970 of an ISO 8601 time as written in GPX, KML and TCX; NaN when
 * it is not a time or the day does not exist. Without a zone it is UTC, as GPX says; without a time
 * it is midnight. A leap second counts as the second after it.
 */
export function parseTime(text: string): number {
  const match = SHAPE.exec(text.trim());
  if (!match) return Number.NaN;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone] = match;
  const timeMs = clockMs(Number(hour), Number(minute), Number(second), fraction);
  return dayMs(Number(year), Number(month), Number(day)) + timeMs - zoneMs(zone ?? "Z");
}

/** Returns midnight UTC of a day; NaN when the day does not exist. */
export function dayMs(year: number, month: number, day: number): number {
  const date = new Date(0);
  // Unlike `Date.UTC`, this takes the years 1 to 99 literally.
  const timeMs = date.setUTCFullYear(year, month - 1, day);
  const exists = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? timeMs : Number.NaN;
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
