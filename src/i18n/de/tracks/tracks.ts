import { plainNumber } from "#sentences/intl/format.ts";

/** Texts of the tracks and routes below the list of waypoints. */
export const trackTexts = {
  heading: "Tracks und Routen",
  track: "Track",
  route: "Route",
  area: "Gebiet",
  recording: "Wird aufgezeichnet",
  noName: "Ohne Namen",
  hidden: "Nicht auf der Karte",
  all: "Liste aller Tracks und Routen",
  showAll: "Alle anzeigen",
  name: "Name",
  rename: "Namen speichern",
  speed: "Geschwindigkeit",
  onMap: "Auf der Karte zeichnen",
  onNetwork: "In Knotenpunkte umwandeln",
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
} as const;

/** "12 Tracks und Routen". */
export function lineCountText(lines: number): string {
  return lines === 1 ? "1 Track oder Route" : `${plainNumber.format(lines)} Tracks und Routen`;
}

/** "1.234 Punkte". */
export function pointCountText(points: number): string {
  return points === 1 ? "1 Punkt" : `${plainNumber.format(points)} Punkte`;
}

/** Texts of the screens of the tracks. */
export const trackScreenTexts = {
  routeSheet: "Orientierungstechnik erstellen",
  none: "Du hast noch keine Tracks. Zeichne einen auf oder importiere eine Datei unter „Wegpunkte“.",
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
  altitudeAxis: "Höhe (m)",
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
  recordingNow:
    "Dieser Track wird noch aufgezeichnet. Beende die Aufzeichnung, um ihn zu bearbeiten.",
  waypointSaved: "Wegpunkt gespeichert.",
  onMap: "Auf der Karte anzeigen",
} as const;

/** The units of the speed colours on the map. */
export const speedUnitTexts = { "km/h": "km/h", knots: "Knoten" } as const;

/** Returns the label of the axis of a profile: "Geschwindigkeit (km/h)". */
export function speedAxisText(unit: keyof typeof speedUnitTexts): string {
  return `${trackTexts.speed} (${speedUnitTexts[unit]})`;
}

/** Returns the lowest and highest altitude of a track, "52 m – 60 m"; recorded altitudes are those of the device. */
export function altitudesText(lowest: string, highest: string, isRecorded: boolean): string {
  return `${lowest} – ${highest}${isRecorded ? ", laut deinem Gerät" : ""}`;
}

/** Returns the speed class of a colour on the map: "unter 2", "2 bis 3", "ab 6". */
export function speedClassText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `unter ${to}`;
  return to === undefined ? `ab ${from}` : `${from} bis ${to}`;
}

/** The origins of a track. */
export const originTexts = {
  imported: "Importiert",
  recorded: "Aufgezeichnet",
  planned: "Geplant",
} as const;

/** The causes of a gap in a track. */
const gapCauseTexts = {
  "file-break": "neuer Teil",
  paused: "Pause",
  "screen-off": "Bildschirm aus",
  "page-hidden": "App im Hintergrund",
  "position-refused": "Standort nicht erlaubt",
  "signal-lost": "kein Signal",
  jump: "unmöglicher Sprung",
  "clock-set-back": "Uhr zurückgestellt",
  "app-ended": "App geschlossen",
} as const;

/** Returns the number of gaps of a track by cause: "2 × Pause, Uhr zurückgestellt". */
export function gapsText(
  counts: readonly (readonly [cause: keyof typeof gapCauseTexts, count: number])[],
): string {
  return counts
    .map(
      ([cause, gaps]) =>
        `${gaps > 1 ? `${plainNumber.format(gaps)} × ` : ""}${gapCauseTexts[cause]}`,
    )
    .join(", ");
}

/** "Track", "Route" or "Gebiet". */
export function trackKindText(line: {
  readonly kind: "track" | "route";
  readonly isArea?: true;
}): string {
  return trackTexts[line.isArea ? "area" : line.kind];
}

/** Returns the names of both parts of a split track: "Wanderung (1)" and "Wanderung (2)". */
export function partNames(name: string): [string, string] {
  return [`${name} (1)`.trim(), `${name} (2)`.trim()];
}

/** "Linie auf 5 m genau". */
export function thinText(meters: number): string {
  return `Linie auf ${meters} m genau`;
}
