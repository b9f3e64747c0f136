import type { Count } from "../../words.ts";
import { inSentence, plural } from "../locale.ts";

/** Texts of the searches of the planner: loops, alternatives, reach, and a track on the network. */
export const routeSearchTexts = {
  more: "Meer",
  back: "Terug naar het plan",
  loops: "Rondje",
  menuLoops: "Zoek een rondje",
  findLoop: "Of zoek een rondje",
  alternatives: "Andere weg",
  reach: "Hoe ver kom ik?",
  snap: "Knooppunten van een track",
  length: "Lengte",
  distance: "Afstand",
  from: "Vanaf",
  own: "Mijn plek",
  center: "Midden van de kaart",
  tapHint: " (of tik op een knooppunt)",
  looking: "Zoeken …",
  stop: "Stop",
  stopped: "Gestopt.",
  again: "Zoek opnieuw",
  failed: "Zoeken lukt nu niet.",
  noLoop: "Vanaf hier gaat geen rondje over het netwerk. Begin ergens anders.",
  takeLoop: "Neem dit rondje",
  loopChoice: "Welk rondje?",
  whichStretch: "Welk stuk?",
  whole: "Hele plan",
  noAlternative: "Hier is geen andere weg die niet veel langer is.",
  reachEmpty:
    "Hier zijn geen knooppunten op dit apparaat. Voeg bij Instellingen een kaartpakket toe.",
  reachAlone: "Binnen deze afstand ligt geen ander knooppunt.",
  takeSnapped: "Maak er een plan van",
  stretches: "Van knooppunt naar knooppunt",
  snapNothing:
    "Niets hiervan volgt dit netwerk op dit apparaat. Kies hoe je gaat, of voeg bij Instellingen een kaartpakket toe.",
  snapGone: "Deze track is er niet meer.",
} as const;

/** "Knooppunt 34". */
export const nodeWords = (number: string) => `Knooppunt ${number}`;

/** Says that no pack on the device has this network at a place. */
export const noNetworkHereText = (label: string) =>
  `Hier staat nog geen ${inSentence(label)} op dit apparaat.`;

/** Sentences of the searches with numbers and distances in them. */
export const searchWords = {
  length: (label: string, unit: string, min: string, max: string) =>
    `${label} in ${unit}, ${min} tot ${max}`,
  notAsLong: (wanted: string, length: string) =>
    `Een rondje van ongeveer ${wanted} kan hier niet over het netwerk. Het dichtst erbij komt ${length}.`,
  twice: (length: string) => `${length} dubbel`,
  beginsAt: (number: string) => `begint bij ${number}`,
  beginsAway: (number: string, distance: string) => `begint bij ${number}, ${distance} verderop`,
  asLong: "even lang",
  longer: (length: string) => `${length} langer`,
  shorter: (length: string) => `${length} korter`,
  reached: (count: Count, distance: string, from: string) =>
    `${plural(count, { one: "# knooppunt", other: "# knooppunten" })} binnen ${distance} vanaf ${from}, over het netwerk.`,
  andMore: (count: Count) => `En nog ${count.shown}, verder weg: op de kaart staan ze allemaal.`,
  unconnected: "niet in het plan: hier hangt niets aan de rest",
  part: "op een route, niet tot een knooppunt",
  off: "past niet op het netwerk",
  notInPlan: "niet in het plan",
  inPlan: (length: string) => `in het plan ${length} over het netwerk`,
  snapped: (on: string, length: string) =>
    `${on} van ${length} volgt het netwerk van knooppunt tot knooppunt.`,
} as const;
