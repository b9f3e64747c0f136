import { distanceText, distanceUnit, type Travel } from "#sentences/intl/distance.ts";
import { numbersInRow } from "./plan.ts";

/** Texts of the searches of the planner: loops, alternatives, reach, and a track on the network. */
export const routeSearchTexts = {
  more: "More",
  back: "Back to the plan",
  loops: "Loop",
  menuLoops: "Make a loop",
  findLoop: "Or make a loop",
  alternatives: "Another way",
  reach: "How far can I get?",
  snap: "Convert a track to nodes",
  length: "Length",
  distance: "Distance",
  from: "From",
  own: "My location",
  center: "Centre of the map",
  tapHint: " (or tap a node)",
  looking: "Searching…",
  stop: "Stop",
  stopped: "Stopped.",
  again: "Search again",
  failed: "The search didn't work.",
  noLoop: "There's no loop on the network from here. Start somewhere else.",
  takeLoop: "Use this loop",
  loopChoice: "Which loop?",
  whichStretch: "Which section?",
  whole: "Whole plan",
  noAlternative: "All other routes to this point along the network are much longer.",
  reachEmpty: "There are no nodes for this area on this device. Add a map pack in Settings.",
  reachAlone: "There are no other nodes within this distance.",
  takeSnapped: "Turn it into a plan",
  stretches: "From node to node",
  snapNothing:
    "This track doesn't follow the network on this device. Choose another way of travelling, or add a map pack in Settings.",
  snapGone: "This track isn't on this device any more.",
} as const;

/** Returns the letter of an offered route on the map and in its list: A, B, C. */
export function routeLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** "Node 34". */
export function nodeWords(number: string): string {
  return `Node ${number}`;
}

/** Returns the label of a length field: "Length in km, 2 to 40", "Length in NM, 3 to 50". */
export function lengthWords(label: string, unit: string, min: number, max: number): string {
  return `${label} in ${unit}, ${min} to ${max}`;
}

/** Explains a single loop if the network has none of the wanted length, which is in the unit of the travel. */
export function notAsLong(wanted: number, meters: number, travel: Travel): string {
  const { unit } = distanceUnit(travel);
  return `The network here doesn't have a loop of about ${wanted} ${unit}. The closest is ${distanceText(meters, travel)}.`;
}

/** Returns the length that a loop covers twice; null if negligible. */
export function twiceText(metersTwice: number, travel: Travel): string | null {
  return metersTwice < 100 ? null : `${distanceText(metersTwice, travel)} covered twice`;
}

/** Returns the start of a loop that starts elsewhere: "begins at 34, 450 m from here". */
export function beginsAt(number: string, meters: number, travel: Travel): string {
  return meters < 50
    ? `starts at ${number}`
    : `starts at ${number}, ${distanceText(meters, travel)} from here`;
}

/** Compares an alternative with the plan: "300 m longer", "just as long". */
export function compared(meters: number, travel: Travel): string {
  if (Math.abs(meters) < 50) return "just as long";
  return `${distanceText(Math.abs(meters), travel)} ${meters > 0 ? "longer" : "shorter"}`;
}

/** "12 – 34". */
export function stretchWords(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "42 nodes within 10 km of 34, over the network." */
export function reachedText(count: number, distance: string, from: string): string {
  const nodes = count === 1 ? "1 node" : `${count} nodes`;
  return `${nodes} within ${distance} of ${from} along the network.`;
}

/** Returns the number of hidden items of a list. */
export function andMore(count: number): string {
  return `And ${count} more, further away. The map shows them all.`;
}

/**
 * Describes the result for a part of a track: "12 → 34 · 1.2 km", "does not fit the network · 800 m · in the plan 1.1 km over the
 * network".
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
      ? `${row} · not in the plan, because it doesn't connect to the rest`
      : row;
  }
  const what = kind === "part" ? "on a route, but doesn't reach a node" : "not on the network";
  const instead =
    planMeters === null
      ? "not in the plan"
      : `${distanceText(planMeters, travel)} along the network in the plan`;
  return `${what} · ${length} · ${instead}`;
}

/** Returns how much of a track follows the network: "9.1 km of 12.3 km follow the network." */
export function snappedText(onMeters: number, meters: number, travel: Travel): string {
  return `${distanceText(onMeters, travel)} of ${distanceText(meters, travel)} follows the network from node to node.`;
}

/** Says that no pack on the device has this network at a place: "The walking network for this area isn't on this device yet." */
export function noNetworkHereText(label: string): string {
  return `The ${label.toLowerCase()} for this area isn't on this device yet.`;
}
