import { threeDigits, wholeNumber } from "#sentences/intl/format.ts";

/** Texts of lines and areas that the user draws on the map. */
export const drawnLineTexts = {
  keep: "Save this line",
  name: "Name",
  line: "Line",
  area: "Area",
  closed: "Close the line into an area",
  color: "Colour",
  usualColor: "Default",
  save: "Save",
  cancel: "Cancel",
  failed: "Not saved, because this device's storage is full or isn't working.",
} as const;

/** Texts of editing the points of a line on the map. */
export const editLineTexts = {
  editPoints: "Edit points",
  choose: "Tap a point to move it, or tap the line to add one. You can also use the cross.",
  put: "Tap the new position for the point, or move the cross there.",
  nothingThere: "There's no point or line there.",
  chooseHere: "Select",
  putHere: "Put here",
  insertAfter: "Add after",
  remove: "Remove point",
  undo: "Undo last change",
  zoomIn: "There are too many points to show here. Zoom in.",
  save: "Save",
  cancel: "Cancel",
  failed:
    "Not saved. Either the line has been changed in the meantime, or this device's storage is full or isn't working.",
  loading: "Loading points\u2026",
} as const;

/** "Point 12 of 345". */
export function chosenPointText(index: number, count: number): string {
  return `Point ${wholeNumber.format(index + 1)} of ${wholeNumber.format(count)}`;
}

/** "3 changes, 4.2 km". */
export function editsText(count: number, distance: string): string {
  return `${count === 1 ? "1 change" : `${wholeNumber.format(count)} changes`}, ${distance}`;
}

const HECTARE = 10_000;
const SQUARE_KILOMETER = 1_000_000;

/** "2,500 m²", "3.42 ha", "12.1 km²". */
export function squareText(squareMeters: number): string {
  if (squareMeters < HECTARE) return `${wholeNumber.format(squareMeters)} m\u00b2`;
  return squareMeters < SQUARE_KILOMETER
    ? `${threeDigits.format(squareMeters / HECTARE)} ha`
    : `${threeDigits.format(squareMeters / SQUARE_KILOMETER)} km\u00b2`;
}

/** "enclosed: 3.42 ha", the area within a line that is closed. */
export function enclosedText(squareMeters: number): string {
  return `enclosed: ${squareText(squareMeters)}`;
}

/** "“Border” has been added to your tracks and routes." */
export function lineKeptText(name: string): string {
  return `“${name}” has been added to your tracks and routes.`;
}
