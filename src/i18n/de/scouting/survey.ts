import { formatMeters } from "#sentences/intl/format.ts";

/** Texts of the tool that takes bearings. */
export const surveyTexts = {
  heading: "Peilen",
  task: "Technik",
  tasks: {
    resect: "Rückwärtseinschneiden: Wo bin ich?",
    intersect: "Vorwärtseinschneiden: Wo ist das?",
    project: "Projektion: von Punkt zu Punkt",
  },
  north: "Nordrichtung",
  norths: {
    magnetic: "Kompass (magnetisch)",
    grid: "Karte (RD-Gitter)",
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
  distance: "Entfernung in Metern",
  addStep: "Schritt hinzufügen",
  remove: "Entfernen",
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
} as const;

/** "Peilung zu: A", "Peilung von: A". */
export function bearingLabel(task: "resect" | "intersect", name: string): string {
  return task === "resect" ? `Peilung zu: ${name}` : `Peilung von: ${name}`;
}

/** "Peilung 2", of a step. */
export function stepBearingLabel(number: number): string {
  return `Peilung ${number}`;
}

/** "Entfernung 2 (m)". */
export function stepDistanceLabel(number: number): string {
  return `Entfernung ${number} (m)`;
}

/** "Entfernen: A". */
export function removeLabel(name: string): string {
  return `Entfernen: ${name}`;
}

/** "Schritt 2 entfernen". */
export function removeStepLabel(number: number): string {
  return `Schritt ${number} entfernen`;
}

/** Returns the precision of a position from bearings: the 95 % ellipse at 2°. */
export function exactnessText(semiMajorMeters: number, semiMinorMeters: number): string {
  const [long, short] = [formatMeters(semiMajorMeters), formatMeters(semiMinorMeters)];
  return `Die Abweichung beträgt in der ungünstigsten Richtung höchstens ${long}, quer dazu höchstens ${short} (in 95 von 100 Fällen, wenn die Peilungen auf 2° genau sind).`;
}

/** Says which bearing does not fit the others, and which one would. */
export function wrongBearingText(name: string, fitting: string, isCertain: boolean): string {
  const which = isCertain
    ? `Wahrscheinlich ist die Peilung zu „${name}“ falsch`
    : `Mindestens eine ist falsch, vielleicht die zu „${name}“`;
  const place = isCertain ? "Sie zählt für diesen Punkt nicht mit." : surveyTexts.errorUnknown;
  return `${surveyTexts.contradiction} ${which}; zu den anderen würde ${fitting} passen. ${place} Peile noch einmal.`;
}

/** Says how far a compass may be off. */
export function compassDoubt(accuracyDegrees: number | null): string {
  return accuracyDegrees === null
    ? "Dieses Gerät gibt nicht an, wie genau sein Kompass ist. Rechne mit einem Fehler von 10° und halte es von Metall fern."
    : `Der Kompass kann um ${Math.round(accuracyDegrees)}° abweichen. Halte das Gerät von Metall fern.`;
}
