import type * as nl from "../../nl/water/operating-hours.ts";
import type { Words } from "../../words.ts";

export const hoursTexts = {
  operation: "Operation",
  today: "Schedule today",
  allDay: "all day according to the source; call ahead",
  notToday: "no operation",
  unknown: "unknown",
  restUnknown: "otherwise unknown",
  notes: "Operator's notes (in Dutch)",
  moreNotes: "Read all",
  lessNotes: "Less",
  /** The visible heading of the notes. */
  notesHeading: "Operator's notes (in Dutch)",
} satisfies Words<typeof nl.hoursTexts>;

export const closedReasons = {
  works: "works",
  fault: "a fault",
} satisfies Words<typeof nl.closedReasons>;

export const operatingWords = {
  unknown: "operating hours unknown: call",
  operatedUntil: (clock) => `scheduled to operate until ${clock}`,
  operatedUntilMidnight: "scheduled to operate until midnight",
  operatedPastMidnight: "scheduled to operate until after midnight",
  closedForLong: "not scheduled to operate for the time being",
  closedThenUnknown: "not scheduled to operate, hours after that unknown: call",
  againToday: (clock) => `not scheduled to operate, again from ${clock}`,
  againTodayAtLatest: (clock) => `not scheduled to operate, again from ${clock} at the latest`,
  again: (day, clock) => `not scheduled to operate, again ${day} from ${clock}`,
  againAtLatest: (day, clock) =>
    `not scheduled to operate, again ${day} from ${clock} at the latest`,
  because: (text, reason) => `${text}, because of ${reason}`,
  bySchedule: (state) => `${state}`,
  byOlderSchedule: (year, state) => `by the ${year} schedule: ${state}`,
  atTime: (clock, text) => `at ${clock} ${text}`,
  readNotes: (text) => `${text}; read the notes`,
  callAndReadNotes: (text) => `${text}, and read the notes`,
} satisfies Words<typeof nl.operatingWords>;
