/** Texts of the form that changes a waypoint. */
export const editTexts = {
  nameMissing: "Geef het waypoint een naam.",
  draftKept: "Je was hier nog aan het wijzigen; je tekst staat er nog.",
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

type ConflictField = keyof typeof conflictTexts.fields;

/** "Naam: Van hier". */
export function conflictText(choice: string, field: ConflictField): string {
  return `${conflictTexts.fields[field]}: ${choice}`;
}

/** "Intussen ergens anders gewijzigd: naam, kleur. Hieronder staat het zoals het nu is." */
export function followedText(fields: readonly ConflictField[]): string {
  const names = fields.map((field) => conflictTexts.fields[field].toLowerCase()).join(", ");
  return `Intussen ergens anders gewijzigd: ${names}. Hieronder staat het zoals het nu is.`;
}

/** What the colours are called. */
export const colorTexts = {
  green: "Groen",
  blue: "Blauw",
  purple: "Paars",
  pink: "Roze",
  red: "Rood",
  orange: "Oranje",
  brown: "Bruin",
  black: "Zwart",
} as const;
