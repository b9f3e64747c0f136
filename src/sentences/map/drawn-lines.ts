import { counted, threeDigits, wholeNumber } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { drawnLineWords as words } from "#words/map/drawn-lines.ts";

/** "Punt 12 van 345". */
export function chosenPointText(index: number, count: number): string {
  return words.chosenPoint(wholeNumber.format(index + 1), wholeNumber.format(count));
}

/** "3 wijzigingen, 4,2 km". */
export function editsText(count: number, distance: string): string {
  return words.edits(counted(count, wholeNumber), distance);
}

const HECTARE = 10_000;
const SQUARE_KILOMETER = 1_000_000;

/** "2.500 m²", "3,42 ha", "12,1 km²". */
export function squareText(squareMeters: number): string {
  if (squareMeters < HECTARE) return withUnit(wholeNumber.format(squareMeters), "m\u00b2");
  return squareMeters < SQUARE_KILOMETER
    ? withUnit(threeDigits.format(squareMeters / HECTARE), "ha")
    : withUnit(threeDigits.format(squareMeters / SQUARE_KILOMETER), "km\u00b2");
}

/** "rond: 3,42 ha", the area within a line that is closed. */
export function enclosedText(squareMeters: number): string {
  return words.enclosed(squareText(squareMeters));
}
