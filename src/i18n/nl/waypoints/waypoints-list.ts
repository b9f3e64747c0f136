import { plainNumber } from "#sentences/intl/format.ts";

/** Texts of the list of waypoints: order, search, folders and choosing many. */
export const listTexts = {
  heading: "Jouw waypoints",
  search: "Zoeken",
  searchHint: "Zoek waypoint",
  order: "Volgorde",
  distance: "Afstand",
  name: "Alfabet",
  newest: "Nieuwste",
  folder: "Map",
  folders: "Toon",
  all: "Alle",
  noFolder: "Zonder map",
  add: "Nieuw",
  select: "Kies meerdere",
  done: "Klaar",
  selectAll: "Alles kiezen",
  selectNone: "Niets kiezen",
  selection: "Gekozen waypoints",
  move: "Naar een map",
  look: "Pictogram en kleur",
  lookHeading: "Welk pictogram, welke kleur?",
  lookConfirm: "Pas toe",
  remove: "Verwijder",
  moveHeading: "Naar welke map?",
  folderName: "Mapnaam",
  folderHint: "Kies een map die er al is, of typ een nieuwe naam.",
  folderMissing: "Typ de naam van een map, of haal de waypoints uit hun map.",
  moveConfirm: "Verplaats",
  outOfFolder: "Haal uit de map",
  cancel: "Annuleer",
  renameFolder: "Map hernoemen",
  rename: "Hernoem",
  deleteFolder: "Map verwijderen",
  keepWaypoints: "Alleen de map",
  deleteWaypoints: "De map en de waypoints",
  notFound: "Er is geen waypoint dat hierbij past.",
  showAll: "Toon alle waypoints",
  emptyTeaser:
    "Nog geen waypoints. Een waypoint is een plek die je wilt terugvinden: je tent, een post, een pontje.",
  emptyMap: "Op de kaart: houd een plek ingedrukt, of kies hem met het kruis.",
  emptyHere: "Onderweg: bewaar hieronder de plek waar je nu staat.",
  emptyTyped: "Van papier: typ hieronder coördinaten, ook RD.",
  openMap: "Naar de kaart",
} as const;

/** "Kamp (12)". */
export function chipText(name: string, waypoints: number): string {
  return `${name} (${plainNumber.format(waypoints)})`;
}

/** "12 waypoints", "3 van 12 waypoints". */
export function shownText(shown: number, total: number): string {
  const all = total === 1 ? "1 waypoint" : `${plainNumber.format(total)} waypoints`;
  return shown === total ? all : `${plainNumber.format(shown)} van ${all}`;
}

/** "1 gekozen", "12 gekozen". */
export function selectedText(selected: number): string {
  return `${plainNumber.format(selected)} gekozen`;
}

/** Returns the note above the list for an old position; `age` is "3 min". */
export function staleText(age: string): string {
  return `Afstanden vanaf je positie van ${age} geleden.`;
}

/** Returns the question before deleting a folder. */
export function deleteFolderQuestion(name: string, waypoints: number): string {
  const what =
    waypoints === 1 ? "staat 1 waypoint" : `staan ${plainNumber.format(waypoints)} waypoints`;
  return `In de map “${name}” ${what}. Wat wil je verwijderen?`;
}

/** Texts about an edit of a waypoint that was deleted meanwhile. */
export const unsavedTexts = {
  look: "Bekijk wat je typte",
  forget: "Verwijder",
} as const;

/** "Je was “Tent” aan het wijzigen; het is intussen verwijderd." */
export function deletedDraftText(name: string): string {
  return `Je was “${name}” aan het wijzigen; het is intussen verwijderd.`;
}

/** Texts of the form that adds a waypoint. */
export const addTexts = {
  add: "Waypoint toevoegen",
  where: "Waar",
  typed: "Coördinaten typen",
  noPositionYet: "Er is nog geen positie; kies een andere plek of wacht op de eerste positie.",
  saved: "Bewaard",
  look: "Map, pictogram en kleur",
  folder: "Map",
  folderHint: "Kies een map die er al is, of typ een nieuwe naam.",
} as const;

/**
 * Returns the confirmation "Bewaard", with the place for a repeating coordinate: "Bewaard bij Delft, 2,1 km van je
 * positie".
 */
export function savedText(where: string | null): string {
  return where === null ? addTexts.saved : `${addTexts.saved} ${where}`;
}

/** Returns the choice of the position, with a note about it: "Hier, op mijn positie (3 min geleden)". */
export function hereText(note: string | null): string {
  return note === null ? "Hier, op mijn positie" : `Hier, op mijn positie (${note})`;
}

/** Returns the choice of the centre of the map, with the nearby town: "Midden van de kaart (bij Baarn)". */
export function mapCenterText(town: string | null): string {
  return town === null ? "Midden van de kaart" : `Midden van de kaart (bij ${town})`;
}

/** Texts of the import and export section of a screen. */
export const exchangeSectionTexts = {
  heading: "Importeren en exporteren",
  import: "Importeren",
  list: "Veel punten tegelijk",
  scan: "QR-code lezen",
  dropHere: "Laat los om te importeren",
} as const;

/**
 * "GPX, CSV of een lijst met een punt per regel. Je ziet eerst wat erin zit."
 * @param formats the names of the formats that can be imported
 */
export function importKindsText(formats: readonly string[]): string {
  return `${formats.join(", ")} of een lijst met een punt per regel. Je ziet eerst wat erin zit.`;
}
