import type { Day, OperatingMoment } from "#i18n/nl/water/operating-hours.ts";
import { localMoment } from "#sentences/intl/format.ts";

/**
 * Returns the state of operation at a moment: "scheduled to operate until 16:00", "at 08:45 not scheduled to operate,
 * again from 10:00; read the notes". The only text that says whether something is operated.
 */
export function operatingMomentText(moment: OperatingMoment): string {
  const text = momentText(moment);
  if (!moment.hasNotes) return text;
  return `${text}${text.endsWith(CALL) ? ", and" : ";"} read the notes`;
}

const CALL = ": call";

function momentText(moment: OperatingMoment): string {
  if (moment.state === "unknown") return `operating hours unknown${CALL}`;
  const at = moment.at === null ? "" : `at ${moment.at} `;
  const year = moment.olderYear === null ? "" : `by the ${moment.olderYear} schedule: `;
  const state = moment.state === "operated" ? operatedText(moment) : closedText(moment);
  return `${at}${year}${state}`;
}

function operatedText({ until, continuesPastMidnight }: OperatingMoment): string {
  const scheduled = "scheduled to operate until";
  if (until !== null) return `${scheduled} ${until}`;
  return continuesPastMidnight ? `${scheduled} after midnight` : `${scheduled} midnight`;
}

function closedText({ next, at }: OperatingMoment): string {
  const notScheduled = "not scheduled to operate";
  if (!next) return `${notScheduled} for the time being`;
  if (next === "unknown") return `${notScheduled}, hours after that unknown${CALL}`;
  const latest = next.isAtLatest ? " at the latest" : "";
  if (next.daysAhead === 0) return `${notScheduled}, again from ${next.clock}${latest}`;
  // Seen from a later moment, tomorrow is another day than the user's.
  const day = next.daysAhead === 1 && at === null ? "tomorrow" : shortDayText(next);
  return `${notScheduled}, again ${day} from ${next.clock}${latest}`;
}

const shortDay = localMoment({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** "Thu 3 Dec". */
export function shortDayText({ year, month, day }: Day): string {
  return shortDay.format(Date.UTC(year, month - 1, day));
}

/** Texts of the hours of a day. */
export const hoursTexts = {
  operation: "Operation",
  today: "Schedule today",
  allDay: "all day according to the source; call ahead",
  notToday: "no operation",
  unknown: "unknown",
  /** Behind the hours that are known. */
  restUnknown: "otherwise unknown",
  notes: "Operator's notes (in Dutch)",
  /** The visible heading of the notes. */
  notesHeading: "Operator's notes (in Dutch)",
} as const;
