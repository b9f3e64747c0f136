import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** The past places of the boat, earliest first: lng, lat, lng, lat …, degrees. */
export type SwingTrack = readonly number[];

/** The smallest distance between two places, in metres; less is noise. */
const MIN_METERS = 3;
/** The number of latest places that are kept; more would only hide the circle. */
const MAX_PLACES = 2_000;

/** Returns the track with one more place; the same object if the boat has not moved far enough. */
export function swingOn(track: SwingTrack, { lng, lat }: LatLng): SwingTrack {
  const [lastLng, lastLat] = track.slice(-2);
  if (lastLng !== undefined && lastLat !== undefined) {
    if (distanceMeters({ lng: lastLng, lat: lastLat }, { lng, lat }) < MIN_METERS) return track;
  }
  return [...track, lng, lat].slice(-2 * MAX_PLACES);
}
