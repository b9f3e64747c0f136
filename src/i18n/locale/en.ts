/** The language of this build, and the few words that numbers and times need. */

/** The language of every number, time and list. */
export const LOCALE = "en-GB";

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
  return `${hours} h`;
}

/** "5 days"; 2 or more. */
export function daysText(days: string): string {
  return `${days} days`;
}

/** "12 s ago". */
export function agoText(age: string): string {
  return `${age} ago`;
}
