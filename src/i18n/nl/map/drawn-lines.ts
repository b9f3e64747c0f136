import { threeDigits, wholeNumber } from "#sentences/intl/format.ts";

/** Texts of lines and areas that the user draws on the map. */
export const drawnLineTexts = {
  keep: "Bewaar deze lijn",
  name: "Naam",
  line: "Lijn",
  area: "Gebied",
  closed: "Maak rond: een gebied",
  color: "Kleur",
  usualColor: "Gewoon",
  save: "Bewaar",
  cancel: "Annuleer",
  failed: "Niet bewaard: de opslag van dit apparaat werkt niet of is vol.",
} as const;

/** Texts of editing the points of a line on the map. */
export const editLineTexts = {
  editPoints: "Punten wijzigen",
  choose: "Tik op een punt, of op de lijn voor een nieuw punt. Of zet het kruis erop.",
  put: "Tik waar het punt moet komen, of schuif het kruis erheen.",
  nothingThere: "Daar is geen punt en geen lijn.",
  chooseHere: "Kies hier",
  putHere: "Zet hier",
  insertAfter: "Punt erna",
  remove: "Punt weg",
  undo: "Laatste wijziging terug",
  zoomIn: "Zoom in: hier liggen te veel punten om ze te tonen.",
  save: "Bewaar",
  cancel: "Annuleer",
  failed: "Niet bewaard: de lijn is intussen veranderd, of de opslag werkt niet of is vol.",
  loading: "De punten worden gelezen\u2026",
} as const;

/** "Punt 12 van 345". */
export function chosenPointText(index: number, count: number): string {
  return `Punt ${wholeNumber.format(index + 1)} van ${wholeNumber.format(count)}`;
}

/** "3 wijzigingen, 4,2 km". */
export function editsText(count: number, distance: string): string {
  return `${count === 1 ? "1 wijziging" : `${wholeNumber.format(count)} wijzigingen`}, ${distance}`;
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

/** "rond: 3,42 ha", the area within a line that is closed. */
export function enclosedText(squareMeters: number): string {
  return `rond: ${squareText(squareMeters)}`;
}

/** "‘Grens’ staat nu bij je tracks en routes." */
export function lineKeptText(name: string): string {
  return `‘${name}’ staat nu bij je tracks en routes.`;
}
