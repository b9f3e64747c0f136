import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { isMoment } from "#domain/units/moment.ts";

/** A less accurate fix is kept but not counted. */
export const COUNTED_ACCURACY_METERS = 50;
/** Shorter steps are the noise of a receiver at rest. */
const MIN_STEP_METERS = 2;
/** The part of a fix's accuracy that a step must exceed to count. */
const STEP_PER_ACCURACY = 0.5;
/** A slower step counts as standing for the excess time. */
const MOVING_MPS = 0.3;

/** The distance and moving time so far, and the point from which the next step is measured. */
export interface TrackTotals {
  readonly distanceMeters: number;
  readonly movingMs: number;
  /** From the first time to the last, gaps included; setting the clock back counts as no time. */
  readonly elapsedMs: number;
  /** The last known time of a fix, milliseconds since 1970; null before there is one. */
  readonly lastTimeMs: number | null;
  /** The last fix that counted; null at the start of a segment. */
  readonly anchor: CountedFix | null;
}

/**
 * The parts of a fix that count. `timeMs`: milliseconds since 1970; `accuracyMeters`: 95 % radius; null if
 * unknown.
 */
export interface CountedFix extends LatLng {
  readonly timeMs: number | null;
  readonly accuracyMeters: number | null;
}

/** The totals before any fix. */
export const NO_TOTALS: TrackTotals = {
  distanceMeters: 0,
  movingMs: 0,
  elapsedMs: 0,
  lastTimeMs: null,
  anchor: null,
};

/**
 * Adds a fix; docs/formats/recordings.md explains the rules. A step counts if it is longer than 2 m and than
 * half the accuracy of the fix. A fix less accurate than 50 m is skipped. The line is not joined across the
 * start of a segment, nor across a step back in time, which tracks of older versions do not mark.
 */
export function countFix(
  totals: TrackTotals,
  fix: CountedFix,
  startsSegment: boolean,
): TrackTotals {
  const accuracyMeters = fix.accuracyMeters ?? 0;
  const timeMs = momentOf(fix.timeMs);
  const sinceLastMs = timeMs - momentOf(totals.lastTimeMs);
  const before = startsSegment || sinceLastMs < 0 ? null : totals.anchor;
  const timed = {
    ...totals,
    elapsedMs: totals.elapsedMs + forwardMs(sinceLastMs),
    lastTimeMs: Number.isNaN(timeMs) ? totals.lastTimeMs : timeMs,
    anchor: before,
  };
  if (accuracyMeters > COUNTED_ACCURACY_METERS) return timed;
  if (!before) return { ...timed, anchor: fix };
  const stepMeters = distanceMeters(before, fix);
  if (stepMeters < minStepMeters(accuracyMeters)) return timed;
  return {
    ...timed,
    distanceMeters: totals.distanceMeters + stepMeters,
    movingMs: totals.movingMs + movingMs(timeMs - momentOf(before.timeMs), stepMeters),
    anchor: fix,
  };
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

/** Returns the shortest step that counts, to a fix of this accuracy. */
export function minStepMeters(accuracyMeters: number): number {
  return Math.max(MIN_STEP_METERS, STEP_PER_ACCURACY * accuracyMeters);
}

/**
 * Returns the part of a step that was motion.
 * @param tookMs NaN if unknown, which counts as none
 */
export function movingMs(tookMs: number, stepMeters: number): number {
  return Math.min(forwardMs(tookMs), (stepMeters / MOVING_MPS) * 1000);
}
