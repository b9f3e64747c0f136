import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type CountedFix, forwardMs, minStepMeters, momentOf, movingMs } from "./counted-step.ts";
import { beginMotion, countMotion, type MotionTotals, NO_RECENT_MOTION, timedFix } from "./rest.ts";

/** A less accurate fix is kept but not counted. */
export const COUNTED_ACCURACY_METERS = 50;

/** The distance and moving time so far, and the point from which the next step is measured. */
export interface TrackTotals extends MotionTotals {
  /** From the first time to the last, gaps included; setting the clock back counts as no time. */
  readonly elapsedMs: number;
  /** The last known time of a fix, milliseconds since 1970; null before there is one. */
  readonly lastTimeMs: number | null;
}

/** The totals before any fix. */
export const NO_TOTALS: TrackTotals = {
  distanceMeters: 0,
  movingMs: 0,
  elapsedMs: 0,
  lastTimeMs: null,
  anchor: null,
  recent: NO_RECENT_MOTION,
};

/**
 * Adds a fix; docs/formats/recordings.md explains the rules. A step counts if it is longer than 2 m and
 * suits the accuracy of the fix; of fixes with a time and an accuracy, rests do not count. A fix less accurate than 50 m is skipped. The line is not
 * joined across the start of a segment, nor across a step back in time, which tracks of older versions do not mark.
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
    recent: before ? totals.recent : NO_RECENT_MOTION,
  };
  if (accuracyMeters > COUNTED_ACCURACY_METERS) return timed;
  const motion = timedFix({ ...fix, timeMs });
  if (motion && timed.recent !== NO_RECENT_MOTION) return countMotion(timed, motion);
  const stepMeters = before ? distanceMeters(before, fix) : 0;
  if (before && stepMeters < minStepMeters(accuracyMeters)) return timed;
  const next = {
    ...timed,
    distanceMeters: totals.distanceMeters + stepMeters,
    movingMs: totals.movingMs + movingMs(timeMs - momentOf(before?.timeMs), stepMeters),
    anchor: fix,
    recent: NO_RECENT_MOTION,
  };
  return motion ? beginMotion(next, motion) : next;
}
