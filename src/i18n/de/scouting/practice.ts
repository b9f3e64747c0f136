/** Texts of practice in reading a map. */
export const practiceTexts = {
  name: "Üben",
  intro:
    "Während der Übung wird deine Position nicht angezeigt. Bewege das Fadenkreuz dorthin, wo du deiner Meinung nach bist, und tippe auf „Hier bin ich“. Dann siehst du, um wie viele Meter du danebenlagst. Alles bleibt auf diesem Gerät.",
  begin: "Starten",
  here: "Hier bin ich",
  result: "Ergebnis",
  goOn: "Weiter",
  print: "Ergebnis drucken",
  again: "Neue Runde",
  end: "Üben beenden",
  noPosition:
    "Dein Gerät kennt deine Position gerade nicht. Warte, bis sie bekannt ist, und tippe noch einmal.",
  notStored:
    "Diese Runde kann nicht gespeichert werden und geht verloren, wenn du die App schließt.",
  point: "Punkt",
  error: "Abweichung",
  accuracy: "Position",
  time: "Zeit",
  mean: "Mittlere Abweichung",
  worst: "Größte Abweichung",
  total: "Insgesamt",
  none: "Noch keine Punkte. Tippe auf „Weiter“ und markiere den ersten.",
} as const;

/** "Punkt 3: 42 m daneben, in 3 min." */
export function attemptText(number: number, error: string, time: string): string {
  return `Punkt ${number}: ${error} Abweichung nach ${time}.`;
}

/** "Kartenlesen üben, 24. November 2026". */
export function sheetTitle(day: string): string {
  return `Kartenlesen üben, ${day}`;
}
