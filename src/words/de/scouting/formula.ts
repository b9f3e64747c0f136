import type * as nl from "../../nl/scouting/formula.ts";
import type { Words } from "../../words.ts";
export const formulaTexts = {
  heading: "Koordinaten mit Buchstaben",
  failed:
    "Diese Formeln können nicht gespeichert werden und gehen verloren, wenn du die App schließt.",
  full: "Es gibt schon 200 Formeln. Entferne zuerst eine.",
  intro: "Gib eine Koordinate mit Großbuchstaben für die unbekannten Ziffern ein, zum Beispiel:",
  rules: "In Klammern rechnet die App: + − × und /. AB sind zwei Ziffern nebeneinander.",
  text: "Formel",
  name: "Name",
  sum: "Quersumme aller Ziffern",
  ranges: "Was ein Buchstabe sein kann",
  rangesHint: "0 bis 9, wenn du nichts anderes eingibst, zum Beispiel 1-6.",
  result: "Ergebnis",
  toPlace: "Zu diesem Ort",
  add: "Neue Formel",
  remove: "Diese Formel entfernen",
  others: "Alle Formeln",
  noName: "Neue Formel",
  notDigits: "Gib nur Ziffern ein.",
  notARange: "Gib eine Zahl ein, oder zwei mit Bindestrich.",
  otherSum: "Die Ziffern ergeben nicht diese Summe. Mindestens eine ist falsch.",
  none: "Keine der möglichen Ziffern ergibt einen Ort.",
  problems: {
    empty: "",
    "no-letters":
      "Darin steht kein Buchstabe. Setze einen Großbuchstaben, wo eine Ziffer unbekannt ist.",
    unreadable:
      "Das ist keine Koordinate mit Buchstaben. Schreibe Grad mit N und E, oder RD, und die unbekannten Ziffern als Großbuchstaben.",
    negative: "In Klammern ergibt sich eine Zahl unter null. Prüfe die Buchstaben.",
    fraction: "In Klammern ergibt sich keine ganze Zahl. Prüfe die Buchstaben.",
    "out-of-range": "Diesen Ort gibt es nicht. Prüfe die Buchstaben.",
    "rd-swapped": "Bei RD steht x vor y. Vertausche sie.",
    incomplete: "Das ist nur eine halbe Koordinate.",
    "same-axis": "Dieselbe Richtung kommt zweimal vor.",
  },
} satisfies Words<typeof nl.formulaTexts>;

export const formulaWords = {
  missing: (letters: string) => `Noch zu finden: ${letters}.`,
  triedUntil: (letter, last) =>
    `${letter} wurde nur bis ${last} ausprobiert. Gib einen kleineren Bereich ein.`,
  possible: (letter: string) => `Mögliche Orte, mit einem unbekannten Buchstaben (${letter}):`,
  choice: (letter: string, digits: string) => `${letter} = ${digits}`,
  outOfRange: (letters: string) => `${letters} liegt außerhalb deiner Angabe.`,
  rangeOf: (letter: string) => `${letter} ist von-bis`,
} satisfies Words<typeof nl.formulaWords>;
