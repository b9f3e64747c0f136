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
} as const;

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
