/** The language of this build, and the few words that numbers and times need. */

/** The language of every number, time and list. */
export const LOCALE = "de-DE";

/** Replaces a time outside the calendar. */
export const NO_MOMENT = "unbekannt";

export const YESTERDAY = "gestern";
export const TOMORROW = "morgen";

/** The sixteen compass points clockwise from north, separated by spaces. */
export const COMPASS_POINTS = "N NNO NO ONO O OSO SO SSO S SSW SW WSW W WNW NW NNW";

/** The unit of speeds on land. */
export const KILOMETERS_PER_HOUR = "km/h";

/** "2 Std."; from 1 to 47. */
export function hoursText(hours: string): string {
  return `${hours} Std.`;
}

/** "5 Tagen", as after "vor": the app writes an age only there and in brackets. */
export function daysText(days: string): string {
  return `${days} Tagen`;
}

/** "vor 12 s". */
export function agoText(age: string): string {
  return `vor ${age}`;
}
