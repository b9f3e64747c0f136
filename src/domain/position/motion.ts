import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type PositionFix, STALE_FIX_MS } from "./position-fix.ts";

/** The speed and course that successive fixes tell, for a device that measures none; null where they tell nothing. */
export interface Motion {
  readonly speedMps: number | null;
  /** Degrees clockwise from true north; null while standing still too. */
  readonly courseDegrees: number | null;
}

/** Where the device was at a time, milliseconds since 1970. */
type Spot = LatLng & Pick<PositionFix, "timeMs" | "accuracyMeters">;

/** The motion now, and the fixes that the next one is derived from, oldest first. */
export interface MotionSoFar {
  readonly motion: Motion;
  readonly recent: readonly Spot[];
}

/** Before the first fix. */
export const NO_MOTION: MotionSoFar = {
  motion: { speedMps: null, courseDegrees: null },
  recent: [],
};

/** A speed is taken over this time, so that the noise of single fixes averages out. */
const OVER_MS = 10_000;
/** Two fixes nearer in time say more of their noise than of the speed. */
const LEAST_MS = 2_000;
/** A less exact fix says nothing of the motion. */
const GOOD_ACCURACY_METERS = 50;
/** A step is movement when it is longer than this, and than this part of the accuracy: successive fixes err alike. */
const LEAST_STEP_METERS = 4;
const STEP_BY_ACCURACY = 0.5;
/** No vehicle of this app goes faster (250 km/h): a jump of the receiver. */
const FASTEST_MPS = 70;
/** Slower than this one stands, and has no course. */
const STANDING_BELOW_MPS = 0.5;

/** Returns the motion after one more fix. A fix that is inexact, or not newer than the last, tells nothing. */
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

/** The spots that a speed is taken from: those of the last seconds, else the last one; none before a jump. */
function usefulFor(here: Spot, recent: readonly Spot[]): readonly Spot[] {
  const last = recent.at(-1);
  if (!last || here.timeMs - last.timeMs > STALE_FIX_MS) return [];
  if (stepMps(last, here) > FASTEST_MPS) return [];
  const within = recent.filter((spot) => here.timeMs - spot.timeMs <= OVER_MS);
  return within.length > 0 ? within : [last];
}

function speedFrom([from]: readonly Spot[], here: Spot): number | null {
  if (!from || here.timeMs - from.timeMs < LEAST_MS) return null;
  return isStep(from, here) ? stepMps(from, here) : 0;
}

/** From the latest spot that is a step away: a longer stretch would cut the corner of a turn. */
function courseFrom(before: readonly Spot[], here: Spot): number | null {
  const from = before.findLast((spot) => isStep(spot, here));
  return from ? bearingDegrees(from, here) : null;
}

function stepMps(from: Spot, to: Spot): number {
  return distanceMeters(from, to) / ((to.timeMs - from.timeMs) / 1000);
}

function isStep(from: Spot, to: Spot): boolean {
  const accuracyMeters = Math.max(from.accuracyMeters, to.accuracyMeters);
  const leastMeters = Math.max(LEAST_STEP_METERS, STEP_BY_ACCURACY * accuracyMeters);
  return distanceMeters(from, to) >= leastMeters;
}
