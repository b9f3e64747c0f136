import { threeDigits, wholeNumber } from "#sentences/intl/format.ts";

/** Texts of lines and areas that the user draws on the map. */
export const drawnLineTexts = {
  keep: "Linie speichern",
  name: "Name",
  line: "Linie",
  area: "Fläche",
  closed: "Zu einer Fläche schließen",
  color: "Farbe",
  usualColor: "Standard",
  save: "Speichern",
  cancel: "Abbrechen",
  failed: "Nicht gespeichert, weil der Speicher dieses Geräts voll oder nicht verfügbar ist.",
} as const;

/** Texts of editing the points of a line on the map. */
export const editLineTexts = {
  editPoints: "Punkte ändern",
  choose:
    "Tippe auf einen Punkt, um ihn zu verschieben, oder auf die Linie, um einen hinzuzufügen. Du kannst auch das Fadenkreuz verwenden.",
  put: "Tippe auf die neue Position des Punkts oder bewege das Fadenkreuz dorthin.",
  nothingThere: "Dort ist weder ein Punkt noch eine Linie.",
  chooseHere: "Auswählen",
  putHere: "Hier setzen",
  insertAfter: "Punkt danach",
  remove: "Punkt löschen",
  undo: "Letzte Änderung rückgängig machen",
  zoomIn: "Hier liegen zu viele Punkte, um sie anzuzeigen. Zoome hinein.",
  save: "Speichern",
  cancel: "Abbrechen",
  failed:
    "Nicht gespeichert. Die Linie wurde inzwischen geändert, oder der Speicher ist voll oder nicht verfügbar.",
  loading: "Die Punkte werden geladen \u2026",
} as const;

/** "Punkt 12 von 345". */
export function chosenPointText(index: number, count: number): string {
  return `Punkt ${wholeNumber.format(index + 1)} von ${wholeNumber.format(count)}`;
}

/** "3 Änderungen, 4,2 km". */
export function editsText(count: number, distance: string): string {
  return `${count === 1 ? "1 Änderung" : `${wholeNumber.format(count)} Änderungen`}, ${distance}`;
}

const HECTARE = 10_000;
const SQUARE_KILOMETER = 1_000_000;

/** "2.500 m²", "3,42 ha", "12,1 km²". */
export function squareText(squareMeters: number): string {
  if (squareMeters < HECTARE) return `${wholeNumber.format(squareMeters)} m\u00b2`;
  return squareMeters < SQUARE_KILOMETER
    ? `${threeDigits.format(squareMeters / HECTARE)} ha`
    : `${threeDigits.format(squareMeters / SQUARE_KILOMETER)} km\u00b2`;
}

/** "umschlossen: 3,42 ha", the area within a line that is closed. */
export function enclosedText(squareMeters: number): string {
  return `umschlossen: ${squareText(squareMeters)}`;
}

/** "„Grenze“ wurde zu deinen Tracks und Routen hinzugefügt." */
export function lineKeptText(name: string): string {
  return `„${name}“ wurde zu deinen Tracks und Routen hinzugefügt.`;
}
