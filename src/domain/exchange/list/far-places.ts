import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** A place that is this much farther from the middle than the others is far from them, metres. */
const FAR_METERS = 5000;
/** Places over more than this have no middle that all belong to; then a far one is twice as far as the others, metres. */
const WIDE_METERS = 25_000;
/** A place is far from the others only if at least three others are together. */
const MIN_PLACES = 4;

/** A place that is far from the others of its list. */
export interface FarPlace {
  /** In the list. */
  readonly index: number;
  /** The distance from the middle of the other places. */
  readonly meters: number;
}

/** Returns the place in the middle: of the latitudes and of the longitudes, which a few wrong places do not move. */
export function middleOf(places: readonly LatLng[]): LatLng {
  return { lat: median(places.map(({ lat }) => lat)), lng: median(places.map(({ lng }) => lng)) };
}

/** Returns the places that are more than 5 km beyond the others, of which there are at least as many; in the order of the list. */
export function farPlaces(places: readonly LatLng[]): readonly FarPlace[] {
  if (places.length < MIN_PLACES) return [];
  const middle = middleOf(places);
  const byDistance = places
    .map((place, index) => ({ index, meters: distanceMeters(middle, place) }))
    .sort((a, b) => a.meters - b.meters);
  const half = Math.ceil(places.length / 2);
  const first = byDistance.findIndex(({ meters }, at) => {
    const spread = byDistance[at - 1]?.meters ?? 0;
    return at >= half && meters - spread > (spread > WIDE_METERS ? spread : FAR_METERS);
  });
  return first < 0 ? [] : byDistance.slice(first).sort((a, b) => a.index - b.index);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
