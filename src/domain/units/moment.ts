/** The last time that a `Date` can hold, milliseconds since 1970 (ECMA-262, time values). */
export const MAX_MOMENT_MS = 8.64e15;

/** Returns whether a value is a time that can be written as a date: milliseconds since 1970. */
export function isMoment(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= MAX_MOMENT_MS;
}
