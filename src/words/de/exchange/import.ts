import type * as nl from "../../nl/exchange/import.ts";
import type { Words } from "../../words.ts";

export const importProblems = {
  unreadable:
    "Diese Datei lässt sich nicht öffnen. Wähle sie noch einmal oder kopiere sie zuerst auf dieses Gerät.",
  empty:
    "Diese Datei ist leer. Exportiere sie noch einmal aus der App oder von dem Gerät, von dem sie stammt.",
  entities:
    "Diese Datei enthält Verweise, die dein Gerät zum Absturz bringen könnten. Exportiere die Daten aus einer anderen App.",
  "too-deep":
    "Diese Datei ist zu kompliziert aufgebaut. Exportiere die Daten neu, am besten aus einer anderen App.",
  "too-large":
    "Diese Datei ist größer als 200 MB. Teile sie in kleinere Dateien auf und importiere diese.",
  "too-many-entries":
    "Diese ZIP-Datei enthält mehr als 1000 Dateien. Exportiere sie noch einmal mit weniger Fotos oder teile sie auf.",
  "too-many-waypoints":
    "Diese Datei enthält mehr als 25.000 Wegpunkte. Teile sie in kleinere Dateien auf und importiere diese.",
  "too-many-lines":
    "Diese Datei enthält mehr als 2000 Tracks und Routen. Teile sie in kleinere Dateien auf und importiere diese.",
  "too-many-points":
    "Die Tracks und Routen in dieser Datei haben zusammen mehr als 1.000.000 Punkte. Teile sie in kleinere Dateien auf und importiere diese.",
  "list-too-long":
    "Diese Liste ist zu lang: Erlaubt sind höchstens 5000 Zeilen und 1.000.000 Zeichen. Teile sie in kleinere Listen auf.",
  "damaged-zip":
    "Diese ZIP-Datei ist beschädigt. Lade sie noch einmal herunter oder exportiere sie neu.",
  "encrypted-zip":
    "Diese ZIP-Datei ist mit einem Passwort geschützt. Erstelle sie noch einmal ohne Passwort.",
  "no-kml-in-zip":
    "Diese ZIP-Datei enthält keine Karte (KML) und keine Aktivität (FIT). Entpacke sie und wähle die gewünschte Datei.",
  "damaged-fit":
    "Diese FIT-Datei ist beschädigt. Kopiere sie noch einmal von dem Gerät oder aus der App, von der sie stammt.",
  "damaged-xml":
    "Diese Datei ist beschädigt. Lade sie noch einmal herunter oder exportiere sie neu.",
  "damaged-json":
    "Diese GeoJSON-Datei ist beschädigt. Lade sie noch einmal herunter oder exportiere sie neu.",
  "other-crs":
    "Diese Datei verwendet ein Koordinatensystem, das die App nicht kennt. Wandle sie in WGS 84 (EPSG:4326) um.",
  topojson: "Das ist eine TopoJSON-Datei. Wandle sie zuerst in GeoJSON um.",
  "only-address-columns":
    "Diese Tabelle enthält nur Adressen. Füge Koordinaten hinzu oder wähle die Spalten mit den Koordinaten selbst aus.",
  "no-coordinate-columns":
    "Es ist nicht erkennbar, in welchen Spalten dieser Tabelle die Koordinaten stehen. Wähle sie selbst aus.",
} satisfies Words<typeof nl.importProblems>;

export const importNotes = {
  "encoding-guessed":
    "Die Zeichenkodierung dieser Datei wurde geschätzt. Prüfe, ob Umlaute und Akzente stimmen.",
  "text-after-end": "In dieser Datei steht nach dem Ende der Daten noch Text. Er wurde ignoriert.",
  "markup-mended": "Diese Datei enthält Formatfehler. Prüfe, ob alles da ist, was du erwartest.",
  "areas-as-lines": "Flächen mit Löchern oder mehreren Teilen wurden als Umrisse importiert.",
  "several-documents":
    "Diese ZIP-Datei enthält mehrere Karten oder Aktivitäten. Alle wurden gelesen.",
  "wrong-checksum":
    "Die Prüfsumme dieser FIT-Datei stimmt nicht, der Inhalt ist also möglicherweise beschädigt. Prüfe, ob alles da ist, was du erwartest.",
  "lat-lng-swapped":
    "Mit den Koordinaten in dieser Reihenfolge liegen die Punkte im Meer vor Somalia. Mit vertauschter Breite und Länge liegen sie in den Niederlanden.",
  "lat-lng-exchanged": "Breite und Länge wurden vertauscht. Damit liegt alles in den Niederlanden.",
  "times-do-not-match":
    "Bei einem Track stimmt die Anzahl der Zeitangaben nicht mit der Anzahl der Punkte überein. Überzählige Angaben wurden übersprungen.",
} satisfies Words<typeof nl.importNotes>;

export const importProblemWords = {
  line: (line) => `(Zeile ${line}.)`,
  format: (name) => `${name}-`,
  unknownKind: (formats) =>
    `Diese Datei enthält keine Wegpunkte und keine Tracks. Wähle eine ${formats}Datei.`,
} satisfies Words<typeof nl.importProblemWords>;
