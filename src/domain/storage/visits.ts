/**
 * The looks at the clock of the device since it last ran back, from which the ages of stored things follow. Times are in
 * milliseconds since 1970.
 */
export interface Visits {
  /** The latest look. */
  readonly latestMs: number;
  /** The latest look on an earlier day than that; null if there was none. */
  readonly earlierDayMs: number | null;
}

const DAY_MS = 86_400_000;

/** Returns the visits with one more look. A clock that ran back was wrong before or is wrong now, so the looks begin again. */
export function withVisit(visits: Visits | null, nowMs: number): Visits {
  if (!visits || nowMs < visits.latestMs) return { latestMs: nowMs, earlierDayMs: null };
  const isSameDay = dayOf(nowMs) === dayOf(visits.latestMs);
  return {
    latestMs: nowMs,
    earlierDayMs: isSameDay ? visits.earlierDayMs : visits.latestMs,
  };
}

declare const AGING: unique symbol;

/**
 * A time by which to decide how old a stored thing is, milliseconds since 1970. Only `agingMs` returns one, so that what deletes old things
 * cannot be given one look at a clock.
 */
export type AgingMs = number & { readonly [AGING]: true };

/** Tells whether a stored thing is older than an age. */
export function isOlder(storedAtMs: number, nowMs: AgingMs, maxAgeMs: number): boolean {
  return nowMs - storedAtMs > maxAgeMs;
}

/**
 * Returns the time by which a stored thing is old enough to be deleted: two looks on different days, between which the clock
 * never ran back, were at this time or later. Before that it is minus infinity, by which nothing is old.
 */
export function agingMs({ earlierDayMs }: Visits): AgingMs {
  return (earlierDayMs ?? Number.NEGATIVE_INFINITY) as AgingMs;
}

/** Returns the number of a day, in UTC. */
function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS);
}
