import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type PositionFix, STALE_FIX_MS } from "./position-fix.ts";

/** The speed and course computed from successive fixes, for a device that measures none; null if unknown. */
export interface Motion {
  readonly speedMps: number | null;
  /** Degrees clockwise from true north; null while standing still too. */
  readonly courseDegrees: number | null;
}

/** The position of the device at a time, milliseconds since 1970. */
type Spot = LatLng & Pick<PositionFix, "timeMs" | "accuracyMeters">;

/** The motion now, and the fixes from which the next one is computed, oldest first. */
export interface MotionSoFar {
  readonly motion: Motion;
  readonly recent: readonly Spot[];
}

/** The state before the first fix. */
export const NO_MOTION: MotionSoFar = {
  motion: { speedMps: null, courseDegrees: null },
  recent: [],
};

/** The period over which a speed is computed, so that the noise of single fixes averages out. */
const OVER_MS = 10_000;
/** Between fixes closer in time than this, noise exceeds the motion. */
const MIN_MS = 2_000;
/** Less accurate fixes are ignored. */
const GOOD_ACCURACY_METERS = 50;
/**
 * A step counts as movement if it is longer than this, and than this part of the accuracy, because successive
 * fixes have similar errors.
 */
const MIN_STEP_METERS = 4;
const STEP_BY_ACCURACY = 0.5;
/** The highest plausible speed (250 km/h); beyond it the receiver jumped. */
const FASTEST_MPS = 70;
/** Below this speed the device stands still and has no course. */
const STANDING_BELOW_MPS = 0.5;

/** Returns the motion after one more fix. An inaccurate fix, or one that is not newer than the last, is ignored. */
export function continueMotion({ recent }: MotionSoFar, fix: PositionFix): MotionSoFar {
  const { lat, lng, timeMs, accuracyMeters } = fix;
  const isUsable = accuracyMeters <= GOOD_ACCURACY_METERS && timeMs > (recent.at(-1)?.timeMs ?? 0);
  if (!isUsable) return { ...NO_MOTION, recent };
  const here = { lat, lng, timeMs, accuracyMeters };
  const before = usefulFor(here, recent);
  const speedMps = speedFrom(before, here);
  const isMoving = speedMps !== null && speedMps >= STANDING_BELOW_MPS;
  const courseDegrees = isMoving ? courseFrom(before, here) : null;
  return { motion: { speedMps, courseDegrees }, recent: [...before, here] };
}

/**
 * Returns the earlier positions to compute a speed from: those of the last seconds, or else the last one;
 * none from before a jump.
 */
function usefulFor(here: Spot, recent: readonly Spot[]): readonly Spot[] {
  const last = recent.at(-1);
  if (!last || here.timeMs - last.timeMs > STALE_FIX_MS) return [];
  if (stepMps(last, here) > FASTEST_MPS) return [];
  const within = recent.filter((spot) => here.timeMs - spot.timeMs <= OVER_MS);
  return within.length > 0 ? within : [last];
}

function speedFrom([from]: readonly Spot[], here: Spot): number | null {
  if (!from || here.timeMs - from.timeMs < MIN_MS) return null;
  return isStep(from, here) ? stepMps(from, here) : 0;
}

/** Uses the latest position that is a step away, because a longer stretch would cut the corner of a turn. */
function courseFrom(before: readonly Spot[], here: Spot): number | null {
  const from = before.findLast((spot) => isStep(spot, here));
  return from ? bearingDegrees(from, here) : null;
}

function stepMps(from: Spot, to: Spot): number {
  return distanceMeters(from, to) / ((to.timeMs - from.timeMs) / 1000);
}

function isStep(from: Spot, to: Spot): boolean {
  const accuracyMeters = Math.max(from.accuracyMeters, to.accuracyMeters);
  const minMeters = Math.max(MIN_STEP_METERS, STEP_BY_ACCURACY * accuracyMeters);
  return distanceMeters(from, to) >= minMeters;
}
