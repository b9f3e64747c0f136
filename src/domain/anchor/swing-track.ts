import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** Where the boat lay, the earliest first: lng, lat, lng, lat …, degrees. */
export type SwingTrack = readonly number[];

/** A place is kept when it is so far from the last one, metres: the rest is noise. */
const LEAST_METERS = 3;
/** So many places are kept, the latest: more only hide the circle. */
const MOST_PLACES = 2_000;

/** Returns the track with one more place; the very same track when it has not moved on. */
export function swingOn(track: SwingTrack, { lng, lat }: LatLng): SwingTrack {
  const [lastLng, lastLat] = track.slice(-2);
  if (lastLng !== undefined && lastLat !== undefined) {
    if (distanceMeters({ lng: lastLng, lat: lastLat }, { lng, lat }) < LEAST_METERS) return track;
  }
  return [...track, lng, lat].slice(-2 * MOST_PLACES);
}
