import {
  agoText,
  COMPASS_POINTS,
  daysText,
  hoursText,
  LOCALE,
  NO_MOMENT,
  TOMORROW,
  YESTERDAY,
} from "#words/locale.ts";
import type { Count } from "#words/words.ts";
import { shownUnits } from "./units.ts";
import { withUnit } from "./with-unit.ts";

/** Replaces a number that cannot be written. */
export const NO_NUMBER = "–";

/** The largest number to write; larger ones are errors. */
const MAX_WRITTEN = 1e15;

/** Tells whether a number can be shown: it is finite and not absurdly large. */
export function isWritable(value: number): boolean {
  return Math.abs(value) <= MAX_WRITTEN;
}

/**
 * Returns a formatter of numbers, with `NO_NUMBER` for one that is not finite or absurdly large. The formatter
 * of the browser is created on first use: creating all at load time keeps a slow phone busy for a tenth of a second
 * before its first screen.
 */
export function localNumber(options?: Intl.NumberFormatOptions): Pick<Intl.NumberFormat, "format"> {
  let formatter: Intl.NumberFormat | undefined;
  return {
    format(value: number) {
      if (!isWritable(value)) return NO_NUMBER;
      formatter ??= new Intl.NumberFormat(LOCALE, options);
      return formatter.format(value);
    },
  };
}

/** Numbers with at most three decimals. */
export const plainNumber = localNumber();

/** Numbers without decimals, and never "-0". */
export const wholeNumber = localNumber({ maximumFractionDigits: 0, signDisplay: "negative" });

/** Numbers with exactly one decimal. */
export const oneDecimal = localNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Numbers with one decimal, unless it is 0. */
export const upToOneDecimal = localNumber({ maximumFractionDigits: 1 });

/** Numbers with exactly two decimals. */
export const twoDecimals = localNumber({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Numbers with two decimals, without zeros at the end. */
export const upToTwoDecimals = localNumber({ maximumFractionDigits: 2 });

/** Numbers with two decimals and without separators of thousands, as people type them. */
export const ungroupedNumber = localNumber({ maximumFractionDigits: 2, useGrouping: false });

/** Numbers with at most two digits that count. */
export const twoDigits = localNumber({ maximumSignificantDigits: 2 });

/** Numbers with at most three digits that count. */
export const threeDigits = localNumber({ maximumSignificantDigits: 3 });

/** Shares of 1 in whole percents. */
export const percent = localNumber({ style: "percent" });

/** Numbers without separators of thousands, for those that are small. */
export const bareNumber = { format: String };

/** Returns a number for words that have a form for one and a form for several. */
export function counted(
  count: number,
  format: Pick<Intl.NumberFormat, "format"> = plainNumber,
): Count {
  return { count, shown: format.format(count) };
}

/** The last time with a date (ECMA-262); beyond it the formatter of the browser throws. */
const MAX_MOMENT_MS = 8.64e15;

/**
 * Returns a formatter of times in milliseconds since 1970, with "onbekend" for one outside the calendar.
 * Created on first use, like `localNumber`.
 */
export function localMoment(options: Intl.DateTimeFormatOptions): {
  readonly format: (atMs: number) => string;
} {
  let formatter: Intl.DateTimeFormat | undefined;
  return {
    format(atMs) {
      if (!(Math.abs(atMs) <= MAX_MOMENT_MS)) return NO_MOMENT;
      formatter ??= new Intl.DateTimeFormat(LOCALE, options);
      return formatter.format(atMs);
    },
  };
}

const clockTime = localMoment({ timeStyle: "medium" });
const timeOfDay = localMoment({ timeStyle: "short" });
const day = localMoment({ dateStyle: "long" });
const calendarDay = localMoment({ dateStyle: "long", timeZone: "UTC" });
const dayAndTime = localMoment({ dateStyle: "long", timeStyle: "short" });

/** The international foot. */
export const FOOT_METERS = 0.3048;

/** Returns the unit of shown heights and short distances, and its length in metres. */
export function heightUnit(): { readonly meters: number; readonly unit: string } {
  return shownUnits() === "imperial"
    ? { meters: FOOT_METERS, unit: "ft" }
    : { meters: 1, unit: "m" };
}

/** A height or a short distance: "12 m", "39 ft". */
export function formatMeters(meters: number): string {
  const { meters: unitMeters, unit } = heightUnit();
  return withUnit(wholeNumber.format(meters / unitMeters), unit);
}

const points = COMPASS_POINTS.split(" ");

/** Returns the nearest of sixteen or eight compass points (N, NNO, NO …) to a direction in degrees. */
export function compassPoint(bearingDegrees: number, count: 8 | 16 = 16): string {
  const turn = 360 / count;
  const index = Math.round((((bearingDegrees % 360) + 360) % 360) / turn) % count;
  return points[index * (points.length / count)] ?? "";
}

/** Returns a bearing as whole degrees from true north and the nearest of eight compass points: "92° O". */
export function formatBearing(bearingDegrees: number): string {
  if (!isWritable(bearingDegrees)) return NO_NUMBER;
  const wholeDegrees = ((Math.round(bearingDegrees) % 360) + 360) % 360;
  return `${wholeDegrees}° ${compassPoint(wholeDegrees, 8)}`;
}

/** "14:03:27" today, "gisteren 14:03:27", "20 november 2026 14:03:27". */
export function formatClockTime(atMs: number, nowMs: number): string {
  const day = otherDay(atMs, nowMs);
  return day === null ? clockTime.format(atMs) : `${day} ${clockTime.format(atMs)}`;
}

/**
 * Returns the day of a moment for beside its time: "gisteren", "morgen", "20 november 2026". Null for today, and for a moment
 * outside the calendar.
 */
export function otherDay(atMs: number, nowMs: number): string | null {
  const dayText = day.format(atMs);
  if (dayText === NO_MOMENT || dayText === day.format(nowMs)) return null;
  for (const [days, name] of [
    [-1, YESTERDAY],
    [1, TOMORROW],
  ] as const) {
    const date = new Date(nowMs);
    date.setDate(date.getDate() + days);
    if (dayText === day.format(date.getTime())) return name;
  }
  return dayText;
}

/** "21 november 2026 om 14:03". */
export function formatDateTime(atMs: number): string {
  return dayAndTime.format(atMs);
}

/** "21 november 2026". */
export function formatDay(atMs: number): string {
  return day.format(atMs);
}

/** "24 juli 2026", of a date without a time, which counts as midnight in Greenwich. */
export function formatCalendarDay(atMs: number): string {
  return calendarDay.format(atMs);
}

/** "14:05". */
export function formatTimeOfDay(atMs: number): string {
  return timeOfDay.format(atMs);
}

/** "45 s", "3 min", "2 uur", "5 dagen". */
export function formatAge(ageMs: number): string {
  if (!isWritable(ageMs)) return NO_NUMBER;
  const seconds = Math.max(0, Math.floor(ageMs / 1000));
  if (seconds < 60) return withUnit(seconds, "s");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return withUnit(minutes, "min");
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return hoursText(`${hours}`);
  return daysText(wholeNumber.format(Math.floor(hours / 24)));
}

/** "12 s geleden". */
export function ageText(ageMs: number): string {
  return agoText(formatAge(ageMs));
}
