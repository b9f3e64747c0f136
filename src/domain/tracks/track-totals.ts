import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { isMoment } from "#domain/units/moment.ts";

/** A fix that may be farther off than this is kept, and counts for nothing. */
export const COUNTED_ACCURACY_METERS = 50;
/** Steps shorter than this are the trembling of a receiver that lies still. */
const LEAST_STEP_METERS = 2;
/** Of a fix's accuracy so much must have been gone before it counts as a step. */
const STEP_PER_ACCURACY = 0.5;
/** Slower than this over a step is not moving: what a step took longer was standing. */
const MOVING_MPS = 0.3;

/** How far one went and how long one moved, and where the next step is measured from. */
export interface TrackTotals {
  readonly distanceMeters: number;
  readonly movingMs: number;
  /** From the first time to the last, gaps included; a clock that is set back takes no time. */
  readonly elapsedMs: number;
  /** Milliseconds since 1970 of the last fix that has a time; null before there is one. */
  readonly lastTimeMs: number | null;
  /** The last fix that counted; null at the start of a segment. */
  readonly anchor: CountedFix | null;
}

/** What of a fix counts. `timeMs`: milliseconds since 1970, `accuracyMeters`: 95 % radius; null for unknown. */
export interface CountedFix extends LatLng {
  readonly timeMs: number | null;
  readonly accuracyMeters: number | null;
}

/** Nothing gone yet. */
export const NO_TOTALS: TrackTotals = {
  distanceMeters: 0,
  movingMs: 0,
  elapsedMs: 0,
  lastTimeMs: null,
  anchor: null,
};

/**
 * The way with one more fix: docs/formats/recordings.md has the rules and why they are what they are. A
 * step counts once it is longer than 2 m and than half of what the fix may be off. A fix that may be
 * more than 50 m off is passed over. The line is not joined over the start of a segment, nor over a step back
 * in time: tracks of older versions do not mark those.
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
  if (stepMeters < leastStepMeters(accuracyMeters)) return timed;
  return {
    ...timed,
    distanceMeters: totals.distanceMeters + stepMeters,
    movingMs: totals.movingMs + movingMs(timeMs - momentOf(before.timeMs), stepMeters),
    anchor: fix,
  };
}

/** Returns a time that a calendar has, or else NaN. */
export function momentOf(timeMs: number | null | undefined): number {
  return isMoment(timeMs) ? timeMs : Number.NaN;
}

/** Returns how much time passed between two times; none over a clock that was set back, or where one is unknown. */
export function forwardMs(differenceMs: number): number {
  return Math.max(0, differenceMs || 0);
}

/** How long a step must be to count, to a fix of this accuracy. */
export function leastStepMeters(accuracyMeters: number): number {
  return Math.max(LEAST_STEP_METERS, STEP_PER_ACCURACY * accuracyMeters);
}

/** How much of a step was motion. @param tookMs NaN where that is not known: then none of it */
export function movingMs(tookMs: number, stepMeters: number): number {
  return Math.min(forwardMs(tookMs), (stepMeters / MOVING_MPS) * 1000);
}
