/** The grammar of this language: its plurals and lists, and the few words that numbers and times need. */

import { listOf, pluralOf } from "../words.ts";

/** The language of every number, time and list. */
export const LOCALE = "nl-NL";

/** Chooses the form of a text for a number, which `#` stands for: "1 tegel", "20 tegels". */
export const plural = /* @__PURE__ */ pluralOf(LOCALE);

/** "kaart, knooppunten en vaarwegen". */
export const list = /* @__PURE__ */ listOf(LOCALE, "conjunction");

/** "wandelen, fietsen of varen". */
export const alternatives = /* @__PURE__ */ listOf(LOCALE, "disjunction");

/** Replaces a time outside the calendar. */
export const NO_MOMENT = "onbekend";

export const YESTERDAY = "gisteren";
export const TOMORROW = "morgen";

/** The sixteen compass points clockwise from north, separated by spaces. */
export const COMPASS_POINTS = "N NNO NO ONO O OZO ZO ZZO Z ZZW ZW WZW W WNW NW NNW";

/** The unit of speeds on land. */
export const KILOMETERS_PER_HOUR = "km/u";

/** "2 uur"; from 1 to 47. */
export function hoursText(hours: string): string {
  return `${hours} uur`;
}

/** "5 dagen"; 2 or more. */
export function daysText(days: string): string {
  return `${days} dagen`;
}

/** "12 s geleden". */
export function agoText(age: string): string {
  return `${age} geleden`;
}

/** "wandelknooppunt 1": a name within a sentence. */
export function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
