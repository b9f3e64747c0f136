import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

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
  add: "Nieuw waypoint",
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
  empty: "Nog geen waypoints. Bewaar hier je tent, een post of een pontje.",
  openMap: "Naar de kaart",
} as const;

/** Texts about an edit of a waypoint that was deleted meanwhile. */
export const unsavedTexts = {
  look: "Bekijk wat je typte",
  forget: "Verwijder",
} as const;

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

/** Texts of the import and export section of a screen. */
export const exchangeSectionTexts = {
  heading: "Importeren en exporteren",
  import: "Importeren",
  list: "Veel punten tegelijk",
  scan: "QR-code lezen",
  dropHere: "Laat los om te importeren",
} as const;

/** The note above the list for an old position; `age` is "3 min". */
export const staleText = (age: string) => `Afstanden vanaf je positie van ${age} geleden.`;

/** "Je was “Tent” aan het wijzigen; het is intussen verwijderd." */
export const deletedDraftText = (name: string) =>
  `Je was “${name}” aan het wijzigen; het is intussen verwijderd.`;

/** Texts of the list with values in them. */
export const listWords = {
  all: (waypoints: Count) => plural(waypoints, { one: "# waypoint", other: "# waypoints" }),
  some: (shown: string, waypoints: Count) =>
    `${shown} van ${plural(waypoints, { one: "# waypoint", other: "# waypoints" })}`,
  selected: (count: string) => `${count} gekozen`,
  deleteFolder: (folder: string, waypoints: Count) =>
    `In de map “${folder}” ${plural(waypoints, { one: "staat # waypoint", other: "staan # waypoints" })}. Wat wil je verwijderen?`,
  savedAt: (saved: string, where: string) => `${saved} ${where}`,
  here: "Hier, op mijn positie",
  hereNote: (note: string) => `Hier, op mijn positie (${note})`,
  mapCenter: "Midden van de kaart",
  mapCenterNear: (town: string) => `Midden van de kaart (bij ${town})`,
  importKinds: (formats: string) =>
    `${formats} of een lijst met een punt per regel. Je ziet eerst wat erin zit.`,
} as const;
