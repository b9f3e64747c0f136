/**
 * The way someone travels: the mode of a route over a network, or the layout of the instruments for everything else. It
 * alone decides the units: nautical miles and knots for a motorboat and on the water, kilometres otherwise.
 */
export type Travel = "foot" | "bicycle" | "water" | "walk" | "cycle" | "canoe" | "motorboat";
/** Returns whether distances are in nautical miles and speeds in knots. */
export declare function isNautical(travel: Travel): boolean;
/** A number for an instrument in large type, with its unit in small type. */
export interface ShownNumber {
  readonly value: string;
  readonly unit?: string;
}
/** Nearer than a tenth of a nautical mile, metres say more. */
export declare const NEAR_SEA_METERS = 185.2;
/** Returns the unit of long distances, and its length in metres. */
export declare function distanceUnit(travel: Travel): {
  readonly meters: number;
  readonly unit: string;
};
/** Returns a distance with as many digits as one can use: "350 m", "1,2 km", "148 km"; "150 m", "4,43 NM". */
export declare function distanceText(meters: number, travel: Travel): string;
/** Returns a distance that grows from nothing, which keeps its unit on the water: "350 m", "1,2 km", "0,06 NM". */
export declare function coveredText(meters: number, travel: Travel): string;
/** Returns a distance for an instrument: "350" m, "1,23" km, "12,3" km, or "0,66" NM on the water. */
export declare function shownDistance(distanceMeters: number, travel: Travel): ShownNumber;
/** Returns a speed: "5,0" km/u, or "2,7" kn on the water. */
export declare function shownSpeed(speedMps: number, travel: Travel): ShownNumber;
/** Returns a speed as text: "5,0 km/u", "2,7 kn". */
export declare function speedText(speedMps: number, travel: Travel): string;
