import type * as nl from "../../nl/position/position.ts";
import type { Words } from "../../words.ts";

export const positionTexts = {
  noPosition: "noch keine Position",
  noPositionYet: "Noch keine Position",
  why: "Warum?",
  reasonNotLoaded: "Die Erklärung konnte nicht geladen werden.",
  own: "Deine Position",
  fromPositions: "aus Positionen berechnet",
  altitude: "Höhe",
  speed: "Geschwindigkeit",
  accuracy: "Genauigkeit",
  heading: "Richtung",
  noHeading: "noch nicht gemessen",
  notMeasured: "nicht gemessen",
  fixedAt: "Letzte Position",
  latitude: "Breite (lat)",
  longitude: "Länge (lng)",
} satisfies Words<typeof nl.positionTexts>;

export const CALIBRATE_HINT =
  "Der Kompass ist ungenau. Bewege dein Gerät ein paar Mal in Form einer Acht und halte dabei Abstand zu Metall und Magneten." satisfies Words<
    typeof nl.CALIBRATE_HINT
  >;

export const noSignalWords = {
  start: (age) => `Seit ${age} kein Signal`,
  aside: (age) => `seit ${age} kein Signal`,
} satisfies Words<typeof nl.noSignalWords>;

export const accuracyNames = {
  good: "gut",
  fair: "mäßig",
  poor: "schlecht",
} satisfies Words<typeof nl.accuracyNames>;

export const headingOrigins = {
  compass: "Kompass",
  magnetic: "Kompass, magnetisch",
  course: "Kurs",
  lastCourse: "letzter Kurs",
} satisfies Words<typeof nl.headingOrigins>;
