import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

export const boatDepartureTexts = {
  heading: "Vertrek",
  date: "Vertrekdatum",
  time: "Vertrektijd",
  now: "Vertrek nu",
  hint: "Tijden op jouw snelheid, met het wachten dat uit de roosters volgt.",
  passed: "Dit vertrek is al voorbij.",
} as const;

/** A departure at a time that has passed today: on which day it is then. */
export const movedWords = {
  today: (day: string) => `Die tijd is al voorbij. Dit geldt voor vandaag, ${day}.`,
  tomorrow: (day: string) => `Die tijd is al voorbij. Dit geldt voor morgen, ${day}.`,
} as const;

/** Texts of the search for the best departure. */
export const bestDepartureTexts = {
  best: "Zoek het beste vertrek",
  searching: "Vergelijkt vertrektijden …",
  take: "Neem dit vertrek",
} as const;

/** The wait before a bridge or lock, and what a voyage costs in waiting. */
export const waitWords = {
  until: (moment: string) => `wacht tot ${moment}`,
  untilAtLatest: (moment: string) => `wacht uiterlijk tot ${moment}`,
  unknown: "wachten onbekend",
  closed: "hier kom je voorlopig niet door",
  arrival: (moment: string) => `Aankomst ${moment}`,
  waiting: (arrival: string, duration: string) =>
    `${arrival}, waarvan ${duration} wachten volgens de roosters`,
  objects: (count: Count) =>
    plural(count, { one: "# brug of sluis", other: "# bruggen of sluizen" }),
  notThrough: (count: string) => `Bij ${count} kom je voorlopig niet door.`,
  maybeLonger: (count: string) => `Bij ${count} is niet bekend of je wacht.`,
  best: (until: string, moment: string) => `Beste vertrek tot ${until}: ${moment}`,
  noBetter: (until: string) =>
    `Voor zover bekend scheelt een ander vertrek tot ${until} geen wachten.`,
} as const;
