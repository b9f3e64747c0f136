/** Texts of practice in reading a map. */
export const practiceTexts = {
  name: "Üben",
  intro:
    "Deine Position ist verborgen, solange du übst. Schieb das Kreuz dorthin, wo du zu sein glaubst, und tippe auf „Hier bin ich“: Du siehst, wie viele Meter du danebenlagst. Alles bleibt auf diesem Gerät.",
  begin: "Anfangen",
  here: "Hier bin ich",
  result: "Ergebnis",
  goOn: "Weiter",
  print: "Ergebnis drucken",
  again: "Neue Runde",
  end: "Üben beenden",
  noPosition:
    "Gerade gibt es keine Position zum Vergleichen. Warte, bis dein Gerät eine hat, und tippe noch einmal.",
  notStored: "Diese Runde lässt sich nicht speichern und geht verloren, wenn du die App schließt.",
  point: "Punkt",
  error: "Daneben",
  accuracy: "Position",
  time: "Zeit",
  mean: "Im Schnitt daneben",
  worst: "Am weitesten daneben",
  total: "Zusammen",
  none: "Noch keine Punkte. Tippe auf „Weiter“ und zeig den ersten.",
} as const;

/** "Punkt 3: 42 m daneben, in 3 min." */
export function attemptText(number: number, error: string, time: string): string {
  return `Punkt ${number}: ${error} daneben, in ${time}.`;
}

/** "Kartenlesen üben, 24. November 2026". */
export function sheetTitle(day: string): string {
  return `Kartenlesen üben, ${day}`;
}
