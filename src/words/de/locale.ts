/** The grammar of this language: its plurals and lists, and the few words that numbers and times need. */

import { listOf, pluralOf } from "../words.ts";

/** The language of every number, time and list. */
export const LOCALE = "de-DE";

/** Chooses the form of a text for a number, which `#` stands for: "1 Kachel", "20 Kacheln". */
export const plural = /* @__PURE__ */ pluralOf(LOCALE);

/** "Karte, Knotenpunkte und Wasserwege". */
export const list = /* @__PURE__ */ listOf(LOCALE, "conjunction");

/** "Wandern, Radfahren oder Bootfahren". */
export const alternatives = /* @__PURE__ */ listOf(LOCALE, "disjunction");

/** Replaces a time outside the calendar. */
export const NO_MOMENT = "unbekannt";

export const YESTERDAY = "gestern";
export const TOMORROW = "morgen";

/** The sixteen compass points clockwise from north, separated by spaces. */
export const COMPASS_POINTS = "N NNO NO ONO O OSO SO SSO S SSW SW WSW W WNW NW NNW";

/** The unit of speeds on land. */
export const KILOMETERS_PER_HOUR = "km/h";

/** "2 h"; from 1 to 47. Without a full stop, so that it can end a sentence. */
export function hoursText(hours: string): string {
  return `${hours}\u00a0h`;
}

/** "5 Tagen": an age comes after "vor", "seit", "nach" or "in" only. */
export function daysText(days: string): string {
  return `${days} Tagen`;
}

/** "vor 12 s", with spaces at which no line breaks. */
export function agoText(age: string): string {
  return `vor ${age}`.replaceAll(" ", "\u00a0");
}

/** "Wanderknotenpunkt 1": a name within a sentence, where nouns keep their capital. */
export function inSentence(name: string): string {
  return name;
}
