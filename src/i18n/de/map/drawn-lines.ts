import { localNumber } from "#i18n/intl/format.ts";

/** Texts of lines and areas that the user draws on the map. */
export const drawnLineTexts = {
  keep: "Linie speichern",
  name: "Name",
  line: "Linie",
  area: "Fläche",
  closed: "Schließen: eine Fläche",
  color: "Farbe",
  usualColor: "Normal",
  save: "Speichern",
  cancel: "Abbrechen",
  failed: "Nicht gespeichert: Der Speicher dieses Geräts funktioniert nicht oder ist voll.",
} as const;

/** Texts of editing the points of a line on the map. */
export const editLineTexts = {
  editPoints: "Punkte ändern",
  choose: "Tippe auf einen Punkt oder für einen neuen auf die Linie. Oder bring das Kreuz darauf.",
  put: "Tippe dorthin, wo der Punkt hinsoll, oder schieb das Kreuz dorthin.",
  nothingThere: "Dort ist kein Punkt und keine Linie.",
  chooseHere: "Hier wählen",
  putHere: "Hier setzen",
  insertAfter: "Punkt danach",
  remove: "Punkt löschen",
  undo: "Letzte Änderung rückgängig machen",
  zoomIn: "Zoome hinein: Hier liegen zu viele Punkte, um sie zu zeigen.",
  save: "Speichern",
  cancel: "Abbrechen",
  failed:
    "Nicht gespeichert: Die Linie hat sich inzwischen geändert, oder der Speicher funktioniert nicht oder ist voll.",
  loading: "Die Punkte werden gelesen\u2026",
} as const;

/** "Punkt 12 von 345". */
export function chosenPointText(index: number, count: number): string {
  return `Punkt ${wholeNumber.format(index + 1)} von ${wholeNumber.format(count)}`;
}

/** "3 Änderungen, 4,2 km". */
export function editsText(count: number, distance: string): string {
  return `${count === 1 ? "1 Änderung" : `${wholeNumber.format(count)} Änderungen`}, ${distance}`;
}

const wholeNumber = localNumber({ maximumFractionDigits: 0 });
const threeDigits = localNumber({ maximumSignificantDigits: 3 });

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

/** "„Grenze“ steht jetzt bei deinen Tracks und Routen." */
export function lineKeptText(name: string): string {
  return `„${name}“ steht jetzt bei deinen Tracks und Routen.`;
}
