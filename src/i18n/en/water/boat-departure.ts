import { localMoment } from "#sentences/intl/format.ts";

/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Departure",
  date: "Departure date",
  time: "Departure time",
  now: "Leave now",
  hint: "Times are based on your speed and assume no waiting.",
  passed: "This departure time has passed.",
} as const;

const longDay = localMoment({
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
});

/** "That time has already passed. Showing tomorrow, Thursday 26 November." */
export function movedDepartureText(atMs: number, daysAhead: number): string {
  const day = daysAhead === 0 ? "today" : "tomorrow";
  return `That time has already passed. Showing ${day}, ${longDay.format(atMs)}.`;
}
