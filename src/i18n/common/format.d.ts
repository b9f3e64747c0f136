/** Replaces a number that cannot be written. */
export declare const NO_NUMBER = "\u2013";
/** Tells whether a number can be shown: it is finite and not absurdly large. */
export declare function isWritable(value: number): boolean;
/**
 * Returns a formatter of Dutch numbers, with `NO_NUMBER` for one that is not finite or absurdly large. The formatter
 * of the browser is created on first use: creating all at load time keeps a slow phone busy for a tenth of a second
 * before its first screen.
 */
export declare function dutchNumber(
  options?: Intl.NumberFormatOptions,
): Pick<Intl.NumberFormat, "format">;
/** Numbers with exactly one decimal. */
export declare const oneDecimal: Pick<Intl.NumberFormat, "format">;
/**
 * Returns a formatter of times in milliseconds since 1970, in Dutch, with "onbekend" for one outside the calendar.
 * Created on first use, like `dutchNumber`.
 */
export declare function dutchMoment(options: Intl.DateTimeFormatOptions): {
  readonly format: (atMs: number) => string;
};
/** "12 m". */
export declare function formatMeters(meters: number): string;
/** Returns the nearest of sixteen or eight compass points (N, NNO, NO …) to a direction in degrees. */
export declare function compassPoint(bearingDegrees: number, count?: 8 | 16): string;
/** Returns a bearing as whole degrees from true north and the nearest of eight compass points: "92° O". */
export declare function formatBearing(bearingDegrees: number): string;
/** "14:03:27" today, "gisteren 14:03:27", "20 november 2026 14:03:27". */
export declare function formatClockTime(atMs: number, nowMs: number): string;
/**
 * Returns the day of a moment for beside its time: "gisteren", "morgen", "20 november 2026". Null for today, and for a moment
 * outside the calendar.
 */
export declare function otherDay(atMs: number, nowMs: number): string | null;
/** "21 november 2026 om 14:03". */
export declare function formatDateTime(atMs: number): string;
/** "21 november 2026". */
export declare function formatDay(atMs: number): string;
/** "45 s", "3 min", "2 uur", "5 dagen". */
export declare function formatAge(ageMs: number): string;
/** "12 s geleden". */
export declare function ageText(ageMs: number): string;
