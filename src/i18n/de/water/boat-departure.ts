import { localMoment } from "#sentences/intl/format.ts";

/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Abfahrt",
  date: "Abfahrtsdatum",
  time: "Abfahrtszeit",
  now: "Jetzt abfahren",
  hint: "Zeiten bei deiner Geschwindigkeit, ohne Wartezeiten.",
  passed: "Diese Abfahrtszeit liegt schon in der Vergangenheit.",
} as const;

const longDay = localMoment({
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
});

/** "Dieser Zeitpunkt liegt schon in der Vergangenheit. Die Angaben gelten für morgen, Donnerstag, 26. November." */
export function movedDepartureText(atMs: number, daysAhead: number): string {
  const day = daysAhead === 0 ? "heute" : "morgen";
  return `Dieser Zeitpunkt liegt schon in der Vergangenheit. Die Angaben gelten für ${day}, ${longDay.format(atMs)}.`;
}
