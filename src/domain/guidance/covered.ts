import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { GuidanceFix } from "./believed-fixes.ts";

/** The distance really covered since somebody got on a line, detours included. */
export interface Covered {
  readonly meters: number;
  /** The place up to which it is counted; null before the first. */
  readonly from: LatLng | null;
  /** When it began, milliseconds since 1970; null before. */
  readonly sinceMs: number | null;
}

/** Before anybody is on the line. */
export const NOTHING_COVERED: Covered = { meters: 0, from: null, sinceMs: null };

/** A shorter step is the trembling of a receiver. */
const LEAST_STEP_METERS = 10;

/**
 * Adds a believed fix to what was covered. A step shorter than the accuracy of the fix waits for the next.
 * @param isLast counts such a step too, for no other fix follows
 */
export function cover(
  { meters, from, sinceMs }: Covered,
  { lat, lng, accuracyMeters, timeMs }: GuidanceFix,
  isLast: boolean,
): Covered {
  const here = { lat, lng };
  if (!from) return { meters, from: here, sinceMs: timeMs };
  const step = distanceMeters(from, here);
  if (!isLast && step < Math.max(LEAST_STEP_METERS, accuracyMeters))
    return { meters, from, sinceMs };
  return { meters: meters + step, from: here, sinceMs };
}
