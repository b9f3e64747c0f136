import type * as nl from "../../nl/water/official-marks.ts";
import type { Words } from "../../words.ts";

export const recordShapes = {
  ball: "Kugeltonne",
  pillar: "Bakentonne",
  spar: "Spiere",
  cone: "Spitztonne",
  can: "Stumpftonne",
  barrel: "Fasstonne",
  pile: "Feste Bake",
  otherBuoy: "Tonne",
  otherBeacon: "Bake",
} satisfies Words<typeof nl.recordShapes>;

export const recordColors = {
  red: "rot",
  green: "grün",
  yellow: "gelb",
  black: "schwarz",
  white: "weiß",
  orange: "orange",
  blue: "blau",
} satisfies Words<typeof nl.recordColors>;

export const topShapes = {
  ball: "Ball",
  can: "Zylinder",
  cone: "Kegel, Spitze oben",
  "cone-down": "Kegel, Spitze unten",
  x: "liegendes Kreuz",
  plus: "stehendes Kreuz",
  balls: "zwei Bälle",
  up: "zwei Kegel, Spitzen oben",
  down: "zwei Kegel, Spitzen unten",
  apart: "zwei Kegel, Spitzen voneinander weg",
  together: "zwei Kegel, Spitzen zueinander",
} satisfies Words<typeof nl.topShapes>;

export const recordWords = {
  horizontal: (colors) => `${colors}, von oben nach unten`,
  upright: (colors) => `${colors}, senkrechte Streifen`,
  above: (upper, lower) => `${upper} über ${lower}`,
  colored: (thing, colors) => `${thing}: ${colors}`,
  asWritten: (text) => `„${text}“, so steht es in der Quelle`,
  height: (meters) => `${meters} hoch`,
  toward: (degrees) => `Richtung ${degrees}°`,
  until: (color, degrees) => `${color} bis ${degrees}°`,
  ofApp: (light) => `${light}, nach den Daten der App`,
  source: (source, date) => `${source}, ${date}`,
} satisfies Words<typeof nl.recordWords>;

export const recordTexts = {
  red: "rot: rechte Seite, stromabwärts oder seewärts gesehen. Auf Seen und den Randmeren gelten eigene Absprachen.",
  green:
    "grün: linke Seite, stromabwärts oder seewärts gesehen. Auf Seen und den Randmeren gelten eigene Absprachen.",
  parting: "rot und grün: hier treffen oder teilen sich Fahrwasser",
  notInData: "nicht in den Daten",
  dark: "dunkel",
  water: "Fahrwasser",
  racon: "Racon",
  purpose: "Zweck",
  source: "Quelle",
  authority: "Rijkswaterstaat (CC0)",
  ofApp: "Daten der App",
  dateUnknown: "Datum unbekannt",
  bearings:
    "Sektoren sind als Peilungen vom Schiff aus gezeichnet. Ob die Quelle sie so meint, ist noch nicht geprüft.",
} satisfies Words<typeof nl.recordTexts>;
