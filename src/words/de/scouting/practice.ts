import type * as nl from "../../nl/scouting/practice.ts";
import type { Words } from "../../words.ts";

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
  none: "Noch keine Punkte. Tippe auf „Weiter“ und markiere den ersten.",
} satisfies Words<typeof nl.practiceTexts>;

export const sheetTitle = ((day) => `Kartenlesen üben, ${day}`) satisfies Words<
  typeof nl.sheetTitle
>;

export const practiceWords = {
  attempt: (point, error, time) => `Punkt ${point}: ${error} Abweichung nach ${time}.`,
} satisfies Words<typeof nl.practiceWords>;
