import type * as nl from "../../nl/plan/route-search.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const routeSearchTexts = {
  more: "Mehr",
  back: "Zurück zum Plan",
  loops: "Rundtour",
  menuLoops: "Rundtour planen",
  findLoop: "Oder Rundtour planen",
  alternatives: "Anderer Weg",
  reach: "Wie weit komme ich?",
  snap: "Track in Knotenpunkte umwandeln",
  length: "Länge",
  distance: "Entfernung",
  from: "Von",
  own: "Mein Standort",
  center: "Kartenmitte",
  tapHint: " (oder tippe auf einen Knotenpunkt)",
  looking: "Suche läuft …",
  stop: "Stopp",
  stopped: "Gestoppt.",
  again: "Erneut suchen",
  failed: "Die Suche hat nicht geklappt.",
  noLoop: "Von hier aus gibt es keine Rundtour über das Knotenpunktnetz. Beginne woanders.",
  takeLoop: "Diese Rundtour verwenden",
  loopChoice: "Welche Rundtour?",
  whichStretch: "Welcher Abschnitt?",
  whole: "Ganzer Plan",
  noAlternative: "Hier gibt es keinen anderen Weg, der nicht viel länger wäre.",
  reachEmpty:
    "Auf diesem Gerät sind keine Knotenpunkte für dieses Gebiet gespeichert. Füge in den Einstellungen ein Kartenpaket hinzu.",
  reachAlone: "Innerhalb dieser Entfernung gibt es keine weiteren Knotenpunkte.",
  takeSnapped: "Als Plan übernehmen",
  stretches: "Von Knotenpunkt zu Knotenpunkt",
  snapNothing:
    "Dieser Track verläuft nicht auf dem Knotenpunktnetz, das auf diesem Gerät gespeichert ist. Wähle eine andere Fortbewegungsart oder füge in den Einstellungen ein Kartenpaket hinzu.",
  snapGone: "Dieser Track ist nicht mehr auf diesem Gerät.",
} satisfies Words<typeof nl.routeSearchTexts>;

/** "Knotenpunkt 34". */
export const nodeWords = ((number) => `Knotenpunkt ${number}`) satisfies Words<typeof nl.nodeWords>;

export const noNetworkHereText = ((label) =>
  `Das ${label} für dieses Gebiet ist noch nicht auf diesem Gerät gespeichert.`) satisfies Words<
  typeof nl.noNetworkHereText
>;

export const searchWords = {
  length: (label, unit, min, max) => `${label} in ${unit}, ${min} bis ${max}`,
  notAsLong: (wanted, length) =>
    `Eine Rundtour von etwa ${wanted} gibt es hier nicht. Die ähnlichste ist ${length} lang.`,
  twice: (length) => `${length} doppelt`,
  beginsAt: (number) => `beginnt bei ${number}`,
  beginsAway: (number, distance) => `beginnt bei ${number}, ${distance} von hier`,
  asLong: "gleich lang",
  longer: (length) => `${length} länger`,
  shorter: (length) => `${length} kürzer`,
  reached: (count, distance, from) =>
    `${plural(count, { one: "# Knotenpunkt", other: "# Knotenpunkte" })}, über das Knotenpunktnetz höchstens ${distance} von ${from} entfernt.`,
  andMore: (count) => `Und noch ${count.shown} weiter entfernte. Die Karte zeigt alle.`,
  unconnected: "nicht im Plan, weil es keine Verbindung zum Rest gibt",
  part: "auf einer Route, aber nicht bis zu einem Knotenpunkt",
  off: "nicht auf dem Knotenpunktnetz",
  notInPlan: "nicht im Plan",
  inPlan: (length) => `im Plan ${length} über das Knotenpunktnetz`,
  snapped: (on, length) => `${on} von ${length} folgen dem Knotenpunktnetz.`,
} satisfies Words<typeof nl.searchWords>;
