import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { GuidanceFix } from "./believed-fixes.ts";

/** The distance actually covered since joining the line, detours included. */
export interface Covered {
  readonly meters: number;
  /** The place up to which the distance is counted; null before the first fix. */
  readonly from: LatLng | null;
  /** The start, milliseconds since 1970; null before it. */
  readonly sinceMs: number | null;
}

/** The state before joining the line. */
export const NOTHING_COVERED: Covered = { meters: 0, from: null, sinceMs: null };

/** Shorter steps are noise of the receiver. */
const MIN_STEP_METERS = 10;

/**
 * Adds a believed fix. A step shorter than the accuracy of the fix waits for the next fix.
 * @param isLast counts such a step too, because no fix follows
 */
export function cover(
  { meters, from, sinceMs }: Covered,
  { lat, lng, accuracyMeters, timeMs }: GuidanceFix,
  isLast: boolean,
): Covered {
  const here = { lat, lng };
  if (!from) return { meters, from: here, sinceMs: timeMs };
  const step = distanceMeters(from, here);
  if (!isLast && step < Math.max(MIN_STEP_METERS, accuracyMeters)) return { meters, from, sinceMs };
  return { meters: meters + step, from: here, sinceMs };
}
