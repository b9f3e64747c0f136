/** Texts of the departure of a boat. */
export const boatDepartureTexts = {
  heading: "Vertrek",
  date: "Vertrekdatum",
  time: "Vertrektijd",
  now: "Vertrek nu",
  hint: "Tijden op jouw snelheid, zonder wachten.",
  passed: "Dit vertrek is al voorbij.",
} as const;

/** A departure at a time that has passed today: on which day it is then. */
export const movedWords = {
  today: (day: string) => `Die tijd is al voorbij. Dit geldt voor vandaag, ${day}.`,
  tomorrow: (day: string) => `Die tijd is al voorbij. Dit geldt voor morgen, ${day}.`,
} as const;
