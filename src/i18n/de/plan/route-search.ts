import { distanceText, distanceUnit, type Travel } from "#i18n/intl/distance.ts";
import { numbersInRow } from "./plan.ts";

/** Texts of the searches of the planner: loops, alternatives, reach, and a track on the network. */
export const routeSearchTexts = {
  more: "Mehr",
  back: "Zurück zum Plan",
  loops: "Rundtour",
  menuLoops: "Rundtour suchen",
  findLoop: "Oder Rundtour suchen",
  alternatives: "Anderer Weg",
  reach: "Wie weit komme ich?",
  snap: "Knotenpunkte eines Tracks",
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
  failed: "Die Suche ging nicht.",
  noLoop: "Von hier führt keine Rundtour über das Netz. Beginne woanders.",
  takeLoop: "Diese Rundtour nehmen",
  loopChoice: "Welche Rundtour?",
  whichStretch: "Welches Stück?",
  whole: "Ganzer Plan",
  noAlternative: "Das Netz hat hier keinen anderen Weg, der nicht viel länger ist.",
  reachEmpty:
    "Auf diesem Gerät gibt es hier keine Knotenpunkte. Füge in den Einstellungen ein Kartenpaket hinzu.",
  reachAlone: "Innerhalb dieser Entfernung liegt kein anderer Knotenpunkt.",
  takeSnapped: "Plan daraus machen",
  stretches: "Von Knotenpunkt zu Knotenpunkt",
  snapNothing:
    "Nichts davon folgt diesem Netz auf diesem Gerät. Wähle, wie du unterwegs bist, oder füge in den Einstellungen ein Kartenpaket hinzu.",
  snapGone: "Diesen Track gibt es nicht mehr.",
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
  return `Eine Rundtour von etwa ${wanted} ${unit} ist hier über das Netz nicht möglich. Am nächsten kommt ${distanceText(meters, travel)}.`;
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

/** "42 Knotenpunkte im Umkreis von 10 km um 34, über das Netz." */
export function reachedText(count: number, distance: string, from: string): string {
  const nodes = count === 1 ? "1 Knotenpunkt" : `${count} Knotenpunkte`;
  return `${nodes} im Umkreis von ${distance} um ${from}, über das Netz.`;
}

/** Returns the number of hidden items of a list. */
export function andMore(count: number): string {
  return `Und noch ${count}, weiter weg: Auf der Karte sind alle.`;
}

/**
 * Describes the result for a part of a track: "12 → 34 · 1,2 km", "passt nicht zum Netz · 800 m · im Plan 1,1 km über das
 * Netz".
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
      ? `${row} · nicht im Plan: hier hängt nichts mit dem Rest zusammen`
      : row;
  }
  const what =
    kind === "part" ? "auf einer Route, nicht bis zu einem Knotenpunkt" : "passt nicht zum Netz";
  const instead =
    planMeters === null
      ? "nicht im Plan"
      : `im Plan ${distanceText(planMeters, travel)} über das Netz`;
  return `${what} · ${length} · ${instead}`;
}

/** Returns how much of a track follows the network: "9,1 km von 12,3 km folgen dem Netz." */
export function snappedText(onMeters: number, meters: number, travel: Travel): string {
  return `${distanceText(onMeters, travel)} von ${distanceText(meters, travel)} folgen dem Netz von Knotenpunkt zu Knotenpunkt.`;
}

/** Says that no pack on the device has this network at a place: "Hier ist noch kein Wandernetz auf diesem Gerät." */
export function noNetworkHereText(label: string): string {
  return `Hier ist noch kein ${label} auf diesem Gerät.`;
}
