import type * as nl from "../../nl/packs/region.ts";
import type { Words } from "../../words.ts";

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
  marks: "Mit Betonnung von Rijkswaterstaat",
  marksAsk:
    "Die App fragt api.pdok.nl nach den Tonnen, Baken und Feuern in diesem Gebiet. Dieser Server weiß dann, welches Gebiet du herunterlädst.",
  waters: "Brücken und Schleusen des ganzen Landes sind dabei, mit den Tonnen aus den Daten.",
  watersFailed:
    "Die Brücken, Schleusen und Tonnen konnten nicht geladen werden. Sie werden geladen, wenn du aufs Wasser gehst.",
  dateUnknown: "Datum unbekannt",
  marksUnreachable:
    "Rijkswaterstaat antwortet nicht oder lässt diese App nicht zu. Fortsetzen fragt noch einmal; bis dahin behält die Karte die bisherige Betonnung.",
  marksDamaged: "Es kam etwas anderes als Betonnung. Versuch es später noch einmal.",
  loop: "Rundtour planen",
  list: "Regionen",
  parts: "Teile",
  here: "auf diesem Gerät",
  notHere: "nicht geladen.",
} satisfies Words<typeof nl.regionTexts>;

export const regionWords = {
  fromPack: (pack, facts) => `Die Knotenpunkte stammen aus dem Kartenpaket „${pack}“ (${facts}).`,
  allFromPack: (pack, facts) =>
    `Die Karte und die Knotenpunkte stammen aus dem Kartenpaket „${pack}“ (${facts}).`,
  networksSize: (size) => `Downloadgröße: ${size}.`,
  mapPart: (progress) => `Karte: ${progress}`,
  marksPart: (progress) => `Betonnung: ${progress}`,
  marksHere: (date) => `Die Betonnung dieses Gebiets ist schon auf diesem Gerät (${date}).`,
  marksFromPack: (pack, facts) => `Die Betonnung kommt aus dem Kartenpaket ${pack} (${facts}).`,
  networksPart: (progress) => `Knotenpunkte: ${progress}`,
  parts: {
    map: "Karte",
    networks: "Knotenpunkte",
    marks: "Betonnung",
    waters: "Wasserstraßen",
  },
  done: (name, parts) => `„${name}“ wurde auf diesem Gerät gespeichert: ${parts}.`,
} satisfies Words<typeof nl.regionWords>;
