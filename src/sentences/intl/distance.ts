import { KILOMETERS_PER_HOUR } from "#words/locale.ts";
import {
  FOOT_METERS,
  formatMeters,
  heightUnit,
  oneDecimal,
  twoDecimals,
  wholeNumber,
} from "./format.ts";
import { shownUnits } from "./units.ts";
import { withUnit } from "./with-unit.ts";

/**
 * The way someone travels: the mode of a route over a network, or the layout of the instruments for everything else. It
 * decides the units together with the choice of the user (`units.ts`): nautical miles and knots for a motorboat and on the
 * water, kilometres or miles and feet otherwise.
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

/** The international mile. */
const MILE_METERS = 1609.344;

/** Nearer than this, feet say more than miles. */
export const NEAR_LAND_MILES_METERS = 1000 * FOOT_METERS;

/** A unit of long distances, and its length in metres. */
interface DistanceUnit {
  readonly meters: number;
  readonly unit: string;
}

/** Returns the unit of lengths that the user chooses for a plan, which is metric on land whatever is shown. */
export function planningUnit(travel: Travel): DistanceUnit {
  return isNautical(travel)
    ? { meters: NAUTICAL_MILE_METERS, unit: "NM" }
    : { meters: 1000, unit: "km" };
}

/** Returns the unit of shown long distances. */
export function distanceUnit(travel: Travel): DistanceUnit {
  return isImperial(travel) ? { meters: MILE_METERS, unit: "mi" } : planningUnit(travel);
}

/** Tells whether distances are shown in miles and feet. */
export function isImperial(travel: Travel): boolean {
  return !isNautical(travel) && shownUnits() === "imperial";
}

/** Returns a distance with as many digits as one can use: "350 m", "1,2 km", "148 km"; "150 m", "4,43 NM". */
export function distanceText(meters: number, travel: Travel): string {
  if (isNautical(travel)) {
    return meters < NEAR_SEA_METERS ? metersText(meters) : coveredText(meters, travel);
  }
  if (isNear(meters, travel)) return formatMeters(meters);
  const { meters: unitMeters, unit } = distanceUnit(travel);
  const long = meters / unitMeters;
  return withUnit((long < 100 ? oneDecimal : wholeNumber).format(long), unit);
}

/** Returns a distance that starts at zero and grows, on the water always in nautical miles: "350 m", "1,2 km", "0,06 NM". */
export function coveredText(meters: number, travel: Travel): string {
  if (!isNautical(travel)) return distanceText(meters, travel);
  const { value, unit } = shownDistance(meters, travel);
  return withUnit(value, unit ?? "");
}

/** Returns a distance for an instrument: "350" m, "1,23" km, "12,3" km, or "0,66" NM on the water. */
export function shownDistance(distanceMeters: number, travel: Travel): ShownNumber {
  const { meters, unit } = distanceUnit(travel);
  if (!isNautical(travel) && isNear(distanceMeters, travel)) {
    return shownMeters(distanceMeters);
  }
  const value = distanceMeters / meters;
  return { value: (value < 10 ? twoDecimals : oneDecimal).format(value), unit };
}

/** Returns a height or a short distance for an instrument: "12" m, "39" ft. */
export function shownMeters(meters: number): ShownNumber {
  const { meters: unitMeters, unit } = heightUnit();
  return { value: wholeNumber.format(meters / unitMeters), unit };
}

/** Returns the unit of shown speeds, and its length in metres per second. */
export function speedUnit(travel: Travel): { readonly mps: number; readonly unit: string } {
  const mps = distanceUnit(travel).meters / 3600;
  if (isNautical(travel)) return { mps, unit: "kn" };
  return { mps, unit: isImperial(travel) ? "mph" : KILOMETERS_PER_HOUR };
}

/** Returns a speed: "5,0" km/u, or "2,7" kn on the water. */
export function shownSpeed(speedMps: number, travel: Travel): ShownNumber {
  const { mps, unit } = speedUnit(travel);
  return { value: oneDecimal.format(speedMps / mps), unit };
}

/** Returns a speed as text: "5,0 km/u", "2,7 kn". */
export function speedText(speedMps: number, travel: Travel): string {
  const { value, unit } = shownSpeed(speedMps, travel);
  return withUnit(value, unit ?? "");
}

/** Tells whether a distance on land is written in the short unit. */
function isNear(meters: number, travel: Travel): boolean {
  return meters < (isImperial(travel) ? NEAR_LAND_MILES_METERS : 1000);
}

function metersText(meters: number): string {
  return withUnit(wholeNumber.format(meters), "m");
}
