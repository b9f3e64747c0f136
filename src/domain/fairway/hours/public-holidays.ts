import { addDays, dayNumber, type LocalDate, weekdayOf } from "./local-time.ts";

/**
 * Returns whether a date is a public holiday in the Netherlands: New Year, Easter, King's Day, Liberation
 * Day, Ascension, Whitsun and Christmas (Algemene termijnenwet, article 3), but not Good Friday. Liberation
 * Day counts every year: the schedules split their periods at 5 May to treat that holiday as a weekday.
 */
export function isPublicHoliday(date: LocalDate): boolean {
  const { year, month, day } = date;
  if (month === 1) return day === 1;
  if (month === 12) return day === 25 || day === 26;
  const today = dayNumber(date);
  if (today === dayNumber(kingsDay(year)) || (month === 5 && day === 5)) return true;
  const sinceEaster = today - dayNumber(easterSunday(year));
  return EASTER_BOUND.includes(sinceEaster);
}

/** Days after Easter Sunday: Easter itself, Ascension, Whitsun. */
const EASTER_BOUND: readonly number[] = [0, 1, 39, 49, 50];

/** Returns 27 April, or the day before if that is a Sunday. */
function kingsDay(year: number): LocalDate {
  const date = { year, month: 4, day: 27 };
  return weekdayOf(date) === 6 ? addDays(date, -1) : date;
}

/** Returns Easter Sunday of a Gregorian year. Source: the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): LocalDate {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((goldenNumber + 11 * epact + 22 * toSunday) / 451);
  const count = epact + toSunday - 7 * late + 114;
  return { year, month: Math.floor(count / 31), day: (count % 31) + 1 };
}
