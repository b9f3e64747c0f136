import type * as nl from "../../nl/waypoints/waypoints-edit.ts";
import type { Words } from "../../words.ts";

/** Texts of the form that changes a waypoint. */
export const editTexts = {
  nameMissing: "Gib dem Wegpunkt einen Namen.",
  draftStored: "Du warst noch nicht fertig mit dem Bearbeiten. Deine Änderungen sind noch da.",
  altitude: "Höhe (m)",
  altitudeWrong: "Gib die Höhe in Metern ein, zum Beispiel 12 oder 12,5.",
  icon: "Symbol",
  noIcon: "Keins",
  color: "Farbe",
  noColor: "Standard",
  folderHint: "Optional. Wenn du einen neuen Namen eingibst, wird ein neuer Ordner angelegt.",
  folder: "Ordner",
  gone: "Dieser Wegpunkt wurde inzwischen gelöscht. Deine Änderungen sind nur noch hier vorhanden.",
  putBack: "Mit meinen Änderungen wiederherstellen",
  leaveGone: "Gelöscht lassen",
} satisfies Words<typeof nl.editTexts>;

/** Texts about fields that were changed in this form and elsewhere. */
export const conflictTexts = {
  heading: "Auch an anderer Stelle geändert",
  explanation:
    "Dieser Wegpunkt wurde inzwischen auch an anderer Stelle geändert, zum Beispiel in einem anderen Fenster. Wähle vor dem Speichern, welche Version du behalten möchtest.",
  here: "Hier",
  elsewhere: "Dort",
  empty: "Leer",
  keepMine: "Diese behalten",
  takeTheirs: "Die andere übernehmen",
  fields: {
    name: "Name",
    note: "Notiz",
    place: "Koordinaten",
    altitude: "Höhe",
    folder: "Ordner",
    icon: "Symbol",
    color: "Farbe",
  },
} satisfies Words<typeof nl.conflictTexts>;

/** "Inzwischen an anderer Stelle geändert: Name, Farbe. Unten siehst du den aktuellen Stand." */
export const fieldsFollowed = ((fields) =>
  `Inzwischen an anderer Stelle geändert: ${fields}. Unten siehst du den aktuellen Stand.`) satisfies Words<
  typeof nl.fieldsFollowed
>;

/** The names of the icons of waypoints, by the ids in `domain/waypoints/waypoint-icons.ts`. */
export const waypointIconTexts = {
  star: "Stern",
  heart: "Herz",
  flag: "Fahne",
  start: "Start",
  finish: "Ziel",
  checkpoint: "Posten",
  junction: "Knotenpunkt",
  campsite: "Zelt",
  campfire: "Lagerfeuer",
  cabin: "Blockhütte",
  shelter: "Schutzhütte",
  home: "Haus",
  lodging: "Schlafplatz",
  "drinking-water": "Trinkwasser",
  toilet: "Toilette",
  shower: "Dusche",
  "picnic-site": "Picknickplatz",
  bench: "Sitzbank",
  viewpoint: "Aussichtspunkt",
  photo: "Foto",
  information: "Information",
  danger: "Gefahr",
  "first-aid": "Erste Hilfe",
  restaurant: "Essen",
  cafe: "Kaffee",
  shop: "Laden",
  pedestrian: "Wandern",
  bicycle: "Fahrrad",
  "bicycle-repair": "Fahrrad\u00adreparatur",
  horse: "Pferd",
  car: "Auto",
  parking: "Parkplatz",
  bus: "Bus",
  rail: "Zug",
  boat: "Boot",
  canoe: "Kanu",
  harbor: "Hafen",
  mooring: "Anlegestelle",
  slipway: "Slipanlage",
  ferry: "Fähre",
  lock: "Schleuse",
  dam: "Damm oder Wehr",
  bridge: "Brücke",
  buoy: "Tonne",
  lighthouse: "Leuchtturm",
  swimming: "Badestelle",
  forest: "Wald",
  tree: "Baum",
  mountain: "Gipfel",
  gate: "Tor",
  pitch: "Spielfeld",
  church: "Kirche",
  tower: "Turm",
  windmill: "Windmühle",
  geocache: "Schatz",
} satisfies Words<typeof nl.waypointIconTexts>;
