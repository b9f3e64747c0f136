import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** Longer than this the dot never lags behind the fix. */
const LONGEST_GLIDE_MS = 1000;

/**
 * How long the dot takes from the one fix to the next: as long as they lie apart in time, a second
 * at most, and no time at all when the time between them is not known.
 */
export function glideMs(previousFixAtMs: number | null, fixAtMs: number | null): number {
  if (previousFixAtMs === null || fixAtMs === null) return 0;
  return Math.min(LONGEST_GLIDE_MS, Math.max(0, fixAtMs - previousFixAtMs));
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
