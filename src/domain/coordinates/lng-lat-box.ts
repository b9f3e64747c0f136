import type { LatLng } from "./lat-lng.ts";

/** West, south, east, north in WGS84 degrees; west is never east of east. */
export type LngLatBox = readonly [west: number, south: number, east: number, north: number];

/** Whether a place lies in a box or on its edge. */
export function isInBox([west, south, east, north]: LngLatBox, { lat, lng }: LatLng): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
