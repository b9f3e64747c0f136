/** A date of the Gregorian calendar; month 1–12. */
export interface LocalDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A time on the clock in Amsterdam. */
export interface LocalTime extends LocalDate {
  /** Minutes after midnight, 0–1439. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const AMSTERDAM = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
});

const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/;

/** Returns the time on the clock in Amsterdam for a time in milliseconds since 1970. */
export function amsterdamTime(ms: number): LocalTime {
  const parts = new Map(AMSTERDAM.formatToParts(ms).map(({ type, value }) => [type, +value]));
  const part = (name: string): number => parts.get(name as Intl.DateTimeFormatPartTypes) ?? 0;
  const date = { year: part("year"), month: part("month"), day: part("day") };
  return { ...date, minutes: part("hour") * 60 + part("minute") };
}

/**
 * Returns the moment, in milliseconds since 1970, at which the clock in Amsterdam shows this time. A time that
 * the clock shows twice is the first of both; one that it skips is an hour later.
 */
export function amsterdamMs(time: LocalTime): number {
  const asUtcMs = dayNumber(time) * DAY_MS + time.minutes * MINUTE_MS;
  const inSummerMs = asUtcMs - 2 * HOUR_MS;
  const shown = amsterdamTime(inSummerMs);
  const isShown = dayNumber(shown) === dayNumber(time) && shown.minutes === time.minutes;
  return isShown ? inSummerMs : asUtcMs - HOUR_MS;
}

/** Reads "2026-07-25T14:30" as a time in Amsterdam, ignoring seconds. Null for any other text. */
export function parseLocalTime(text: string): LocalTime | null {
  const match = LOCAL_TIME.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const date = { year, month, day };
  const isReal = monthDay(addDays(date, 0)) === monthDay(date);
  return isReal && hour < 24 && minute < 60 ? { ...date, minutes: hour * 60 + minute } : null;
}

/** Returns the date this many days later, or earlier for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(dayNumber(date) * DAY_MS + days * DAY_MS);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Returns the number of days since 1 January 1970. */
export function dayNumber({ year, month, day }: LocalDate): number {
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** Returns the day of the week: 0 Monday … 6 Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** Returns month and day as one number: 724 for 24 July. */
export function monthDay({ month, day }: LocalDate): number {
  return month * 100 + day;
}

/** Writes minutes after midnight as "16:00"; minutes of the next day continue from 1440. */
export function clockText(minutes: number): string {
  const ofDay = minutes % 1440;
  return `${padded(Math.floor(ofDay / 60))}:${padded(ofDay % 60)}`;
}

/** Writes a date as "2026-07-25", which `parseLocalTime` reads. */
export function dateText({ year, month, day }: LocalDate): string {
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

function padded(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}
