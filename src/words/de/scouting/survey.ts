import type * as nl from "../../nl/scouting/survey.ts";
import type { Words } from "../../words.ts";

export const surveyTexts = {
  failed:
    "Diese Peilung kann nicht gespeichert werden und geht verloren, wenn du die App schließt.",
  heading: "Peilen",
  task: "Technik",
  tasks: {
    resect: "Rückwärts\u00adeinschneiden: Wo bin ich?",
    intersect: "Vorwärts\u00adeinschneiden: Wo ist das?",
    project: "Projektion: von Punkt zu Punkt",
  },
  north: "Nordrichtung",
  norths: {
    magnetic: "Kompass",
    grid: "Karte (RD)",
    true: "Geografisch",
  },
  unit: "Einheit",
  units: { deg: "Grad (360)", mil: "Mil (6400)" },
  starts: {
    resect:
      "Tippe auf der Karte auf einen Punkt, den du in der Landschaft siehst, und gib die Peilung dorthin ein. Mit zwei Punkten weißt du, wo du bist.",
    intersect:
      "Tippe auf der Karte auf deinen Standort und gib die Peilung zum unbekannten Punkt ein. Mach das von zwei Orten aus.",
    project:
      "Tippe auf der Karte auf den Startpunkt und gib Peilung und Entfernung ein. Tippe auf einen weiteren Punkt, um Peilung und Entfernung dorthin zu messen.",
  },
  center: "Punkt in der Mitte",
  own: "Meine Position",
  noPosition: "Es gibt noch keine Position. Tippe auf die Karte oder gib Koordinaten ein.",
  addTyped: "Punkt hinzufügen",
  typePoint: "Koordinaten eingeben",
  addStep: "Schritt hinzufügen",
  clear: "Neu beginnen",
  useCompass: "Kompass verwenden",
  allowCompass: "Kompass erlauben",
  from: "Startpunkt",
  result: "Ergebnis",
  toWaypoint: "Zu diesem Punkt",
  notABearing: {
    deg: "Gib einen Wert zwischen 0 und 360 ein.",
    mil: "Gib einen Wert zwischen 0 und 6400 ein.",
  },
  notADistance: "Gib eine Entfernung in Metern ein.",
  name: "Name",
  contradiction: "Diese Peilungen passen nicht zusammen.",
  errorUnknown: "Wie groß die Abweichung ist, lässt sich so nicht sagen.",
  narrow:
    "Diese Peillinien schneiden sich in einem Winkel unter 30°. Füge eine Peilung hinzu, die die anderen in einem größeren Winkel schneidet.",
  problems: {
    "too-few": "Du brauchst zwei verschiedene Punkte. Füge noch einen hinzu.",
    parallel: "Diese Peillinien sind parallel und schneiden sich nicht. Wähle einen anderen Punkt.",
    behind:
      "Diese Peillinien schneiden sich in Blickrichtung nicht. Prüfe, ob du die Peilungen richtig abgelesen hast.",
    "grid-abroad": "Das RD-Gitter gilt nur in den Niederlanden. Wähle eine andere Nordrichtung.",
    "no-model": "Für dieses Jahr ist keine Missweisung verfügbar. Wähle eine andere Nordrichtung.",
  },
} satisfies Words<typeof nl.surveyTexts>;

export const removeLabel = ((name) => `Entfernen: ${name}`) satisfies Words<typeof nl.removeLabel>;

export const surveyWords = {
  bearingTo: (name) => `Peilung zu: ${name}`,
  bearingFrom: (name) => `Peilung von: ${name}`,
  stepBearing: (step) => `Peilung ${step}`,
  stepDistance: (step) => `Entfernung ${step} (m)`,
  removeStep: (step) => `Schritt ${step} entfernen`,
  exactness: (long, short) =>
    `Die Abweichung beträgt in der ungünstigsten Richtung höchstens ${long}, quer dazu höchstens ${short} (in 95 von 100 Fällen, wenn die Peilungen auf 2° genau sind).`,
  probablyWrong: (name, fitting) =>
    `Wahrscheinlich ist die Peilung zu „${name}“ falsch; zu den anderen würde ${fitting} passen. Sie zählt für diesen Punkt nicht mit. Peile noch einmal.`,
  perhapsWrong: (name, fitting, errorUnknown) =>
    `Mindestens eine ist falsch, vielleicht die zu „${name}“; zu den anderen würde ${fitting} passen. ${errorUnknown} Peile noch einmal.`,
  compassUnknown:
    "Dieses Gerät gibt nicht an, wie genau sein Kompass ist. Rechne mit einem Fehler von 10° und halte es von Metall fern.",
  compassOff: (degrees) =>
    `Der Kompass kann um ${degrees}° abweichen. Halte das Gerät von Metall fern.`,
} satisfies Words<typeof nl.surveyWords>;
