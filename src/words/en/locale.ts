/** The grammar of this language: its plurals and lists, and the few words that numbers and times need. */

import { listOf, pluralOf } from "../words.ts";

/** The language of every number, time and list. */
export const LOCALE = "en-GB";

/** Chooses the form of a text for a number, which `#` stands for: "1 tile", "20 tiles". */
export const plural = /* @__PURE__ */ pluralOf(LOCALE);

/** "map, nodes and fairways". */
export const list = /* @__PURE__ */ listOf(LOCALE, "conjunction");

/** "walking, cycling or boating". */
export const alternatives = /* @__PURE__ */ listOf(LOCALE, "disjunction");

/** Replaces a time outside the calendar. */
export const NO_MOMENT = "unknown";

export const YESTERDAY = "yesterday";
export const TOMORROW = "tomorrow";

/** The sixteen compass points clockwise from north, separated by spaces. */
export const COMPASS_POINTS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW";

/** The unit of speeds on land. */
export const KILOMETERS_PER_HOUR = "km/h";

/** "2 h"; from 1 to 47. */
export function hoursText(hours: string): string {
  return `${hours}\u00a0h`;
}

/** "5 days"; 2 or more. */
export function daysText(days: string): string {
  return `${days} days`;
}

/** "12 s ago". */
export function agoText(age: string): string {
  return `${age} ago`;
}

/** "walking node 1": a name within a sentence. */
export function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
