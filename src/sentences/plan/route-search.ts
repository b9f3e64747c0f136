import { distanceText, planningUnit, type Travel } from "#sentences/intl/distance.ts";
import { bareNumber, counted } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { searchWords as words } from "#words/plan/route-search.ts";
import { numbersInRow } from "./plan.ts";

/** Returns the letter of an offered route on the map and in its list: A, B, C. */
export function routeLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Returns the label of a length field: "Lengte in km, 2 tot 40", "Lengte in NM, 3 tot 50". */
export function lengthWords(label: string, unit: string, min: number, max: number): string {
  return words.length(label, unit, `${min}`, `${max}`);
}

/** Explains a single loop if the network has none of the wanted length, which is in the unit of the travel. */
export function notAsLong(wanted: number, meters: number, travel: Travel): string {
  const { unit } = planningUnit(travel);
  return words.notAsLong(
    withUnit(wanted, unit),
    inMetric(() => distanceText(meters, travel)),
  );
}

/** Returns the length that a loop covers twice; null if negligible. */
export function twiceText(metersTwice: number, travel: Travel): string | null {
  return metersTwice < 100 ? null : words.twice(distanceText(metersTwice, travel));
}

/** Returns the start of a loop that starts elsewhere: "begint bij 34, 450 m verderop". */
export function beginsAt(number: string, meters: number, travel: Travel): string {
  return meters < 50
    ? words.beginsAt(number)
    : words.beginsAway(number, distanceText(meters, travel));
}

/** Compares an alternative with the plan: "300 m langer", "even lang". */
export function compared(meters: number, travel: Travel): string {
  if (Math.abs(meters) < 50) return words.asLong;
  return words[meters > 0 ? "longer" : "shorter"](distanceText(Math.abs(meters), travel));
}

/** "12 – 34". */
export function stretchWords(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "42 knooppunten binnen 10 km vanaf 34, over het netwerk." */
export function reachedText(count: number, distance: string, from: string): string {
  return words.reached(counted(count, bareNumber), distance, from);
}

/** Returns the number of hidden items of a list. */
export function andMore(count: number): string {
  return words.andMore(counted(count, bareNumber));
}

/** The result for a part of a track. */
interface SnappedStretch {
  readonly kind: "on" | "part" | "off";
  readonly meters: number;
  readonly numbers: readonly string[];
  readonly planMeters: number | null;
}

/**
 * Describes the result for a part of a track: "12 → 34 · 1,2 km", "past niet · 800 m · plan: 1,1 km over het
 * netwerk".
 */
export function stretchText(stretch: SnappedStretch, travel: Travel): string {
  const { kind, meters, numbers, planMeters } = stretch;
  const length = distanceText(meters, travel);
  if (kind === "on") {
    const row = `${numbersInRow(numbers.map((number) => ({ number })))} · ${length}`;
    return planMeters === null ? `${row} · ${words.unconnected}` : row;
  }
  const instead =
    planMeters === null ? words.notInPlan : words.inPlan(distanceText(planMeters, travel));
  return `${words[kind]} · ${length} · ${instead}`;
}

/** Returns how much of a track follows the network: "9,1 van 12,3 km volgt het netwerk." */
export function snappedText(onMeters: number, meters: number, travel: Travel): string {
  return words.snapped(distanceText(onMeters, travel), distanceText(meters, travel));
}
