import { distanceText, distanceUnit, type Travel } from "#sentences/intl/distance.ts";
import { numbersInRow } from "./plan.ts";

/** Texts of the searches of the planner: loops, alternatives, reach, and a track on the network. */
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
} as const;

/** Returns the letter of an offered route on the map and in its list: A, B, C. */
export function routeLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** "Knotenpunkt 34". */
export function nodeWords(number: string): string {
  return `Knotenpunkt ${number}`;
}

/** Returns the label of a length field: "Länge in km, 2 bis 40", "Länge in NM, 3 bis 50". */
export function lengthWords(label: string, unit: string, min: number, max: number): string {
  return `${label} in ${unit}, ${min} bis ${max}`;
}

/** Explains a single loop if the network has none of the wanted length, which is in the unit of the travel. */
export function notAsLong(wanted: number, meters: number, travel: Travel): string {
  const { unit } = distanceUnit(travel);
  return `Eine Rundtour von etwa ${wanted} ${unit} gibt es hier nicht. Die ähnlichste ist ${distanceText(meters, travel)} lang.`;
}

/** Returns the length that a loop covers twice; null if negligible. */
export function twiceText(metersTwice: number, travel: Travel): string | null {
  return metersTwice < 100 ? null : `${distanceText(metersTwice, travel)} doppelt`;
}

/** Returns the start of a loop that starts elsewhere: "beginnt bei 34, 450 m von hier". */
export function beginsAt(number: string, meters: number, travel: Travel): string {
  return meters < 50
    ? `beginnt bei ${number}`
    : `beginnt bei ${number}, ${distanceText(meters, travel)} von hier`;
}

/** Compares an alternative with the plan: "300 m länger", "gleich lang". */
export function compared(meters: number, travel: Travel): string {
  if (Math.abs(meters) < 50) return "gleich lang";
  return `${distanceText(Math.abs(meters), travel)} ${meters > 0 ? "länger" : "kürzer"}`;
}

/** "12 – 34". */
export function stretchWords(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "42 Knotenpunkte, über das Knotenpunktnetz höchstens 10 km von 34 entfernt." */
export function reachedText(count: number, distance: string, from: string): string {
  const nodes = count === 1 ? "1 Knotenpunkt" : `${count} Knotenpunkte`;
  return `${nodes}, über das Knotenpunktnetz höchstens ${distance} von ${from} entfernt.`;
}

/** Returns the number of hidden items of a list. */
export function andMore(count: number): string {
  return `Und noch ${count} weiter entfernte. Die Karte zeigt alle.`;
}

/**
 * Describes the result for a part of a track: "12 → 34 · 1,2 km", "nicht auf dem Knotenpunktnetz · 800 m · im Plan
 * 1,1 km über das Knotenpunktnetz".
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
    return planMeters === null
      ? `${row} · nicht im Plan, weil es keine Verbindung zum Rest gibt`
      : row;
  }
  const what =
    kind === "part"
      ? "auf einer Route, aber nicht bis zu einem Knotenpunkt"
      : "nicht auf dem Knotenpunktnetz";
  const instead =
    planMeters === null
      ? "nicht im Plan"
      : `im Plan ${distanceText(planMeters, travel)} über das Knotenpunktnetz`;
  return `${what} · ${length} · ${instead}`;
}

/** Returns how much of a track follows the network: "9,1 km von 12,3 km folgen dem Netz." */
export function snappedText(onMeters: number, meters: number, travel: Travel): string {
  return `${distanceText(onMeters, travel)} von ${distanceText(meters, travel)} folgen dem Knotenpunktnetz.`;
}

/** Says that no pack on the device has this network at a place: "Das Wandernetz für dieses Gebiet ist noch nicht auf diesem Gerät gespeichert." */
export function noNetworkHereText(label: string): string {
  return `Das ${label} für dieses Gebiet ist noch nicht auf diesem Gerät gespeichert.`;
}
