import type * as nl from "../../nl/packs/region.ts";
import type { Words } from "../../words.ts";

/** Texts of fetching a region: its map, its networks and the waters in one job. */
export const regionTexts = {
  heading: "Deine Region laden",
  fetching: "Region laden",
  fetch: "Laden",
  networks: "Mit Knotenpunkten",
  networksHere: "Die Knotenpunkte dieses Gebiets sind schon auf diesem Gerät.",
  tooLarge:
    "Dieses Gebiet ist zu groß, um Knotenpunkte zu laden. Möglich sind höchstens 60 × 60 km.",
  noSource: "Diese Version der App bietet für dieses Gebiet keine Knotenpunkte an.",
  looking: "Eine Quelle für die Knotenpunkte wird gesucht …",
  waters: "Brücken und Schleusen des ganzen Landes sind dabei, mit den Tonnen aus den Daten.",
  watersFailed:
    "Die Brücken, Schleusen und Tonnen konnten nicht geladen werden. Sie werden geladen, wenn du aufs Wasser gehst.",
  loop: "Rundtour planen",
  list: "Regionen",
  parts: "Teile",
  // After "Kaart: " or "Knooppunten: ".
  here: "auf diesem Gerät",
  notHere: "nicht geladen.",
} satisfies Words<typeof nl.regionTexts>;

/** Texts about regions with values in them. */
export const regionWords = {
  fromPack: (pack, facts) => `Die Knotenpunkte stammen aus dem Kartenpaket „${pack}“ (${facts}).`,
  allFromPack: (pack, facts) =>
    `Die Karte und die Knotenpunkte stammen aus dem Kartenpaket „${pack}“ (${facts}).`,
  networksSize: (size) => `Downloadgröße: ${size}.`,
  mapPart: (progress) => `Karte: ${progress}`,
  networksPart: (progress) => `Knotenpunkte: ${progress}`,
  // Within a list.
  parts: {
    map: "Karte",
    networks: "Knotenpunkte",
    waters: "Wasserstraßen",
  },
  done: (name, parts) => `„${name}“ wurde auf diesem Gerät gespeichert: ${parts}.`,
} satisfies Words<typeof nl.regionWords>;
