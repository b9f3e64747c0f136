/** Both clocks of a device at one moment. */
export interface ClockReading {
  /** The time of day, milliseconds since 1970; people and networks set it forward and back. */
  readonly nowMs: number;
  /** Milliseconds on a clock that nobody can set. */
  readonly steadyMs: number;
}

/** The relation between the times that a receiver reports and the steady clock. */
export interface FixTimes {
  /** The steady time minus the reported time of a fix that arrives without delay. */
  readonly offsetMs: number;
  /** The time of day minus the steady time, as last seen; null before the first fix. */
  readonly clockGapMs: number | null;
  /** The steady time of the latest fix; null before the first. */
  readonly latestMs: number | null;
  /** The fixes in a row whose times are wrong in the same way. */
  readonly suspects: Suspects | null;
}

interface Suspects {
  readonly count: number;
  readonly sinceMs: number;
  readonly reportedMs: number;
  readonly delayMs: number;
}

/**
 * The state before the first fix. The clock of the device is believed first, so a position that the receiver
 * remembers from hours ago is hours old.
 */
export const NO_FIX_TIMES: FixTimes = {
  offsetMs: 0,
  clockGapMs: null,
  latestMs: null,
  suspects: null,
};

/** A smaller change between both clocks is drift or a gradual correction. */
const SMALLEST_JUMP_MS = 1_000;
/** A fix that is no more delayed than this is usual: a receiver needs up to a few seconds. */
const USUAL_DELAY_MS = 5_000;
/** A fix this much ahead of the clock is not wrong: the clock of a phone is seldom exact. */
const USUAL_LEAD_MS = 1_000;
/** The delays of fixes with one and the same wrong clock differ by less than this. */
const SAME_DELAY_MS = 2_000;
/** This many fixes, over at least this time, prove that a clock is wrong, and not a fix. */
const SUSPECTS_TO_CONVINCE = 3;
const SUSPECTED_FOR_MS = 1_000;

/**
 * Converts the reported time of a fix to the steady clock, on which the age of a fix is the steady time minus its
 * time, whatever happens to the clock of the device.
 *
 * A receiver reports the time of the device or that of the satellites, and a browser does not tell which. So a fix
 * counts as fresh if it is fresh by either clock: when the time of day jumps, the reported times jump along or stay,
 * and both are recognized at once. A fix that is late by both is an old one, unless the next two are as late: then
 * the clock of the device or of the receiver is wrong by that much.
 * @param reportedMs the reported time, milliseconds since 1970
 * @returns `timeMs`: the steady time of the fix; null if the fix is older than one before it
 */
export function steadyFixTime(
  times: FixTimes,
  reportedMs: number,
  { nowMs, steadyMs }: ClockReading,
): { readonly times: FixTimes; readonly timeMs: number | null } {
  const gapMs = nowMs - steadyMs;
  const jumpMs = gapMs - (times.clockGapMs ?? 0);
  const hasJumped = Math.abs(jumpMs) >= SMALLEST_JUMP_MS;
  const offsetMs = hasJumped
    ? offsetAfterJump(times.offsetMs, reportedMs, steadyMs, jumpMs)
    : times.offsetMs;
  const clockGapMs = hasJumped ? gapMs : (times.clockGapMs ?? 0);
  const delayMs = steadyMs - reportedMs - offsetMs;
  const isUsual = delayMs >= -USUAL_LEAD_MS && delayMs <= USUAL_DELAY_MS;
  const suspects = isUsual ? null : suspectsWith(times.suspects, reportedMs, steadyMs, delayMs);
  const isClockWrong = suspects !== null && isConvincing(suspects, steadyMs);
  // A fix from the future has just been measured.
  const timeMs = isClockWrong || delayMs < -USUAL_LEAD_MS ? steadyMs : reportedMs + offsetMs;
  const isOld = times.latestMs !== null && timeMs < times.latestMs;
  return {
    times: {
      offsetMs: isClockWrong ? steadyMs - reportedMs : offsetMs,
      clockGapMs,
      latestMs: isOld ? times.latestMs : timeMs,
      suspects: isClockWrong ? null : suspects,
    },
    timeMs: isOld ? null : timeMs,
  };
}

/** Returns the offset by which the fix is the nearest to now: the clock of the receiver jumped along or stayed. */
function offsetAfterJump(
  offsetMs: number,
  reportedMs: number,
  steadyMs: number,
  jumpMs: number,
): number {
  const delayMs = steadyMs - reportedMs - offsetMs;
  return Math.abs(delayMs + jumpMs) < Math.abs(delayMs) ? offsetMs - jumpMs : offsetMs;
}

function suspectsWith(
  before: Suspects | null,
  reportedMs: number,
  steadyMs: number,
  delayMs: number,
): Suspects {
  const isAlike =
    before !== null &&
    reportedMs > before.reportedMs &&
    Math.abs(delayMs - before.delayMs) < SAME_DELAY_MS;
  if (!isAlike) return { count: 1, sinceMs: steadyMs, reportedMs, delayMs };
  return { ...before, count: before.count + 1, reportedMs };
}

function isConvincing({ count, sinceMs }: Suspects, steadyMs: number): boolean {
  return count >= SUSPECTS_TO_CONVINCE && steadyMs - sinceMs >= SUSPECTED_FOR_MS;
}
