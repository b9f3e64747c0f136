import type { LocalDate } from "#domain/fairway/hours/local-time.ts";
import type { NextOpening, OperatingState } from "#domain/fairway/hours/schedule.ts";
import { localMoment } from "#sentences/intl/format.ts";
import { TOMORROW } from "#words/locale.ts";
import { closedReasons, operatingWords as words } from "#words/water/operating-hours.ts";

/** The state of a bridge or lock at one moment according to its schedule, with its times as "16:00". */
export interface OperatingMoment
  extends Pick<OperatingState, "state" | "continuesPastMidnight" | "olderYear" | "reason"> {
  /** The end of the operation that is going on; null if it ends at midnight or nothing is going on. */
  readonly until: string | null;
  /** When it is operated again; null if it is operated, or not in the coming weeks. */
  readonly next: NextMoment | "unknown" | null;
  /** The moment as "08:45" if it is later than now; null for now. */
  readonly at: string | null;
  /** True if notes apply, which may contradict the schedule. */
  readonly hasNotes: boolean;
}

/** When something is operated again. */
type NextMoment = LocalDate &
  Pick<NextOpening, "daysAhead" | "isAtLatest"> & { readonly clock: string };

/**
 * Returns the state of operation at a moment: "volgens het rooster bediend tot 16:00", "om 08:45 volgens het rooster
 * niet bediend, weer vanaf 10:00: lees de toelichting". The only text that says whether something is operated.
 */
export function operatingMomentText(moment: OperatingMoment): string {
  const text = momentText(moment);
  if (!moment.hasNotes) return text;
  const asksToCall =
    moment.state === "unknown" || (moment.state === "closed" && moment.next === "unknown");
  return (asksToCall ? words.callAndReadNotes : words.readNotes)(text);
}

function momentText(moment: OperatingMoment): string {
  if (moment.state === "unknown") return words.unknown;
  const state = moment.state === "operated" ? operatedText(moment) : closedText(moment);
  const text =
    moment.olderYear === null
      ? words.bySchedule(state)
      : words.byOlderSchedule(`${moment.olderYear}`, state);
  return moment.at === null ? text : words.atTime(moment.at, text);
}

function operatedText({ until, continuesPastMidnight }: OperatingMoment): string {
  if (until !== null) return words.operatedUntil(until);
  return continuesPastMidnight ? words.operatedPastMidnight : words.operatedUntilMidnight;
}

function closedText(moment: OperatingMoment): string {
  const { next, reason } = moment;
  if (next === "unknown") return words.closedThenUnknown;
  const text = nextOperationText(next, moment.at);
  return reason === null ? text : words.because(text, closedReasons[reason]);
}

function nextOperationText(next: NextMoment | null, at: string | null): string {
  if (!next) return words.closedForLong;
  const { daysAhead, isAtLatest, clock } = next;
  if (daysAhead === 0) return (isAtLatest ? words.againTodayAtLatest : words.againToday)(clock);
  // Seen from a later moment, tomorrow is another day than the user's.
  const day = daysAhead === 1 && at === null ? TOMORROW : shortDayText(next);
  return (isAtLatest ? words.againAtLatest : words.again)(day, clock);
}

const shortDay = localMoment({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** "do 3 dec". */
export function shortDayText({ year, month, day }: LocalDate): string {
  return shortDay.format(Date.UTC(year, month - 1, day));
}
