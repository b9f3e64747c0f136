import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import type { TrackPath } from "./track.ts";

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** A place on a line, and how far it is away. */
export interface PlaceOnLine extends LatLng {
  readonly distanceMeters: number;
}

/**
 * The place of a line that is nearest to another place; null for a line without points. Reckoned on a
 * plane that touches the earth there: within 0.1 % as far as 10 km away, and rougher further out.
 */
export function nearestOnLine(
  { lngs, lats, segmentStarts }: TrackPath,
  place: LatLng,
): PlaceOnLine | null {
  const starts = new Set(segmentStarts);
  const eastPerDegree = METERS_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
  const east = (index: number) => ((lngs[index] ?? 0) - place.lng) * eastPerDegree;
  const north = (index: number) => ((lats[index] ?? 0) - place.lat) * METERS_PER_DEGREE;
  let best = { x: 0, y: 0, squared: Infinity };
  for (let index = 0; index < lngs.length; index++) {
    const from = starts.has(index) ? index : index - 1;
    const near = nearestToOrigin(east(from), north(from), east(index), north(index));
    if (near.squared < best.squared) best = near;
  }
  if (best.squared === Infinity) return null;
  return {
    lng: place.lng + best.x / eastPerDegree,
    lat: place.lat + best.y / METERS_PER_DEGREE,
    distanceMeters: Math.sqrt(best.squared),
  };
}

/** The point nearest to 0, 0 of the stretch from one point to another. */
function nearestToOrigin(fromX: number, fromY: number, toX: number, toY: number) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : -(fromX * dx + fromY * dy) / lengthSquared;
  const part = Math.min(1, Math.max(0, along));
  const [x, y] = [fromX + part * dx, fromY + part * dy];
  return { x, y, squared: x * x + y * y };
}
