const LOCALE = "nl-NL";

/** Stands for a number that cannot be written. */
export const NO_NUMBER = "–";

/** Stands for a moment that no calendar has. */
const NO_MOMENT = "onbekend";

/** Nothing in this app is measured or counted beyond it: a larger number would be a line of digits. */
const MAX_WRITTEN = 1e15;

/** Returns whether a number can be written for people: it is finite, and not absurdly large. */
export function isWritable(value: number): boolean {
  return Math.abs(value) <= MAX_WRITTEN;
}

/**
 * Numbers as the Dutch write them, and `NO_NUMBER` for one that is not finite or absurdly large. The
 * browser's formatter is made at its first use: to make them all when a module is loaded keeps a slow
 * phone busy for a tenth of a second before its first screen.
 */
export function dutchNumber(options?: Intl.NumberFormatOptions): Pick<Intl.NumberFormat, "format"> {
  let formatter: Intl.NumberFormat | undefined;
  return {
    format(value: number) {
      if (!isWritable(value)) return NO_NUMBER;
      formatter ??= new Intl.NumberFormat(LOCALE, options);
      return formatter.format(value);
    },
  };
}

/** Beyond it no calendar has a day (ECMA-262), and the browser's own formatting throws. */
const MAX_MOMENT_MS = 8.64e15;

/**
 * Moments, in milliseconds since 1970, as the Dutch write them, and "onbekend" for one that no calendar
 * has. Made at its first use, as `dutchNumber`.
 */
export function dutchMoment(options: Intl.DateTimeFormatOptions): {
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

const wholeNumber = dutchNumber({
  maximumFractionDigits: 0,
  // Nobody reads "-0 m".
  signDisplay: "negative",
});
const oneDecimal = dutchNumber({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const clockTime = dutchMoment({ timeStyle: "medium" });
const day = dutchMoment({ dateStyle: "long" });
const dayAndTime = dutchMoment({ dateStyle: "long", timeStyle: "short" });

/** "350 m", "1,2 km", "148 km": as many digits as a walker can use. */
export function formatDistance(distanceMeters: number): string {
  if (distanceMeters < 1000) return `${wholeNumber.format(distanceMeters)} m`;
  const kilometers = distanceMeters / 1000;
  return `${(kilometers < 100 ? oneDecimal : wholeNumber).format(kilometers)} km`;
}

/** "12 m". */
export function formatMeters(meters: number): string {
  return `${wholeNumber.format(meters)} m`;
}

const COMPASS_POINTS = "N NNO NO ONO O OZO ZO ZZO Z ZZW ZW WZW W WNW NW NNW".split(" ");

/** The nearest of sixteen winds (N, NNO, NO …) to a direction in degrees, or of eight. */
export function compassPoint(bearingDegrees: number, count: 8 | 16 = 16): string {
  const turn = 360 / count;
  const index = Math.round((((bearingDegrees % 360) + 360) % 360) / turn) % count;
  return COMPASS_POINTS[index * (COMPASS_POINTS.length / count)] ?? "";
}

/** "92° O": whole degrees from true north, and the nearest of eight winds. */
export function formatBearing(bearingDegrees: number): string {
  if (!isWritable(bearingDegrees)) return NO_NUMBER;
  const wholeDegrees = ((Math.round(bearingDegrees) % 360) + 360) % 360;
  return `${wholeDegrees}° ${compassPoint(wholeDegrees, 8)}`;
}

/** "14:03:27". */
export function formatClockTime(atMs: number): string {
  return clockTime.format(atMs);
}

/** "21 november 2026 om 14:03". */
export function formatDateTime(atMs: number): string {
  return dayAndTime.format(atMs);
}

/** "21 november 2026". */
export function formatDay(atMs: number): string {
  return day.format(atMs);
}

/** "45 s", "3 min", "2 uur", "5 dagen". */
export function formatAge(ageMs: number): string {
  if (!isWritable(ageMs)) return NO_NUMBER;
  const seconds = Math.max(0, Math.floor(ageMs / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} uur`;
  return `${wholeNumber.format(Math.floor(hours / 24))} dagen`;
}

/** "12 s geleden". */
export function ageText(ageMs: number): string {
  return `${formatAge(ageMs)} geleden`;
}
