/** Texts of the form that changes a waypoint. */
export const editTexts = {
  nameMissing: "Geef het waypoint een naam.",
  draftStored: "Je was hier nog aan het wijzigen; je tekst staat er nog.",
  altitude: "Hoogte (m)",
  altitudeWrong: "Typ de hoogte als een getal in meters, zoals 12 of 12,5.",
  icon: "Pictogram",
  noIcon: "Geen",
  color: "Kleur",
  noColor: "Gewoon",
  folderHint: "Leeg laten mag. Een nieuwe naam maakt een nieuwe map.",
  folder: "Map",
  gone: "Dit waypoint is intussen verwijderd. Wat je typte staat alleen nog hier.",
  putBack: "Zet terug met mijn wijzigingen",
  leaveGone: "Laat het weg",
} as const;

/** Texts about fields that were changed in this form and elsewhere. */
export const conflictTexts = {
  heading: "Ook ergens anders gewijzigd",
  explanation:
    "Dit is intussen ook ergens anders gewijzigd, bijvoorbeeld in een ander venster. Kies wat blijft; daarna kun je bewaren.",
  here: "Hier",
  elsewhere: "Daar",
  empty: "Leeg",
  keepMine: "Van hier",
  takeTheirs: "Van daar",
  fields: {
    name: "Naam",
    note: "Notitie",
    place: "Coördinaten",
    altitude: "Hoogte",
    folder: "Map",
    icon: "Pictogram",
    color: "Kleur",
  },
} as const;

export type ConflictField = keyof typeof conflictTexts.fields;

/** "Naam: Van hier". */
export function conflictText(choice: string, field: ConflictField): string {
  return `${conflictTexts.fields[field]}: ${choice}`;
}

/** "Intussen ergens anders gewijzigd: naam, kleur. Hieronder staat het zoals het nu is." */
export function followedText(fields: readonly ConflictField[]): string {
  const names = fields.map((field) => conflictTexts.fields[field].toLowerCase()).join(", ");
  return `Intussen ergens anders gewijzigd: ${names}. Hieronder staat het zoals het nu is.`;
}

/** The names of the icons of waypoints, by the ids in `domain/waypoints/waypoint-icons.ts`. */
export const waypointIconTexts = {
  star: "Ster",
  heart: "Hart",
  flag: "Vlag",
  start: "Start",
  finish: "Finish",
  checkpoint: "Post",
  junction: "Knooppunt",
  campsite: "Tent",
  campfire: "Kampvuur",
  cabin: "Blokhut",
  shelter: "Schuilplaats",
  home: "Huis",
  lodging: "Slaapplek",
  "drinking-water": "Drinkwater",
  toilet: "Wc",
  shower: "Douche",
  "picnic-site": "Picknickplek",
  bench: "Bank",
  viewpoint: "Uitkijkpunt",
  photo: "Foto",
  information: "Informatie",
  danger: "Gevaar",
  "first-aid": "EHBO",
  restaurant: "Eten",
  cafe: "Koffie",
  shop: "Winkel",
  pedestrian: "Wandelen",
  bicycle: "Fiets",
  "bicycle-repair": "Fietsreparatie",
  horse: "Paard",
  car: "Auto",
  parking: "Parkeerplaats",
  bus: "Bus",
  rail: "Trein",
  boat: "Boot",
  canoe: "Kano",
  harbor: "Haven",
  mooring: "Aanlegplaats",
  slipway: "Trailerhelling",
  ferry: "Pont",
  lock: "Sluis",
  dam: "Dam of stuw",
  bridge: "Brug",
  buoy: "Boei",
  lighthouse: "Vuurtoren",
  swimming: "Zwemplek",
  forest: "Bos",
  tree: "Boom",
  mountain: "Heuveltop",
  gate: "Hek",
  pitch: "Speelveld",
  church: "Kerk",
  tower: "Toren",
  windmill: "Molen",
  geocache: "Schat",
} as const;
