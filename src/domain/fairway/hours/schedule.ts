import { addDays, type LocalDate, type LocalTime, monthDay, weekdayOf } from "./local-time.ts";
import {
  believedRules,
  DAY,
  type DenialReason,
  denialReason,
  HOLIDAY,
  mergedStretches,
  type OperatingPeriod,
  type OperatingRule,
  type Stretch,
  stretchOf,
} from "./operating-rules.ts";
import { isPublicHoliday } from "./public-holidays.ts";

/** The operating hours of a bridge or lock. */
export interface Schedule {
  readonly note: string;
  readonly periods: readonly OperatingPeriod[];
  /** The year for which it was made: some of its periods are the Easter, Ascension and Whitsun of that year. */
  readonly year: number;
}

/** The hours of one day. */
export interface DayHours {
  /** True if nothing is operated outside `stretches`; false where no period covers the day or its rules cannot be believed. */
  readonly isKnown: boolean;
  /** Merged where they touch, in order; one that began the day before starts at 0. */
  readonly stretches: readonly Stretch[];
  /**
   * Notes of the schedule, and of the periods and rules of the day, each once. Includes those of the day
   * before whose hours continue past midnight.
   */
  readonly notes: readonly string[];
}

/** The state of operation at a time. */
export interface OperatingState {
  readonly state: "operated" | "closed" | "unknown";
  /** The end of the current stretch, in minutes after midnight (from 1440 on the next day); null at midnight. */
  readonly untilMinutes: number | null;
  /** True if a stretch that `untilMinutes` ends at midnight continues on the next day. */
  readonly continuesPastMidnight: boolean;
  /** The notes that apply on this day, as in `DayHours`. They may contradict the state. */
  readonly notes: readonly string[];
  /** The year of the schedule if the date is in a later one; null otherwise. */
  readonly olderYear: number | null;
  /** Why a rule of the day says that nothing is operated, if that is what closes it; null without a known reason. */
  readonly reason: DenialReason | null;
}

/** Returns whether a bridge or lock with this schedule is operated at a time on the clock in Amsterdam. */
export function operatingState(schedule: Schedule | null, time: LocalTime): OperatingState {
  if (!schedule) return NOT_OPERATED;
  const { isKnown, stretches, notes } = hoursOf(schedule, time);
  const { minutes } = time;
  const now = stretches.find((one) => one.fromMinutes <= minutes && minutes < one.toMinutes);
  const olderYear = olderYearOf(schedule, time);
  if (!now) {
    const reason = isKnown ? reasonOf(schedule, time) : null;
    return { ...NOT_OPERATED, state: isKnown ? "closed" : "unknown", notes, olderYear, reason };
  }
  const endsAtMidnight = now.toMinutes === DAY;
  return {
    state: "operated",
    untilMinutes: endsAtMidnight ? null : now.toMinutes,
    continuesPastMidnight: endsAtMidnight && startsAtMidnight(schedule, addDays(time, 1)),
    notes,
    olderYear,
    reason: null,
  };
}

/** Returns why the rules that are written for a time deny operation. */
function reasonOf(schedule: Schedule, time: LocalTime): DenialReason | null {
  const rules = periodsOf(schedule, time).flatMap((period) => writtenRules(period, time));
  for (const rule of rules) {
    const { fromMinutes, toMinutes } = stretchOf(rule);
    const isNow = fromMinutes <= time.minutes && time.minutes < toMinutes;
    const reason = isNow ? denialReason(rule.note) : null;
    if (reason) return reason;
  }
  return null;
}

const NOT_OPERATED: OperatingState = {
  state: "unknown",
  untilMinutes: null,
  continuesPastMidnight: false,
  notes: [],
  olderYear: null,
  reason: null,
};

function olderYearOf({ year }: Schedule, date: LocalDate): number | null {
  return date.year > year ? year : null;
}

function startsAtMidnight(schedule: Schedule, date: LocalDate): boolean {
  return hoursOf(schedule, date).stretches[0]?.fromMinutes === 0;
}

/** Returns the hours of a day, including stretches from the day before that continue past midnight. */
export function hoursOf(schedule: Schedule, date: LocalDate): DayHours {
  const { rules, isKnown } = rulesOf(schedule, date);
  const before = mergedStretches(rulesOf(schedule, addDays(date, -1)).rules.map(stretchOf));
  const goingOn = before
    .filter(({ toMinutes }) => toMinutes > DAY)
    .map(({ toMinutes }) => ({ fromMinutes: 0, toMinutes: toMinutes - DAY }));
  const stretches = mergedStretches([...goingOn, ...rules.map(stretchOf)]);
  return {
    isKnown,
    stretches: stretches.map((one) => extended(one, schedule, date)),
    notes: notesOf(schedule, date),
  };
}

/** The next time of operation. */
export interface NextOpening extends LocalTime {
  /** 0 today, 1 tomorrow … */
  readonly daysAhead: number;
  /** True if the hours of a day before it are unknown, so that it may be operated earlier. */
  readonly isAtLatest: boolean;
  /** As in `OperatingState`, for the day of the opening. */
  readonly olderYear: number | null;
}

/** The number of days to search for the next opening; nobody waits longer. */
const SEARCHED_DAYS = 60;

/**
 * Returns when an object that is not operated now is operated again; null if not in the coming weeks, "unknown" if the
 * hours of some of their days are unknown and nothing else is known.
 */
export function nextOpening(schedule: Schedule, time: LocalTime): NextOpening | "unknown" | null {
  let isAtLatest = false;
  for (let daysAhead = 0; daysAhead <= SEARCHED_DAYS; daysAhead++) {
    const date = addDays(time, daysAhead);
    const after = daysAhead === 0 ? time.minutes : -1;
    const { isKnown, stretches } = hoursOf(schedule, date);
    isAtLatest ||= !isKnown;
    const next = stretches.find(({ fromMinutes }) => fromMinutes > after);
    if (!next) continue;
    const olderYear = olderYearOf(schedule, date);
    return { ...date, minutes: next.fromMinutes, daysAhead, isAtLatest, olderYear };
  }
  return isAtLatest ? "unknown" : null;
}

/** Returns the rules that are believed for a day, and whether they are all that is operated. */
function rulesOf(
  schedule: Schedule,
  date: LocalDate,
): { readonly rules: readonly OperatingRule[]; readonly isKnown: boolean } {
  const bit = bitOf(date);
  const believed = periodsOf(schedule, date).map(believedRules);
  return {
    rules: believed.flatMap(({ rules }) => rules.filter(({ days }) => (days & bit) !== 0)),
    isKnown: believed.length > 0 && believed.every(({ unknownDays }) => (unknownDays & bit) === 0),
  };
}

function bitOf(date: LocalDate): number {
  return isPublicHoliday(date) ? HOLIDAY : 1 << weekdayOf(date);
}

/** Returns all rules of a period for a day: their notes are for the reader, whether believed or not. */
function writtenRules({ rules }: OperatingPeriod, date: LocalDate): readonly OperatingRule[] {
  const bit = bitOf(date);
  return rules.filter(({ days }) => (days & bit) !== 0);
}

function periodsOf({ periods }: Schedule, date: LocalDate): readonly OperatingPeriod[] {
  const at = monthDay(date);
  return periods.filter(({ start, end }) =>
    start <= end ? start <= at && at <= end : at >= start || at <= end,
  );
}

/**
 * Extends a stretch past midnight by those of the next day that it touches; one that ends at midnight stays
 * as it is.
 */
function extended(one: Stretch, schedule: Schedule, date: LocalDate): Stretch {
  if (one.toMinutes <= DAY) return one;
  const next = rulesOf(schedule, addDays(date, 1)).rules.map(stretchOf);
  const goingOn = { fromMinutes: 0, toMinutes: one.toMinutes - DAY };
  const [whole = goingOn] = mergedStretches([goingOn, ...next]);
  return { ...one, toMinutes: whole.toMinutes + DAY };
}

function notesOf(schedule: Schedule, date: LocalDate): readonly string[] {
  const yesterday = addDays(date, -1);
  const continuing = periodsOf(schedule, yesterday).flatMap((period) => {
    const rules = writtenRules(period, yesterday).filter(isPastMidnight);
    return rules.length === 0 ? [] : [period.note, ...rules.map(({ note }) => note)];
  });
  const ofDay = periodsOf(schedule, date).flatMap((period) => [
    period.note,
    ...writtenRules(period, date).map(({ note }) => note),
  ]);
  const notes = [schedule.note, ...ofDay, ...continuing].map((note) => note.trim());
  return [...new Set(notes)].filter((note) => HAS_WORDS.test(note));
}

function isPastMidnight({ fromMinutes, toMinutes }: OperatingRule): boolean {
  return toMinutes < fromMinutes && toMinutes > 0;
}

/** Some notes of the source are only a dash, which means none. */
const HAS_WORDS = /[\p{L}\p{N}]/u;
