import type * as nl from "../../nl/water/operating-hours.ts";
import type { Words } from "../../words.ts";

export const hoursTexts = {
  operation: "Betrieb",
  today: "Zeiten heute",
  allDay: "laut Quelle den ganzen Tag; vorher anrufen",
  notToday: "nicht in Betrieb",
  unknown: "unbekannt",
  restUnknown: "sonst unbekannt",
  notes: "Hinweise des Betreibers (niederländisch)",
  moreNotes: "Alles lesen",
  lessNotes: "Weniger",
  /** The visible heading of the notes. */
  notesHeading: "Hinweise des Betreibers (niederländisch)",
} satisfies Words<typeof nl.hoursTexts>;

export const closedReasons = {
  works: "Bauarbeiten",
  fault: "einer Störung",
} satisfies Words<typeof nl.closedReasons>;

export const operatingWords = {
  unknown: "Betriebszeiten unbekannt: anrufen",
  operatedUntil: (clock) => `in Betrieb bis ${clock} Uhr`,
  operatedUntilMidnight: "in Betrieb bis 24:00 Uhr",
  operatedPastMidnight: "in Betrieb bis nach Mitternacht",
  closedForLong: "vorerst nicht in Betrieb",
  closedThenUnknown: "nicht in Betrieb, danach unbekannt: anrufen",
  againToday: (clock) => `nicht in Betrieb, wieder ab ${clock} Uhr`,
  againTodayAtLatest: (clock) => `nicht in Betrieb, wieder spätestens ab ${clock} Uhr`,
  again: (day, clock) => `nicht in Betrieb, wieder ab ${day}, ${clock} Uhr`,
  againAtLatest: (day, clock) => `nicht in Betrieb, wieder spätestens ab ${day}, ${clock} Uhr`,
  because: (text, reason) => `${text}, wegen ${reason}`,
  bySchedule: (state) => `planmäßig ${state}`,
  byOlderSchedule: (year, state) => `laut Plan von ${year} ${state}`,
  atTime: (clock, text) => `um ${clock} Uhr ${text}`,
  readNotes: (text) => `${text}; Hinweise lesen`,
  callAndReadNotes: (text) => `${text} und Hinweise lesen`,
} satisfies Words<typeof nl.operatingWords>;
