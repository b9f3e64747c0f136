import type * as nl from "../../nl/water/boat-departure.ts";
import type { Words } from "../../words.ts";

/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Abfahrt",
  date: "Abfahrtsdatum",
  time: "Abfahrtszeit",
  now: "Jetzt abfahren",
  hint: "Zeiten bei deiner Geschwindigkeit, ohne Wartezeiten.",
  passed: "Diese Abfahrtszeit liegt schon in der Vergangenheit.",
} satisfies Words<typeof nl.boatDepartureTexts>;

/** A departure at a time that has passed today: on which day it is then. */
export const movedWords = {
  today: (day) =>
    `Dieser Zeitpunkt liegt schon in der Vergangenheit. Die Angaben gelten für heute, ${day}.`,
  tomorrow: (day) =>
    `Dieser Zeitpunkt liegt schon in der Vergangenheit. Die Angaben gelten für morgen, ${day}.`,
} satisfies Words<typeof nl.movedWords>;
