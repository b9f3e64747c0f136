/** The fields of the heading of a day that the user types. */
export const LOG_DAY_FIELDS = ["boat", "skipper", "crew", "from", "to"] as const;

/** A field above the lines of a day. */
export type LogDayField = (typeof LOG_DAY_FIELDS)[number];

/** The heading of a day in the logbook; an absent field is unknown. */
export type LogDay = Readonly<Partial<Record<LogDayField, string>>> & {
  /** The day by the calendar of the device: `YYYY-MM-DD`. */
  readonly date: string;
  /** When the user last edited it, milliseconds since 1970. */
  readonly changedAtMs: number;
};

/** The most days of a logbook with something above their lines, and the most characters of a field. */
export const LOG_DAY_LIMITS = { days: 4000, field: 120 } as const;

/** Returns the day of a moment by the calendar of the device: `YYYY-MM-DD`. */
export function logDateOf(atMs: number): string {
  const date = new Date(atMs);
  const digits = (value: number, count: number) => String(value).padStart(count, "0");
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}

/**
 * Returns the days with other fields for one of them; fields that are not given stay, and an empty one is removed. The
 * oldest day goes when there are too many.
 */
export function withLogDay(
  days: readonly LogDay[] | undefined,
  date: string,
  fields: Readonly<Partial<Record<LogDayField, string>>>,
  changedAtMs: number,
): readonly LogDay[] {
  const before = days?.find((day) => day.date === date);
  const changed: Partial<Record<LogDayField, string>> = {};
  for (const field of LOG_DAY_FIELDS) {
    const text = (fields[field] ?? before?.[field] ?? "").trim().slice(0, LOG_DAY_LIMITS.field);
    if (text !== "") changed[field] = text;
  }
  const others = (days ?? []).filter((day) => day.date !== date);
  return inOrder([...others, { ...changed, date, changedAtMs }]);
}

/** Returns the days of both logbooks, of a day in both the one that was edited last; undefined if there are none. */
export function mergedLogDays(
  one: readonly LogDay[] | undefined,
  other: readonly LogDay[] | undefined,
): readonly LogDay[] | undefined {
  if (!one || !other) return one ?? other;
  const newest = new Map(one.map((day) => [day.date, day]));
  for (const day of other) {
    const same = newest.get(day.date);
    if (!same || same.changedAtMs < day.changedAtMs) newest.set(day.date, day);
  }
  return inOrder([...newest.values()]);
}

function inOrder(days: readonly LogDay[]): readonly LogDay[] {
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-LOG_DAY_LIMITS.days);
}
