import { localMoment } from "#i18n/intl/format.ts";

/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Departure",
  date: "Departure date",
  time: "Departure time",
  now: "Leave now",
  hint: "Times assume your speed and no waiting.",
  passed: "This departure time has passed.",
} as const;

const longDay = localMoment({
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
});

/** "That time has already passed. This is for tomorrow, Thursday 26 November." */
export function movedDepartureText(atMs: number, daysAhead: number): string {
  const day = daysAhead === 0 ? "today" : "tomorrow";
  return `That time has already passed. This is for ${day}, ${longDay.format(atMs)}.`;
}
