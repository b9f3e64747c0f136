import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { GapCause } from "#domain/tracks/track.ts";
import { countFix, NO_TOTALS, type TrackTotals } from "#domain/tracks/track-totals.ts";

/** After this time without a fix the position is unknown, and the signal counts as lost. */
export const SIGNAL_LOST_MS = 30_000;
/** A page hidden for less than this, from fix to fix, missed nothing worth a gap. */
const HIDDEN_GAP_MS = 10_000;
/** The recording begins with the place where it starts, also if the fix that says so is this old. */
const STARTS_WITHIN_MS = 5_000;
/** 180 km/h. Nobody outdoors is faster, so a fix that implies more is a jump of the receiver. */
const IMPOSSIBLE_MPS = 50;
/** Fixes may come in a burst, with times a few milliseconds apart. */
const MIN_INTERVAL_MS = 1_000;

/** The state of a recording: everything that the next fix needs to know about earlier ones. */
export interface RecordingProgress {
  /** The time from which fixes are part of it: its start, or that of its continuation after the app was closed. */
  readonly fromMs: number;
  readonly lastFix: PositionFix | null;
  /** The interruption since the last fix. */
  readonly interruption: Interruption | null;
  readonly fixCount: number;
  readonly totals: TrackTotals;
}

/** The causes of an interruption between two fixes. */
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Later entries take precedence: a pause stays a pause if the page is also hidden during it. */
const INTERRUPTIONS = [
  "page-hidden",
  "position-refused",
  "app-ended",
  "paused",
] as const satisfies readonly GapCause[];

/** A raw fix as it is stored, with its connection to the line. */
export interface RecordedFix extends PositionFix {
  /** True if a segment starts at this fix. */
  readonly startsSegment: boolean;
  /** The cause of the gap before it; null for the first fix and where the line continues. */
  readonly gapBefore: GapCause | null;
}

/** The state without fixes and without a start time. */
export const NO_PROGRESS: RecordingProgress = {
  fromMs: Number.NEGATIVE_INFINITY,
  lastFix: null,
  interruption: null,
  fixCount: 0,
  totals: NO_TOTALS,
};

/** Returns the state of a recording that starts now, without fixes; `startedAtMs` is on the clock of its fixes. */
export function beginProgress(startedAtMs: number): RecordingProgress {
  return { ...NO_PROGRESS, fromMs: startedAtMs, totals: { ...NO_TOTALS, lastTimeMs: startedAtMs } };
}

/**
 * Adds a fix to a recording. A fix that cannot be joined to the one before starts a segment.
 * @param fix its time is on a clock that nobody sets during the recording
 * @returns null for a fix that is not part of it: a repetition of the last one, which browsers send when a watch
 * restarts, or one that is older than the last or than the start
 */
export function takeFix(
  progress: RecordingProgress,
  fix: PositionFix,
): { readonly progress: RecordingProgress; readonly recorded: RecordedFix } | null {
  const { lastFix } = progress;
  if (lastFix && isSameFix(lastFix, fix)) return null;
  if (isOlder(progress, fix)) return null;
  const gapBefore = lastFix && gapBetween(lastFix, fix, progress.interruption);
  const startsSegment = lastFix === null || gapBefore !== null;
  return {
    progress: {
      fromMs: progress.fromMs,
      lastFix: fix,
      interruption: null,
      fixCount: progress.fixCount + 1,
      totals: countFix(progress.totals, fix, startsSegment),
    },
    recorded: { ...fix, startsSegment, gapBefore },
  };
}

/** Records an interruption, unless one that takes precedence is already recorded. */
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
  if (tookMs > SIGNAL_LOST_MS) return "signal-lost";
  return isJump(last, fix) ? "jump" : null;
}

function isOlder({ fromMs, lastFix, interruption }: RecordingProgress, fix: PositionFix): boolean {
  if (fix.timeMs < fromMs - STARTS_WITHIN_MS) return true;
  // While the app was closed the clock may have been set back.
  return lastFix !== null && interruption !== "app-ended" && fix.timeMs < lastFix.timeMs;
}

/** Returns whether the distance is too far for the time, even with the errors of both fixes. */
function isJump(last: PositionFix, fix: PositionFix): boolean {
  const tookMs = Math.max(MIN_INTERVAL_MS, fix.timeMs - last.timeMs);
  const minMeters = distanceMeters(last, fix) - last.accuracyMeters - fix.accuracyMeters;
  return minMeters > (IMPOSSIBLE_MPS * tookMs) / 1000;
}

function isSameFix(one: PositionFix, other: PositionFix): boolean {
  return one.timeMs === other.timeMs && one.lat === other.lat && one.lng === other.lng;
}

/** A traveller who moves less than this in `STANDING_AFTER_MS` is standing still. */
const STANDING_WITHIN_METERS = 15;
const STANDING_AFTER_MS = 60_000;

/** Returns whether the traveller has stood still for a minute and this fix does not change that. */
export function standsStill({ totals }: RecordingProgress, fix: PositionFix): boolean {
  const { rest, fixes } = totals.recent;
  const isNear = (place: LatLng) =>
    distanceMeters(place, fix) < Math.max(STANDING_WITHIN_METERS, fix.accuracyMeters);
  if (rest) return isNear(rest.middle);
  const first = fixes.findLastIndex(({ timeMs }) => timeMs <= fix.timeMs - STANDING_AFTER_MS);
  return first >= 0 && fixes.slice(first).every(isNear);
}
