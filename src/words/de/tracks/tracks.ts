import type * as nl from "../../nl/tracks/tracks.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trackTexts = {
  heading: "Tracks und Routen",
  track: "Track",
  route: "Route",
  area: "Gebiet",
  recording: "Wird aufgezeichnet",
  noName: "Ohne Namen",
  hidden: "Nicht auf der Karte",
  all: "Alle Tracks und Routen",
  showAll: "Alle anzeigen",
  name: "Name",
  rename: "Namen speichern",
  speed: "Geschwindigkeit",
  onMap: "Auf der Karte zeichnen",
  onNetwork: "In Knotenpunkte umwandeln",
  onWays: "Auf welchen Wegen?",
  bySpeed: "Tracks nach Geschwindigkeit färben",
  bySpeedHint: "Tracks ohne Zeiten behalten ihre eigene Farbe.",
  export: "Exportieren",
  remove: "Löschen",
  saved: "Gespeichert.",
  "changed-elsewhere":
    "Nicht gespeichert, weil der Name auch an anderer Stelle geändert wurde. Speichere noch einmal, um deine Änderung zu übernehmen.",
  failed:
    "Das hat nicht geklappt, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Gib Speicherplatz frei und versuche es noch einmal.",
  gone: "Dieser Track kann nicht mehr gelesen werden.",
} satisfies Words<typeof nl.trackTexts>;

export const trackScreenTexts = {
  routeSheet: "Orientierungs\u00adtechnik erstellen",
  none: "Du hast noch keine Tracks. Zeichne einen auf oder importiere eine Datei.",
  toImport: "Datei importieren",
  noFolder: "Ohne Ordner",
  back: "Alle Tracks",
  facts: "Details",
  distance: "Strecke",
  duration: "Von Anfang bis Ende",
  moving: "In Bewegung",
  average: "Durchschnitt",
  fastest: "Maximum",
  climb: "Aufstieg",
  descent: "Abstieg",
  altitude: "Höhe",
  points: "Punkte",
  gaps: "Lücken",
  started: "Beginn",
  origin: "Herkunft",
  climbHelp:
    "Anstiege zählen erst ab 7 m, weil kleinere nicht von Messfehlern zu unterscheiden sind.",
  notMeasured: "Nicht gemessen",
  reckoning: "…",
  profile: "Profil",
  overDistance: "Nach Strecke",
  overTime: "Nach Zeit",
  altitudeAxis: (unit) => `Höhe (${unit})`,
  cursor: "Position im Track",
  noProfile: "Dieser Track enthält weder Höhen noch Zeiten, deshalb gibt es kein Profil.",
  loading: "Track wird geladen",
  more: "Mehr",
  mapFailed: "Die Karte kann hier nicht angezeigt werden.",
  edit: "Bearbeiten",
  editHelp: "Wähle oben eine Position aus. Der ursprüngliche Track kommt in den Papierkorb.",
  startHere: "Hier beginnen",
  endHere: "Hier enden",
  splitHere: "Hier teilen",
  waypointHere: "Wegpunkt hier",
  join: "Verbinden mit",
  joinChoose: "Track wählen",
  joinNow: "Verbinden",
  color: "Farbe",
  noColor: "Standard der Karte",
  folder: "Ordner",
  saveFolder: "Ordner speichern",
  thin: "Beim Exportieren vereinfachen",
  thinNone: "Alle Punkte",
  failed:
    "Das hat nicht geklappt. Wähle eine andere Stelle oder gib Speicherplatz frei und versuche es noch einmal.",
  waypointSaved: "Wegpunkt gespeichert.",
  onMap: "Auf der Karte anzeigen",
} satisfies Words<typeof nl.trackScreenTexts>;

export const speedUnitTexts = { knots: "Knoten" } satisfies Words<typeof nl.speedUnitTexts>;

export const originTexts = {
  imported: "Importiert",
  recorded: "Aufgezeichnet",
  planned: "Geplant",
} satisfies Words<typeof nl.originTexts>;

export const gapCauseTexts = {
  "file-break": "neuer Teil",
  paused: "Pause",
  "screen-off": "Bildschirm aus",
  "page-hidden": "App im Hintergrund",
  "position-refused": "Standort nicht erlaubt",
  "signal-lost": "kein Signal",
  jump: "unmöglicher Sprung",
  "clock-set-back": "Uhr zurückgestellt",
  "app-ended": "App geschlossen",
} satisfies Words<typeof nl.gapCauseTexts>;

export const trackWords = {
  lines: (lines) => plural(lines, { one: "# Track oder Route", other: "# Tracks und Routen" }),
  points: (points) => plural(points, { one: "# Punkt", other: "# Punkte" }),
  byDevice: (altitudes) => `${altitudes}, laut deinem Gerät`,
  speed: {
    lessThan: (to) => `unter ${to}`,
    atLeast: (from) => `ab ${from}`,
    between: (from, to) => `${from} bis ${to}`,
  },
  thin: (distance) => `Linie auf ${distance} genau`,
} satisfies Words<typeof nl.trackWords>;
