import type { Day, OperatingMoment } from "#i18n/nl/water/operating-hours.ts";
import { localMoment } from "#sentences/intl/format.ts";

/**
 * Returns the state of operation at a moment: "planmäßig in Betrieb bis 16:00 Uhr", "um 08:45 Uhr planmäßig nicht in
 * Betrieb, wieder ab 10:00 Uhr; Hinweise lesen". The only text that says whether something is operated.
 */
export function operatingMomentText(moment: OperatingMoment): string {
  const text = momentText(moment);
  if (!moment.hasNotes) return text;
  return `${text}${text.endsWith(CALL) ? " und" : ";"} Hinweise lesen`;
}

const CALL = ": anrufen";

function momentText(moment: OperatingMoment): string {
  if (moment.state === "unknown") return `Betriebszeiten unbekannt${CALL}`;
  const at = moment.at === null ? "" : `um ${moment.at} Uhr `;
  const planned = moment.olderYear === null ? "planmäßig" : `laut Plan von ${moment.olderYear}`;
  const state = moment.state === "operated" ? operatedText(moment) : closedText(moment);
  return `${at}${planned} ${state}`;
}

function operatedText({ until, continuesPastMidnight }: OperatingMoment): string {
  if (until !== null) return `in Betrieb bis ${until} Uhr`;
  return continuesPastMidnight ? "in Betrieb bis nach Mitternacht" : "in Betrieb bis 24:00 Uhr";
}

function closedText({ next, at }: OperatingMoment): string {
  if (!next) return "vorerst nicht in Betrieb";
  if (next === "unknown") return `nicht in Betrieb, danach unbekannt${CALL}`;
  const again = next.isAtLatest ? "wieder spätestens ab" : "wieder ab";
  if (next.daysAhead === 0) return `nicht in Betrieb, ${again} ${next.clock} Uhr`;
  // Seen from a later moment, tomorrow is another day than the user's.
  const day = next.daysAhead === 1 && at === null ? "morgen" : shortDayText(next);
  return `nicht in Betrieb, ${again} ${day}, ${next.clock} Uhr`;
}

const shortDay = localMoment({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** "Do., 3. Dez.". */
export function shortDayText({ year, month, day }: Day): string {
  return shortDay.format(Date.UTC(year, month - 1, day));
}

/** Texts of the hours of a day. */
export const hoursTexts = {
  operation: "Betrieb",
  today: "Zeiten heute",
  allDay: "laut Quelle den ganzen Tag; vorher anrufen",
  notToday: "nicht in Betrieb",
  unknown: "unbekannt",
  /** Behind the hours that are known. */
  restUnknown: "sonst unbekannt",
  notes: "Hinweise des Betreibers (niederländisch)",
  /** The visible heading of the notes. */
  notesHeading: "Hinweise des Betreibers (niederländisch)",
} as const;
