import {
  addDays,
  amsterdamMs,
  amsterdamTime,
  clockText,
  dateText,
  dayNumber,
  type LocalTime,
  parseLocalTime,
} from "./local-time.ts";

/** The date and time that the user chose for a departure, on the clock in Amsterdam. */
export interface DepartureChoice {
  /** "2026-07-25"; empty for today. */
  readonly date: string;
  /** "08:00"; empty for the current time. */
  readonly time: string;
}

/** A departure on a date. */
export interface DepartureTime {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** True if the choice was in the past, so that this is the next time at which the clock shows that time. */
  readonly isMoved: boolean;
}

/**
 * Returns the departure of a choice, which is never in the past: a past choice becomes the next moment with that
 * time, today or tomorrow. Null if nothing is chosen or the texts are no date and time.
 */
export function departureTime(
  { date, time }: DepartureChoice,
  nowMs: number,
): DepartureTime | null {
  if (date === "" && time === "") return null;
  const now = amsterdamTime(nowMs);
  const chosen = parseLocalTime(`${date || dateText(now)}T${time || clockText(now.minutes)}`);
  if (!chosen) return null;
  if (!isBefore(chosen, now)) return { atMs: amsterdamMs(chosen), isMoved: false };
  const day = chosen.minutes < now.minutes ? addDays(now, 1) : now;
  return { atMs: amsterdamMs({ ...day, minutes: chosen.minutes }), isMoved: true };
}

function isBefore(one: LocalTime, other: LocalTime): boolean {
  const days = dayNumber(one) - dayNumber(other);
  return days < 0 || (days === 0 && one.minutes < other.minutes);
}
