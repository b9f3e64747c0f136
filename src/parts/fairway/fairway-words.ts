import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { amsterdamTime, clockText, dayNumber } from "#domain/fairway/hours/local-time.ts";
import { hoursOf, nextOpening, operatingState } from "#domain/fairway/hours/schedule.ts";
import {
  clearanceMeters,
  clearanceNotation,
  hasDoubtfulClearance,
  isOfFixedSpan,
  isOpeningDoubtful,
} from "#domain/fairway/passage/clearance.ts";
import { atWaterLevel } from "#domain/fairway/passage/water-level.ts";
import { atLevelText } from "#sentences/water/fairways.ts";
import { operatingMomentText, shortDayText } from "#sentences/water/operating-hours.ts";
import { fairwayTexts, waterLevelTexts } from "#words/water/fairways.ts";
import { hoursTexts } from "#words/water/operating-hours.ts";

/** Returns the kind of a bridge or lock: "Beweegbare brug". */
export function objectKindText(object: FairwayObject): string {
  if (object.kind === "lock") return fairwayTexts.lock;
  if (isOpeningDoubtful(object)) return fairwayTexts.doubtfulBridge;
  return object.isMovable ? fairwayTexts.movableBridge : fairwayTexts.fixedBridge;
}

/**
 * Returns the clearance and width of a bridge or lock for a row of a list: "BB H11 W104, controleer, bij waterstand +0,20
 * m"; empty if nothing is known.
 */
export function clearanceWords(object: FairwayObject, levelMeters: number): string {
  const notation = clearanceNotation(atWaterLevel(object, levelMeters));
  const hasHeight = clearanceMeters(object) !== null;
  return [
    ...(notation ? [notation] : []),
    ...(isOfFixedSpan(object) ? [waterLevelTexts.fixedSpan] : []),
    ...(hasDoubtfulClearance(object) ? [waterLevelTexts.check] : []),
    ...(hasHeight && levelMeters !== 0 ? [atLevelText(levelMeters)] : []),
  ].join(", ");
}

/** The state of operation in words, and the notes that a reader must see with it. */
export interface OperatingWords {
  readonly text: string;
  /** The notes that apply at the moment, and on the day when it is operated again. */
  readonly notes: readonly string[];
}

/**
 * Returns whether a bridge or lock is operated at a moment, for every place of the app that says so; null for a
 * bridge that never opens.
 * @param moment whether the text is about now, or about a later time, which it then names
 */
export function operatingWords(
  object: FairwayObject,
  atMs: number,
  moment: "now" | "later",
): OperatingWords | null {
  const { schedule, isMovable } = object;
  if (!schedule && !isMovable) return null;
  const time = amsterdamTime(atMs);
  const { state, untilMinutes, continuesPastMidnight, notes, olderYear, reason } = operatingState(
    schedule,
    time,
  );
  const next = schedule && state === "closed" ? nextOpening(schedule, time) : null;
  const opening = next === "unknown" ? null : next;
  const notesOfNext = schedule && opening ? hoursOf(schedule, opening).notes : [];
  const allNotes = [...new Set([...notes, ...notesOfNext])];
  const text = operatingMomentText({
    state,
    until: untilMinutes === null ? null : clockText(untilMinutes),
    continuesPastMidnight,
    next: next === "unknown" ? next : next && { ...next, clock: clockText(next.minutes) },
    at: moment === "now" ? null : clockText(time.minutes),
    hasNotes: allNotes.length > 0,
    olderYear: olderYear ?? opening?.olderYear ?? null,
    reason,
  });
  return { text, notes: allNotes };
}

/** Returns the hours of a day: "06:00–10:00, 15:00–17:00". */
export function hoursText({ schedule }: FairwayObject, atMs: number): string {
  if (!schedule) return hoursTexts.unknown;
  const { isKnown, stretches } = hoursOf(schedule, amsterdamTime(atMs));
  if (stretches.length === 0) return isKnown ? hoursTexts.notToday : hoursTexts.unknown;
  const isAllDay = stretches.some((one) => one.fromMinutes === 0 && one.toMinutes >= 1440);
  if (isAllDay) return hoursTexts.allDay;
  const hours = stretches.map(({ fromMinutes, toMinutes }) => {
    const end = toMinutes === 1440 ? "24:00" : clockText(toMinutes);
    return `${clockText(fromMinutes)}–${end}`;
  });
  return [...hours, ...(isKnown ? [] : [hoursTexts.restUnknown])].join(", ");
}

/**
 * Returns the time on the clock in Amsterdam at which a boat passes, with its day if that is another than the
 * day of departure: "14:05", "vr 27 nov 00:10".
 */
export function passingTime(atMs: number, departureMs: number): string {
  const time = amsterdamTime(atMs);
  const clock = clockText(time.minutes);
  const isSameDay = dayNumber(time) === dayNumber(amsterdamTime(departureMs));
  return isSameDay ? clock : `${shortDayText(time)} ${clock}`;
}
