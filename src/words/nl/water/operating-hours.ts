/** Texts of the hours of a day. */
export const hoursTexts = {
  operation: "Bediening",
  today: "Rooster vandaag",
  allDay: "hele dag volgens de bron; bel vooraf",
  notToday: "niet bediend",
  unknown: "onbekend",
  /** Behind the hours that are known. */
  restUnknown: "verder onbekend",
  notes: "Toelichting van de beheerder",
  moreNotes: "Lees alles",
  lessNotes: "Minder",
  /** The visible heading of the notes. It says that they are in Dutch, so the Dutch app has none. */
  notesHeading: "",
} as const;

/** Why something is not operated. */
export const closedReasons = {
  works: "werkzaamheden",
  fault: "een storing",
} as const;

/** The only texts that say whether a bridge or lock is operated. */
export const operatingWords = {
  unknown: "bedieningstijden onbekend: bel",
  operatedUntil: (clock: string) => `bediend tot ${clock}`,
  operatedUntilMidnight: "bediend tot 24:00",
  operatedPastMidnight: "bediend tot na middernacht",
  closedForLong: "voorlopig niet bediend",
  closedThenUnknown: "niet bediend, verder onbekend: bel",
  againToday: (clock: string) => `niet bediend, weer vanaf ${clock}`,
  againTodayAtLatest: (clock: string) => `niet bediend, weer uiterlijk vanaf ${clock}`,
  again: (day: string, clock: string) => `niet bediend, weer ${day} vanaf ${clock}`,
  againAtLatest: (day: string, clock: string) =>
    `niet bediend, weer uiterlijk ${day} vanaf ${clock}`,
  because: (text: string, reason: string) => `${text}, wegens ${reason}`,
  // Around the states above: "volgens het rooster van 2026 bediend tot 16:00", "om 08:45 …".
  bySchedule: (state: string) => `volgens het rooster ${state}`,
  byOlderSchedule: (year: string, state: string) => `volgens het rooster van ${year} ${state}`,
  atTime: (clock: string, text: string) => `om ${clock} ${text}`,
  readNotes: (text: string) => `${text}: lees de toelichting`,
  // Behind a text that ends in ": bel".
  callAndReadNotes: (text: string) => `${text}, en lees de toelichting`,
} as const;
