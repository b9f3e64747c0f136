import { dutchNumber } from "#i18n/common/format.ts";

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

const wholeNumber = dutchNumber({ maximumFractionDigits: 0 });
const threeDigits = dutchNumber({ maximumSignificantDigits: 3 });

const HECTARE = 10_000;
const SQUARE_KILOMETER = 1_000_000;

/** "2.500 m²", "3,42 ha", "12,1 km²". */
function squareText(squareMeters: number): string {
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
