import { KILOMETERS_PER_HOUR } from "#words/locale.ts";
import { oneDecimal, twoDecimals, wholeNumber } from "./format.ts";

/**
 * The way someone travels: the mode of a route over a network, or the layout of the instruments for everything else. It
 * alone decides the units: nautical miles and knots for a motorboat and on the water, kilometres otherwise.
 */
export type Travel = "foot" | "bicycle" | "water" | "walk" | "cycle" | "canoe" | "motorboat";

/** Returns whether distances are in nautical miles and speeds in knots. */
export function isNautical(travel: Travel): boolean {
  return travel === "water" || travel === "motorboat";
}

/** A number for an instrument in large type, with its unit in small type. */
export interface ShownNumber {
  readonly value: string;
  readonly unit?: string;
}

/** The international nautical mile; a knot is one nautical mile per hour. */
const NAUTICAL_MILE_METERS = 1852;

/** Nearer than a tenth of a nautical mile, metres say more. */
export const NEAR_SEA_METERS = 185.2;

/** Returns the unit of long distances, and its length in metres. */
export function distanceUnit(travel: Travel): { readonly meters: number; readonly unit: string } {
  return isNautical(travel)
    ? { meters: NAUTICAL_MILE_METERS, unit: "NM" }
    : { meters: 1000, unit: "km" };
}

/** Returns a distance with as many digits as one can use: "350 m", "1,2 km", "148 km"; "150 m", "4,43 NM". */
export function distanceText(meters: number, travel: Travel): string {
  if (isNautical(travel)) {
    return meters < NEAR_SEA_METERS ? metersText(meters) : coveredText(meters, travel);
  }
  if (meters < 1000) return metersText(meters);
  const kilometers = meters / 1000;
  return `${(kilometers < 100 ? oneDecimal : wholeNumber).format(kilometers)} km`;
}

/** Returns a distance that starts at zero and grows, on the water always in nautical miles: "350 m", "1,2 km", "0,06 NM". */
export function coveredText(meters: number, travel: Travel): string {
  if (!isNautical(travel)) return distanceText(meters, travel);
  const { value, unit } = shownDistance(meters, travel);
  return `${value} ${unit}`;
}

/** Returns a distance for an instrument: "350" m, "1,23" km, "12,3" km, or "0,66" NM on the water. */
export function shownDistance(distanceMeters: number, travel: Travel): ShownNumber {
  const { meters, unit } = distanceUnit(travel);
  if (!isNautical(travel) && distanceMeters < meters) {
    return { value: wholeNumber.format(distanceMeters), unit: "m" };
  }
  const value = distanceMeters / meters;
  return { value: (value < 10 ? twoDecimals : oneDecimal).format(value), unit };
}

/** Returns a speed: "5,0" km/u, or "2,7" kn on the water. */
export function shownSpeed(speedMps: number, travel: Travel): ShownNumber {
  const { meters } = distanceUnit(travel);
  return {
    value: oneDecimal.format((speedMps * 3600) / meters),
    unit: isNautical(travel) ? "kn" : KILOMETERS_PER_HOUR,
  };
}

/** Returns a speed as text: "5,0 km/u", "2,7 kn". */
export function speedText(speedMps: number, travel: Travel): string {
  const { value, unit } = shownSpeed(speedMps, travel);
  return `${value} ${unit}`;
}

function metersText(meters: number): string {
  return `${wholeNumber.format(meters)} m`;
}
