import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** The longest delay of the dot behind the fix. */
const LONGEST_GLIDE_MS = 1000;

/** Between fixes further apart in time than this, the path is unknown. */
const LONGEST_GAP_MS = 10_000;

/** Ten seconds in a fast train or a few in a car; a longer step is a correction, or another place. */
const FURTHEST_METERS = 500;

/** A place with the time of its measurement: milliseconds since 1970. */
export interface TimedPlace extends LatLng {
  readonly timeMs: number;
}

/**
 * Returns the duration of the animation between two fixes: their difference in time, at most a second.
 * Returns 0, a jump, if the path between them is unknown: after a gap of more than ten seconds, for a step of
 * more than half a kilometre, and when time runs backwards.
 */
export function glideMs(before: TimedPlace, now: TimedPlace): number {
  const gapMs = now.timeMs - before.timeMs;
  if (gapMs <= 0 || gapMs > LONGEST_GAP_MS) return 0;
  if (distanceMeters(before, now) > FURTHEST_METERS) return 0;
  return Math.min(LONGEST_GLIDE_MS, gapMs);
}

/**
 * Interpolates between two nearby places. `part` is clamped to 0–1, so that the dot never overshoots the
 * measured place.
 */
export function placeBetween(from: LatLng, to: LatLng, part: number): LatLng {
  const held = Math.min(1, Math.max(0, part));
  return {
    lat: from.lat + (to.lat - from.lat) * held,
    lng: from.lng + (to.lng - from.lng) * held,
  };
}
