import type { LatLng } from "./lat-lng.ts";

/** West, south, east, north in WGS84 degrees; west is never east of east. */
export type LngLatBox = readonly [west: number, south: number, east: number, north: number];

/** What two boxes share; where they share nothing, its west is beyond its east, or its south beyond its north. */
export function overlapOf(one: LngLatBox, other: LngLatBox): LngLatBox {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

/** Whether a place lies in a box or on its edge. */
export function isInBox([west, south, east, north]: LngLatBox, { lat, lng }: LatLng): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
