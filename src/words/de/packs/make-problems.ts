import type * as nl from "../../nl/packs/make-problems.ts";
import type { Words } from "../../words.ts";

export const makeProblems = {
  "not-pbf":
    "Die Datei enthält keine OpenStreetMap-Daten. Lade sie noch einmal herunter oder wähle eine andere.",
  "extract-cut-off": "Ein Teil der Datei fehlt. Lade sie noch einmal herunter.",
  "extract-damaged": "Die Datei ist beschädigt. Lade sie noch einmal herunter.",
  "unknown-compression":
    "Die App unterstützt die Komprimierung dieser Datei nicht. Verwende eine mit zlib komprimierte Datei, zum Beispiel von Geofabrik.",
  "unknown-feature":
    "Diese Datei enthält frühere Versionen der Kartendaten oder andere Daten, die die App nicht unterstützt. Verwende einen normalen Auszug, zum Beispiel von Geofabrik.",
  unreadable:
    "Die Datei kann nicht gelesen werden. Wenn sie noch am selben Ort liegt, wähle sie noch einmal aus.",
  "extract-too-large":
    "Das Knotenpunktnetz in dieser Datei ist zu groß für dieses Gerät. Verwende eine Datei für ein kleineres Gebiet, zum Beispiel für eine einzelne Provinz.",
  "no-nodes":
    "Die Datei enthält keine nummerierten Knotenpunkte, Straßen, Wege oder Gewässer. Wähle eine andere.",
  "disk-full":
    "Auf diesem Gerät ist zu wenig Platz. Gib Speicherplatz frei und versuche es noch einmal.",
  "storage-blocked":
    "In diesem Browser kann die App das Paket nicht speichern. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
} satisfies Words<typeof nl.makeProblems>;

export const makeProblemWords = {
  failed: "Das hat nicht geklappt. Versuche es noch einmal.",
  notMade: (file, problem) => `Die App konnte aus ${file} kein Kartenpaket erstellen. ${problem}`,
} satisfies Words<typeof nl.makeProblemWords>;
