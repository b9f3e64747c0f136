import { localMoment } from "#sentences/intl/format.ts";

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The state of a bridge or lock at one moment according to its schedule, with its times as "16:00". */
export interface OperatingMoment {
  readonly state: "operated" | "closed" | "unknown";
  /** The end of the operation that is going on; null if it ends at midnight or nothing is going on. */
  readonly until: string | null;
  /** Whether an operation without `until` continues on the next day. */
  readonly continuesPastMidnight: boolean;
  /** When it is operated again; null if it is operated, or not in the coming weeks. */
  readonly next: NextMoment | "unknown" | null;
  /** The moment as "08:45" if it is later than now; null for now. */
  readonly at: string | null;
  /** Whether notes apply, which may contradict the schedule. */
  readonly hasNotes: boolean;
  /** The year of the schedule if the moment is in a later one; null otherwise. */
  readonly olderYear: number | null;
}

/** When something is operated again. */
export interface NextMoment extends Day {
  readonly clock: string;
  readonly daysAhead: number;
  /** Whether it may be operated earlier, because hours before it are unknown. */
  readonly isAtLatest: boolean;
}

/**
 * Returns the state of operation at a moment: "volgens het rooster bediend tot 16:00", "om 08:45 volgens het rooster
 * niet bediend, weer vanaf 10:00: lees de toelichting". The only text that says whether something is operated.
 */
export function operatingMomentText(moment: OperatingMoment): string {
  const text = momentText(moment);
  if (!moment.hasNotes) return text;
  return `${text}${text.endsWith(CALL) ? ", en" : ":"} lees de toelichting`;
}

const CALL = ": bel";

function momentText(moment: OperatingMoment): string {
  if (moment.state === "unknown") return `bedieningstijden onbekend${CALL}`;
  const at = moment.at === null ? "" : `om ${moment.at} `;
  const year = moment.olderYear === null ? "" : ` van ${moment.olderYear}`;
  const state = moment.state === "operated" ? operatedText(moment) : closedText(moment);
  return `${at}volgens het rooster${year} ${state}`;
}

function operatedText({ until, continuesPastMidnight }: OperatingMoment): string {
  if (until !== null) return `bediend tot ${until}`;
  return continuesPastMidnight ? "bediend tot na middernacht" : "bediend tot 24:00";
}

function closedText({ next, at }: OperatingMoment): string {
  if (!next) return "voorlopig niet bediend";
  if (next === "unknown") return `niet bediend, verder onbekend${CALL}`;
  const again = next.isAtLatest ? "weer uiterlijk" : "weer";
  if (next.daysAhead === 0) return `niet bediend, ${again} vanaf ${next.clock}`;
  // Seen from a later moment, tomorrow is another day than the user's.
  const day = next.daysAhead === 1 && at === null ? "morgen" : shortDayText(next);
  return `niet bediend, ${again} ${day} vanaf ${next.clock}`;
}

const shortDay = localMoment({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** "do 3 dec". */
export function shortDayText({ year, month, day }: Day): string {
  return shortDay.format(Date.UTC(year, month - 1, day));
}

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
  /** The visible heading of the notes: says that they are Dutch, so in Dutch there is none. */
  notesHeading: "",
} as const;
