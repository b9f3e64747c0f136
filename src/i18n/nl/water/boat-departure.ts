import { localMoment } from "#sentences/intl/format.ts";

/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Vertrek",
  date: "Vertrekdatum",
  time: "Vertrektijd",
  now: "Vertrek nu",
  hint: "Tijden op jouw snelheid, zonder wachten.",
  passed: "Dit vertrek is al voorbij.",
} as const;

const longDay = localMoment({
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
});

/** "Die tijd is al voorbij. Dit geldt voor morgen, donderdag 26 november." */
export function movedDepartureText(atMs: number, daysAhead: number): string {
  const day = daysAhead === 0 ? "vandaag" : "morgen";
  return `Die tijd is al voorbij. Dit geldt voor ${day}, ${longDay.format(atMs)}.`;
}
