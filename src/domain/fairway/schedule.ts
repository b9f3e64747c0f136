import { addDays, type LocalDate, type LocalTime, monthDay, weekdayOf } from "./local-time.ts";
import { isPublicHoliday } from "./public-holidays.ts";

/** The hours in which a bridge or lock is operated on some days. */
export interface OperatingRule {
  /** A bit per weekday, 1 for Monday … 64 for Sunday, and 128 for public holidays. */
  readonly days: number;
  /** Minutes after midnight in Amsterdam. */
  readonly fromMinutes: number;
  /**
   * Like `fromMinutes`; 1439 and 1440 are the end of the day, and a value below `fromMinutes` is on the next
   * day.
   */
  readonly toMinutes: number;
  /** Dutch text for people. */
  readonly note: string;
}

/** The rules for a part of every year. */
export interface OperatingPeriod {
  /** Month and day, 101–1231, both included; a start after the end crosses the end of the year. */
  readonly start: number;
  readonly end: number;
  readonly note: string;
  readonly rules: readonly OperatingRule[];
}

/** The operating hours of a bridge or lock. */
export interface Schedule {
  readonly note: string;
  readonly periods: readonly OperatingPeriod[];
}

/** An uninterrupted time of operation, in minutes after midnight of one day; from 1440 on it is the next day. */
export interface Stretch {
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

/** The hours of one day. */
export interface DayHours {
  /** Whether any period of the schedule covers the day; if not, the hours are unknown. */
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
  /** Whether a stretch that `untilMinutes` ends at midnight continues on the next day. */
  readonly continuesPastMidnight: boolean;
  /** The notes that apply on this day, as in `DayHours`. They are never parsed, and may contradict the state. */
  readonly notes: readonly string[];
}

const DAY = 1440;
const HOLIDAY = 128;

/** Returns whether a bridge or lock with this schedule is operated at a time on the clock in Amsterdam. */
export function operatingState(schedule: Schedule | null, time: LocalTime): OperatingState {
  if (!schedule) return NOT_OPERATED;
  const { isKnown, stretches, notes } = hoursOf(schedule, time);
  const { minutes } = time;
  const now = stretches.find((one) => one.fromMinutes <= minutes && minutes < one.toMinutes);
  if (!now) return { ...NOT_OPERATED, state: isKnown ? "closed" : "unknown", notes };
  const endsAtMidnight = now.toMinutes === DAY;
  return {
    state: "operated",
    untilMinutes: endsAtMidnight ? null : now.toMinutes,
    continuesPastMidnight: endsAtMidnight && startsAtMidnight(schedule, addDays(time, 1)),
    notes,
  };
}

const NOT_OPERATED: OperatingState = {
  state: "unknown",
  untilMinutes: null,
  continuesPastMidnight: false,
  notes: [],
};

function startsAtMidnight(schedule: Schedule, date: LocalDate): boolean {
  return hoursOf(schedule, date).stretches[0]?.fromMinutes === 0;
}

/** Returns the hours of a day, including stretches from the day before that continue past midnight. */
export function hoursOf(schedule: Schedule, date: LocalDate): DayHours {
  const rules = rulesOf(schedule, date);
  const before = merged(ownStretches(rulesOf(schedule, addDays(date, -1)) ?? []));
  const goingOn = before
    .filter(({ toMinutes }) => toMinutes > DAY)
    .map(({ toMinutes }) => ({ fromMinutes: 0, toMinutes: toMinutes - DAY }));
  const stretches = merged([...goingOn, ...ownStretches(rules ?? [])]);
  return {
    isKnown: rules !== null,
    stretches: stretches.map((one) => extended(one, schedule, date)),
    notes: notesOf(schedule, date),
  };
}

/** The next time of operation. */
export interface NextOpening extends LocalTime {
  /** 0 today, 1 tomorrow … */
  readonly daysAhead: number;
}

/** The number of days to search for the next opening; nobody waits longer. */
const SEARCHED_DAYS = 60;

/** Returns when an object that is not operated now is operated again; null if not in the coming weeks. */
export function nextOpening(schedule: Schedule, time: LocalTime): NextOpening | null {
  for (let daysAhead = 0; daysAhead <= SEARCHED_DAYS; daysAhead++) {
    const date = addDays(time, daysAhead);
    const after = daysAhead === 0 ? time.minutes : -1;
    const next = hoursOf(schedule, date).stretches.find(({ fromMinutes }) => fromMinutes > after);
    if (next) return { ...date, minutes: next.fromMinutes, daysAhead };
  }
  return null;
}

/** Returns the rules for a day; null if no period covers it. */
function rulesOf(schedule: Schedule, date: LocalDate): readonly OperatingRule[] | null {
  const periods = periodsOf(schedule, date);
  return periods.length === 0 ? null : periods.flatMap((period) => rulesOfPeriod(period, date));
}

function rulesOfPeriod({ rules }: OperatingPeriod, date: LocalDate): readonly OperatingRule[] {
  const bit = isPublicHoliday(date) ? HOLIDAY : 1 << weekdayOf(date);
  return rules.filter(({ days }) => (days & bit) !== 0);
}

function periodsOf({ periods }: Schedule, date: LocalDate): readonly OperatingPeriod[] {
  const at = monthDay(date);
  return periods.filter(({ start, end }) =>
    start <= end ? start <= at && at <= end : at >= start || at <= end,
  );
}

function ownStretches(rules: readonly OperatingRule[]): readonly Stretch[] {
  return rules.map(({ fromMinutes, toMinutes }) => {
    const end = toMinutes === DAY - 1 ? DAY : toMinutes;
    return { fromMinutes, toMinutes: end < fromMinutes ? end + DAY : end };
  });
}

function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  const ordered = stretches
    .filter(({ fromMinutes, toMinutes }) => toMinutes > fromMinutes)
    .toSorted((a, b) => a.fromMinutes - b.fromMinutes);
  for (const one of ordered) {
    const last = found.at(-1);
    if (!last || one.fromMinutes > last.toMinutes) found.push(one);
    else if (one.toMinutes > last.toMinutes) {
      found[found.length - 1] = { ...last, toMinutes: one.toMinutes };
    }
  }
  return found;
}

/**
 * Extends a stretch past midnight by those of the next day that it touches; one that ends at midnight stays
 * as it is.
 */
function extended(one: Stretch, schedule: Schedule, date: LocalDate): Stretch {
  if (one.toMinutes <= DAY) return one;
  const next = ownStretches(rulesOf(schedule, addDays(date, 1)) ?? []);
  const goingOn = { fromMinutes: 0, toMinutes: one.toMinutes - DAY };
  const [whole = goingOn] = merged([goingOn, ...next]);
  return { ...one, toMinutes: whole.toMinutes + DAY };
}

function notesOf(schedule: Schedule, date: LocalDate): readonly string[] {
  const yesterday = addDays(date, -1);
  const continuing = periodsOf(schedule, yesterday).flatMap((period) => {
    const rules = rulesOfPeriod(period, yesterday).filter(isPastMidnight);
    return rules.length === 0 ? [] : [period.note, ...rules.map(({ note }) => note)];
  });
  const ofDay = periodsOf(schedule, date).flatMap((period) => [
    period.note,
    ...rulesOfPeriod(period, date).map(({ note }) => note),
  ]);
  const notes = [schedule.note, ...ofDay, ...continuing].map((note) => note.trim());
  return [...new Set(notes)].filter((note) => HAS_WORDS.test(note));
}

function isPastMidnight({ fromMinutes, toMinutes }: OperatingRule): boolean {
  return toMinutes < fromMinutes && toMinutes > 0;
}

/** Some notes of the source are only a dash, which means none. */
const HAS_WORDS = /[\p{L}\p{N}]/u;
