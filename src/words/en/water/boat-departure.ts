import type * as nl from "../../nl/water/boat-departure.ts";
import type { Words } from "../../words.ts";

/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Departure",
  date: "Departure date",
  time: "Departure time",
  now: "Leave now",
  hint: "Times are based on your speed and assume no waiting.",
  passed: "This departure time has passed.",
} satisfies Words<typeof nl.boatDepartureTexts>;

/** A departure at a time that has passed today: on which day it is then. */
export const movedWords = {
  today: (day) => `That time has already passed. Showing today, ${day}.`,
  tomorrow: (day) => `That time has already passed. Showing tomorrow, ${day}.`,
} satisfies Words<typeof nl.movedWords>;
