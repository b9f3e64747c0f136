import { listText } from "#i18n/intl/list-text.ts";

/** The reasons for refusing a file, and what to do. */
const importProblemTexts: Readonly<Record<string, string>> = {
  unreadable:
    "Diese Datei lässt sich nicht öffnen. Wähle sie noch einmal oder leg zuerst eine Kopie auf dieses Gerät.",
  empty:
    "Diese Datei ist leer. Exportiere sie noch einmal aus der App oder dem Gerät, woher sie kommt.",
  entities:
    "Diese Datei enthält Verweise, die ein Gerät blockieren können. Exportiere die Daten neu, am besten aus einer anderen App.",
  "too-deep":
    "Diese Datei ist ungewöhnlich tief verschachtelt. Exportiere die Daten neu, am besten aus einer anderen App.",
  "too-large":
    "Diese Datei ist größer als 200 MB. Teile sie in kleinere Dateien und importiere diese.",
  "too-many-entries":
    "In dieser ZIP-Datei sind mehr als 1000 Dateien. Exportiere sie noch einmal mit weniger Fotos oder teile sie auf.",
  "too-many-waypoints":
    "Diese Datei hat mehr als 25.000 Wegpunkte. Teile sie in kleinere Dateien und importiere diese.",
  "too-many-lines":
    "Diese Datei hat mehr als 2000 Tracks und Routen. Teile sie in kleinere Dateien und importiere diese.",
  "too-many-points":
    "Die Tracks und Routen in dieser Datei haben zusammen mehr als 1.000.000 Punkte. Teile sie in kleinere Dateien und importiere diese.",
  "list-too-long":
    "Diese Liste ist zu lang: höchstens 5000 Zeilen und 1.000.000 Zeichen. Teile sie in kleinere Listen.",
  "damaged-zip": "Diese ZIP-Datei ist beschädigt. Lade oder exportiere sie noch einmal.",
  "encrypted-zip": "Diese ZIP-Datei hat ein Passwort. Erstelle sie noch einmal ohne Passwort.",
  "no-kml-in-zip":
    "In dieser ZIP-Datei ist keine Karte (KML) oder Aktivität (FIT). Entpacke sie und wähle die Datei, die du suchst.",
  "damaged-fit":
    "Diese FIT-Datei ist beschädigt. Hol sie noch einmal von dem Gerät oder aus der App, woher sie kommt.",
  "damaged-xml": "Diese Datei ist beschädigt. Lade oder exportiere sie noch einmal.",
  "damaged-json": "Diese GeoJSON-Datei ist beschädigt. Lade oder exportiere sie noch einmal.",
  topojson: "Das ist eine TopoJSON-Datei. Wandle sie zuerst in GeoJSON um.",
  "only-address-columns":
    "In dieser Tabelle stehen nur Adressen, keine Koordinaten. Füge die Koordinaten hinzu oder wähle ihre Spalten selbst.",
  "no-coordinate-columns":
    "In dieser Tabelle ist nicht zu sehen, in welchen Spalten die Koordinaten stehen. Wähle sie selbst.",
};

/** Notes about a file that was read. */
const noteTexts: Readonly<Record<string, string>> = {
  "encoding-guessed":
    "Die Zeichenkodierung dieser Datei ist geraten. Prüfe, ob Namen mit Umlauten und Akzenten stimmen.",
  "text-after-end": "Nach dem Ende dieser Datei steht noch etwas; das wurde übersprungen.",
  "markup-mended": "Diese Datei hat Fehler im Aufbau. Prüfe, ob alles da ist, was du erwartest.",
  "areas-as-lines":
    "Gebiete mit Löchern oder mehreren Teilen wurden als die Linie darum übernommen.",
  "several-documents":
    "In dieser ZIP-Datei sind mehrere Karten oder Aktivitäten; alle wurden gelesen.",
  "wrong-checksum":
    "Die Prüfsumme dieser FIT-Datei stimmt nicht: Etwas darin hat sich geändert. Prüfe, ob alles da ist, was du erwartest.",
  "lat-lng-swapped":
    "So, wie es dasteht, liegt alles im Meer vor Somalia; mit vertauschter Breite und Länge liegt es in den Niederlanden.",
  "lat-lng-exchanged": "Breite und Länge wurden vertauscht: So liegt alles in den Niederlanden.",
  "times-do-not-match":
    "Ein Track hat mehr oder weniger Zeiten als Punkte; was übrig ist, wurde weggelassen.",
};

/**
 * Returns the sentence for a refused file, with the line of the problem if known.
 * @param formats the names of the formats that can be imported
 */
export function importProblemText(
  { reason, line }: { readonly reason: string; readonly line?: number },
  formats: readonly string[],
): string {
  if (reason === "unknown-kind") return unknownKindText(formats);
  const sentence = importProblemTexts[reason] ?? importProblemTexts["damaged-xml"] ?? "";
  return line === undefined ? sentence : `${sentence} (Zeile ${line}.)`;
}

/** "… Wähle eine GPX-, KML- oder CSV-Datei." */
function unknownKindText(formats: readonly string[]): string {
  const kinds = formats.map((format) => `${format}-`);
  const list = listText(kinds, "disjunction");
  return `Das ist keine Datei mit Stellen oder Tracks. Wähle eine ${list}Datei.`;
}

/** Returns the sentence for a note; empty for a note that this version does not know. */
export function importNoteText(note: string): string {
  return noteTexts[note] ?? "";
}
