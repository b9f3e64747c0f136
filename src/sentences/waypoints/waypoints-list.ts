import { counted, plainNumber } from "#sentences/intl/format.ts";
import { addTexts, listWords as words } from "#words/waypoints/waypoints-list.ts";

/** "Kamp (12)". */
export function chipText(name: string, waypoints: number): string {
  return `${name} (${plainNumber.format(waypoints)})`;
}

/** "12 waypoints", "3 van 12 waypoints". */
export function shownText(shown: number, total: number): string {
  return shown === total
    ? words.all(counted(total))
    : words.some(plainNumber.format(shown), counted(total));
}

/** "1 gekozen", "12 gekozen". */
export function selectedText(selected: number): string {
  return words.selected(plainNumber.format(selected));
}

/** Returns the question before deleting a folder. */
export function deleteFolderQuestion(name: string, waypoints: number): string {
  return words.deleteFolder(name, counted(waypoints));
}

/**
 * Returns the confirmation "Bewaard", with the place for a repeating coordinate: "Bewaard bij Delft, 2,1 km van je
 * positie".
 */
export function savedText(where: string | null): string {
  return where === null ? addTexts.saved : words.savedAt(addTexts.saved, where);
}

/** Returns the choice of the position, with a note about it: "Hier, op mijn positie (3 min geleden)". */
export function hereText(note: string | null): string {
  return note === null ? words.here : words.hereNote(note);
}

/** Returns the choice of the centre of the map, with the nearby town: "Midden van de kaart (bij Baarn)". */
export function mapCenterText(town: string | null): string {
  return town === null ? words.mapCenter : words.mapCenterNear(town);
}

/**
 * "GPX, CSV of een lijst met een punt per regel. Je ziet eerst wat erin zit."
 * @param formats the names of the formats that can be imported
 */
export function importKindsText(formats: readonly string[]): string {
  return words.importKinds(formats.join(", "));
}
