import { distanceText, distanceUnit, type Travel } from "#sentences/intl/distance.ts";
import { numbersInRow } from "./plan.ts";

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
  noAlternative: "Het netwerk heeft hier geen andere weg die niet veel langer is.",
  reachEmpty:
    "Hier zijn geen knooppunten op dit apparaat. Voeg bij Instellingen een kaartpakket toe.",
  reachAlone: "Binnen deze afstand ligt geen ander knooppunt.",
  takeSnapped: "Maak er een plan van",
  stretches: "Van knooppunt naar knooppunt",
  snapNothing:
    "Niets hiervan volgt dit netwerk op dit apparaat. Kies hoe je gaat, of voeg bij Instellingen een kaartpakket toe.",
  snapGone: "Deze track is er niet meer.",
} as const;

/** Returns the letter of an offered route on the map and in its list: A, B, C. */
export function routeLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** "Knooppunt 34". */
export function nodeWords(number: string): string {
  return `Knooppunt ${number}`;
}

/** Returns the label of a length field: "Lengte in km, 2 tot 40", "Lengte in NM, 3 tot 50". */
export function lengthWords(label: string, unit: string, min: number, max: number): string {
  return `${label} in ${unit}, ${min} tot ${max}`;
}

/** Explains a single loop if the network has none of the wanted length, which is in the unit of the travel. */
export function notAsLong(wanted: number, meters: number, travel: Travel): string {
  const { unit } = distanceUnit(travel);
  return `Een rondje van ongeveer ${wanted} ${unit} kan hier niet over het netwerk. Het dichtst erbij komt ${distanceText(meters, travel)}.`;
}

/** Returns the length that a loop covers twice; null if negligible. */
export function twiceText(metersTwice: number, travel: Travel): string | null {
  return metersTwice < 100 ? null : `${distanceText(metersTwice, travel)} dubbel`;
}

/** Returns the start of a loop that starts elsewhere: "begint bij 34, 450 m verderop". */
export function beginsAt(number: string, meters: number, travel: Travel): string {
  return meters < 50
    ? `begint bij ${number}`
    : `begint bij ${number}, ${distanceText(meters, travel)} verderop`;
}

/** Compares an alternative with the plan: "300 m langer", "even lang". */
export function compared(meters: number, travel: Travel): string {
  if (Math.abs(meters) < 50) return "even lang";
  return `${distanceText(Math.abs(meters), travel)} ${meters > 0 ? "langer" : "korter"}`;
}

/** "12 – 34". */
export function stretchWords(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "42 knooppunten binnen 10 km vanaf 34, over het netwerk." */
export function reachedText(count: number, distance: string, from: string): string {
  const nodes = count === 1 ? "1 knooppunt" : `${count} knooppunten`;
  return `${nodes} binnen ${distance} vanaf ${from}, over het netwerk.`;
}

/** Returns the number of hidden items of a list. */
export function andMore(count: number): string {
  return `En nog ${count}, verder weg: op de kaart staan ze allemaal.`;
}

/**
 * Describes the result for a part of a track: "12 → 34 · 1,2 km", "past niet · 800 m · plan: 1,1 km over het
 * netwerk".
 */
export function stretchText(
  stretch: {
    readonly kind: "on" | "part" | "off";
    readonly meters: number;
    readonly numbers: readonly string[];
    readonly planMeters: number | null;
  },
  travel: Travel,
): string {
  const { kind, meters, numbers, planMeters } = stretch;
  const length = distanceText(meters, travel);
  if (kind === "on") {
    const row = `${numbersInRow(numbers.map((number) => ({ number })))} · ${length}`;
    return planMeters === null ? `${row} · niet in het plan: hier hangt niets aan de rest` : row;
  }
  const what =
    kind === "part" ? "op een route, niet tot een knooppunt" : "past niet op het netwerk";
  const instead =
    planMeters === null
      ? "niet in het plan"
      : `in het plan ${distanceText(planMeters, travel)} over het netwerk`;
  return `${what} · ${length} · ${instead}`;
}

/** Returns how much of a track follows the network: "9,1 van 12,3 km volgt het netwerk." */
export function snappedText(onMeters: number, meters: number, travel: Travel): string {
  return `${distanceText(onMeters, travel)} van ${distanceText(meters, travel)} volgt het netwerk van knooppunt tot knooppunt.`;
}

/** Says that no pack on the device has this network at a place: "Hier staat nog geen wandelnetwerk op dit apparaat." */
export function noNetworkHereText(label: string): string {
  return `Hier staat nog geen ${label.toLowerCase()} op dit apparaat.`;
}
