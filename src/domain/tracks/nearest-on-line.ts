import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import type { TrackPath } from "./track.ts";

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** A place on a line with its distance from the given place. */
export interface PlaceOnLine extends LatLng {
  readonly distanceMeters: number;
  /** The index of the point at which the leg with the place ends. */
  readonly index: number;
}

/**
 * Returns the place on a line nearest to another place; null for a line without points. Computed on a plane
 * that touches the earth there: within 0.1 % up to 10 km away, less exact beyond.
 */
export function nearestOnLine(
  { lngs, lats, segmentStarts }: TrackPath,
  place: LatLng,
): PlaceOnLine | null {
  const starts = new Set(segmentStarts);
  const eastPerDegree = METERS_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
  const east = (index: number) => ((lngs[index] ?? 0) - place.lng) * eastPerDegree;
  const north = (index: number) => ((lats[index] ?? 0) - place.lat) * METERS_PER_DEGREE;
  let best = { x: 0, y: 0, squared: Infinity, index: 0 };
  for (let index = 0; index < lngs.length; index++) {
    const from = starts.has(index) ? index : index - 1;
    const near = nearestToOrigin(east(from), north(from), east(index), north(index));
    if (near.squared < best.squared) best = { ...near, index };
  }
  if (best.squared === Infinity) return null;
  return {
    lng: place.lng + best.x / eastPerDegree,
    lat: place.lat + best.y / METERS_PER_DEGREE,
    distanceMeters: Math.sqrt(best.squared),
    index: best.index,
  };
}

/** Returns the point nearest to 0, 0 on the segment between two points. */
function nearestToOrigin(fromX: number, fromY: number, toX: number, toY: number) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : -(fromX * dx + fromY * dy) / lengthSquared;
  const part = Math.min(1, Math.max(0, along));
  const [x, y] = [fromX + part * dx, fromY + part * dy];
  return { x, y, squared: x * x + y * y };
}
