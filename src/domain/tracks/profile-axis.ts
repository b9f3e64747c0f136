import type { TrackProfile } from "./track-profile.ts";

/**
 * Where each point stands on the axis of a profile, from its first point on: metres, or milliseconds when that is asked
 * for and there are times. It never goes back: a point without a time stands with the one before. Goes over the points
 * once.
 */
export function profileAxis(
  { distancesMeters, elapsedMs }: TrackProfile,
  isOverTime: boolean,
): Float64Array {
  if (!isOverTime || !elapsedMs) return distancesMeters;
  let reached = 0;
  return elapsedMs.map((elapsed) => {
    if (elapsed > reached) reached = elapsed;
    return reached;
  });
}
