import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isMoment } from "#domain/units/moment.ts";

/** Shorter steps are the noise of a receiver at rest. */
const MIN_STEP_METERS = 2;
/** From this accuracy on a step must exceed the accuracy to count; of better fixes a part of it in proportion. */
const WHOLE_STEP_METERS = 10;
/** A slower step counts as standing for the excess time. */
const MOVING_MPS = 0.3;

/**
 * The parts of a fix that count. `timeMs`: milliseconds since 1970; `accuracyMeters`: 95 % radius; null if
 * unknown.
 */
export interface CountedFix extends LatLng {
  readonly timeMs: number | null;
  readonly accuracyMeters: number | null;
}

/** Returns a time that the calendar can express, or NaN. */
export function momentOf(timeMs: number | null | undefined): number {
  return isMoment(timeMs) ? timeMs : Number.NaN;
}

/** A longer step is not a pause but a clock that was set, such as by 1024 weeks: it counts as no time. */
const MAX_STEP_MS = 366 * 86_400_000;

/** Returns the time between two times; 0 if the clock was set back or far ahead, or one is unknown. */
export function forwardMs(differenceMs: number): number {
  return differenceMs > 0 && differenceMs <= MAX_STEP_MS ? differenceMs : 0;
}

/**
 * Returns whether the clock was set far between two of these times, such as by 1024 weeks. Nobody knows how long that
 * step took, and so not how long the whole took.
 */
export function isClockSet(timesMs: Float64Array): boolean {
  let lastMs = Number.NaN;
  for (const value of timesMs) {
    const timeMs = momentOf(value);
    if (Number.isNaN(timeMs)) continue;
    if (Math.abs(timeMs - lastMs) > MAX_STEP_MS) return true;
    lastMs = timeMs;
  }
  return false;
}

/** Returns the shortest step that counts, to a fix of this accuracy. */
export function minStepMeters(accuracyMeters: number): number {
  return Math.max(
    MIN_STEP_METERS,
    accuracyMeters * Math.min(1, accuracyMeters / WHOLE_STEP_METERS),
  );
}

/**
 * Returns the part of a step that was motion.
 * @param tookMs NaN if unknown, which counts as none
 */
export function movingMs(tookMs: number, stepMeters: number): number {
  return Math.min(forwardMs(tookMs), (stepMeters / MOVING_MPS) * 1000);
}
