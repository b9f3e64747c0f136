import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { GapCause } from "#domain/tracks/track.ts";
import { countFix, NO_TOTALS, type TrackTotals } from "#domain/tracks/track-totals.ts";

/** After so long without a fix nobody knows where one was. */
export const SIGNAL_LOST_MS = 30_000;
/** A page that was hidden for shorter than this, fix to fix, missed nothing worth a gap. */
const HIDDEN_GAP_MS = 10_000;
/** 180 km/h. Nobody outdoors is faster: a fix that asks for more is a jump of the receiver. */
const IMPOSSIBLE_MPS = 50;
/** Fixes may come in one burst, with times a few milliseconds apart. */
const LEAST_INTERVAL_MS = 1_000;

/** How far a recording is, all that the next fix needs to know of those before. */
export interface RecordingProgress {
  readonly lastFix: PositionFix | null;
  /** What interrupted the recording since the last fix. */
  readonly interruption: Interruption | null;
  readonly fixCount: number;
  readonly totals: TrackTotals;
}

/** What can interrupt a recording between two fixes. */
export type Interruption = (typeof INTERRUPTIONS)[number];

/** What weighs more comes later: a pause is one, also when the page was hidden in it. */
const INTERRUPTIONS = [
  "page-hidden",
  "position-refused",
  "app-ended",
  "paused",
] as const satisfies readonly GapCause[];

/** A fix as it is kept: raw, and whether the line goes on to it. */
export interface RecordedFix extends PositionFix {
  /** Whether a segment begins here. */
  readonly startsSegment: boolean;
  /** Why; null for the first of a recording and where the line goes on. */
  readonly gapBefore: GapCause | null;
}

/** No fix yet, and no moment to count the time from. */
export const NO_PROGRESS: RecordingProgress = {
  lastFix: null,
  interruption: null,
  fixCount: 0,
  totals: NO_TOTALS,
};

/** A recording that begins now, without a fix. @param startedAtMs milliseconds since 1970 */
export function beginProgress(startedAtMs: number): RecordingProgress {
  return { ...NO_PROGRESS, totals: { ...NO_TOTALS, lastTimeMs: startedAtMs } };
}

/**
 * Takes one more fix into a recording. Every fix is kept as it came; what cannot be joined to the one
 * before begins a segment.
 * @returns null for the very fix that was taken last, which browsers give again when a watch begins anew
 */
export function takeFix(
  progress: RecordingProgress,
  fix: PositionFix,
): { readonly progress: RecordingProgress; readonly recorded: RecordedFix } | null {
  const { lastFix } = progress;
  if (lastFix && isSameFix(lastFix, fix)) return null;
  const gapBefore = lastFix && gapBetween(lastFix, fix, progress.interruption);
  const startsSegment = lastFix === null || gapBefore !== null;
  return {
    progress: {
      lastFix: fix,
      interruption: null,
      fixCount: progress.fixCount + 1,
      totals: countFix(progress.totals, fix, startsSegment),
    },
    recorded: { ...fix, startsSegment, gapBefore },
  };
}

/** Says what interrupts the recording; what weighs more stays. */
export function interrupt(
  progress: RecordingProgress,
  interruption: Interruption,
): RecordingProgress {
  const before = progress.interruption;
  const isWeaker =
    before !== null && INTERRUPTIONS.indexOf(interruption) < INTERRUPTIONS.indexOf(before);
  return isWeaker ? progress : { ...progress, interruption };
}

function gapBetween(
  last: PositionFix,
  fix: PositionFix,
  interruption: Interruption | null,
): GapCause | null {
  const tookMs = fix.timeMs - last.timeMs;
  if (interruption === "page-hidden") {
    if (tookMs > HIDDEN_GAP_MS) return interruption;
  } else if (interruption) return interruption;
  if (tookMs < 0) return "clock-set-back";
  if (tookMs > SIGNAL_LOST_MS) return "signal-lost";
  return isJump(last, fix) ? "jump" : null;
}

/** Whether it is too far for the time, even when both fixes are as far off as they may be. */
function isJump(last: PositionFix, fix: PositionFix): boolean {
  const tookMs = Math.max(LEAST_INTERVAL_MS, fix.timeMs - last.timeMs);
  const leastMeters = distanceMeters(last, fix) - last.accuracyMeters - fix.accuracyMeters;
  return leastMeters > (IMPOSSIBLE_MPS * tookMs) / 1000;
}

function isSameFix(one: PositionFix, other: PositionFix): boolean {
  return one.timeMs === other.timeMs && one.lat === other.lat && one.lng === other.lng;
}

/** Who has not come this much farther for `STANDING_AFTER_MS` stands still. */
const STANDING_WITHIN_METERS = 15;
const STANDING_AFTER_MS = 60_000;

/** Whether one has not moved for a minute, as far as fixes can tell, and this fix changes nothing of that. */
export function standsStill({ totals }: RecordingProgress, fix: PositionFix): boolean {
  const { anchor } = totals;
  if (!anchor || anchor.timeMs === null) return false;
  if (fix.timeMs - anchor.timeMs < STANDING_AFTER_MS) return false;
  return distanceMeters(anchor, fix) < Math.max(STANDING_WITHIN_METERS, fix.accuracyMeters);
}
