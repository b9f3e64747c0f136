import { isLatLng, type LatLng } from "./lat-lng.ts";

/** West, south, east, north in WGS84 degrees; west is at most east. */
export type LngLatBox = readonly [west: number, south: number, east: number, north: number];

/** Returns whether a value is a box on the earth. */
export function isLngLatBox(value: unknown): value is LngLatBox {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [west, south, east, north] = value as readonly unknown[];
  const isOnEarth = isLatLng(south, west) && isLatLng(north, east);
  return (
    isOnEarth && (west as number) <= (east as number) && (south as number) <= (north as number)
  );
}

/**
 * Returns the intersection of two boxes. If they do not overlap, its west exceeds its east or its south its
 * north.
 */
export function overlapOf(one: LngLatBox, other: LngLatBox): LngLatBox {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

/** Tells whether two boxes (west, south, east, north) have a point in common, if only of their borders. */
export function isTouching(one: LngLatBox, other: LngLatBox): boolean {
  const [west, south, east, north] = overlapOf(one, other);
  return west <= east && south <= north;
}

/** Less than the true length anywhere, so that a box computed with it is never too small. */
const METERS_PER_DEGREE = 111_000;

/** Returns a box around all places within a radius of a place; near the poles it may be too narrow. */
export function boxWithin({ lat, lng }: LatLng, radiusMeters: number): LngLatBox {
  const latReach = radiusMeters / METERS_PER_DEGREE;
  const lngReach = latReach / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [lng - lngReach, lat - latReach, lng + lngReach, lat + latReach];
}

/** Tells whether all of the inner box (west, south, east, north) lies in the outer one. */
export function containsBox(outer: LngLatBox, inner: LngLatBox): boolean {
  const [west, south, east, north] = overlapOf(outer, inner);
  return west === inner[0] && south === inner[1] && east === inner[2] && north === inner[3];
}

/** Tells whether a place lies in a box or on its edge. */
export function isInBox([west, south, east, north]: LngLatBox, { lat, lng }: LatLng): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
