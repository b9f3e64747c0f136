import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** Longer than this the dot never lags behind the fix. */
const LONGEST_GLIDE_MS = 1000;

/** Nobody knows what way was taken between fixes that lie further apart than this. */
const LONGEST_GAP_MS = 10_000;

/** Ten seconds in a fast train or a few in a car; what lies further is a correction, or another place. */
const FURTHEST_METERS = 500;

/** A place, and when it was measured: milliseconds since 1970. */
export interface TimedPlace extends LatLng {
  readonly timeMs: number;
}

/**
 * How long the dot takes from the one fix to the next: as long as they lie apart in time, a second
 * at most. 0, which is a jump, when the way between them is not known: after a gap of more than ten
 * seconds, for a leap of more than half a kilometre, and when the time runs backwards.
 */
export function glideMs(before: TimedPlace, now: TimedPlace): number {
  const gapMs = now.timeMs - before.timeMs;
  if (gapMs <= 0 || gapMs > LONGEST_GAP_MS) return 0;
  if (distanceMeters(before, now) > FURTHEST_METERS) return 0;
  return Math.min(LONGEST_GLIDE_MS, gapMs);
}

/**
 * The place so far on the way between two places that lie near each other. `part` counts from 0 to
 * 1 and is held within: a glide never goes beyond the place that was measured.
 */
export function placeBetween(from: LatLng, to: LatLng, part: number): LatLng {
  const held = Math.min(1, Math.max(0, part));
  return {
    lat: from.lat + (to.lat - from.lat) * held,
    lng: from.lng + (to.lng - from.lng) * held,
  };
}
