import { localMoment } from "#sentences/intl/format.ts";
import { movedWords as words } from "#words/water/boat-departure.ts";

const longDay = localMoment({
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
});

/** "Die tijd is al voorbij. Dit geldt voor morgen, donderdag 26 november." */
export function movedDepartureText(atMs: number, daysAhead: number): string {
  return (daysAhead === 0 ? words.today : words.tomorrow)(longDay.format(atMs));
}
