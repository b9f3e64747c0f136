import type { TrackProfile } from "./track-profile.ts";

/**
 * Where each point stands on the axis of a profile, from its first point on: metres, or milliseconds when that is asked
 * for and there are times. It never goes back: a point without a time, and one after the clock was set back, stand with
 * the one before. Goes over the points once.
 */
export function profileAxis(
  { distancesMeters, timesMs }: TrackProfile,
  isOverTime: boolean,
): Float64Array {
  if (!isOverTime || !timesMs) return distancesMeters;
  const axis = new Float64Array(timesMs.length);
  const first = timesMs.find((timeMs) => !Number.isNaN(timeMs)) ?? 0;
  let reached = 0;
  for (let index = 0; index < axis.length; index++) {
    const elapsedMs = (timesMs[index] ?? Number.NaN) - first;
    if (elapsedMs > reached) reached = elapsedMs;
    axis[index] = reached;
  }
  return axis;
}
