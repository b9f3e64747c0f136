import type { TrackProfile } from "./track-profile.ts";

/**
 * Returns the position of each point on the axis of a profile, from the first point: metres, or milliseconds
 * if asked for and known. It never decreases: a point without a time takes that of the one before. One pass
 * over the points.
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
