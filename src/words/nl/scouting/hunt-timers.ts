/** Texts of the times that run in a hunt. */
export const huntTimerTexts = {
  heading: "Aftellen",
  add: "Tel een tijd af",
  hint: "Volgens de klok van dit toestel; de organisatie beslist.",
  kind: "Wat telt af",
  kinds: { lock: "Slot op een gebied", answer: "Tijd om te antwoorden" },
  minutes: "Minuten",
  notMinutes: "Typ 1 tot 1440 hele minuten.",
  name: "Welke",
  start: "Start",
  cancel: "Annuleer",
  over: "om",
  unknown: "onbekend, want de klok is teruggezet",
} as const;

/** The times of a hunt with what is left of them. */
export const huntTimerWords = {
  names: { lock: "Slot", answer: "Antwoord" },
  left: (minutes: string) => `nog ${minutes}\u00a0min`,
  remove: (name: string) => `Haal weg: ${name}`,
} as const;
