import { isStaleFix, type PositionFix } from "#domain/position/position-fix.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { positionPermissionStore, positionStore } from "./position.ts";

/** The clock is a second behind at most, and so may a fix be newer than it. */
const CLOCK_TICK_MS = 2_000;

/**
 * The last fix and how old it is now. It is stale when it is old, as soon as leave to know the
 * position was taken away, for no other will follow, and when the clock was set back since: nobody
 * then knows how old it is.
 */
export interface OwnPosition extends PositionFix {
  readonly ageMs: number;
  readonly isStale: boolean;
}

/** What a fix is worth at this time, and with or without leave to know the position; null before the first fix. */
export function ownPositionAt(
  fix: PositionFix | null,
  nowMs: number,
  isRefused: boolean,
): OwnPosition | null {
  if (fix === null) return null;
  const isClockSetBack = fix.timeMs - nowMs > CLOCK_TICK_MS;
  const isStale = isRefused || isClockSetBack || isStaleFix(fix.timeMs, nowMs);
  return { ...fix, ageMs: Math.max(0, nowMs - fix.timeMs), isStale };
}

/** The own position as it is now, for who asks once. */
export function ownPositionNow(): OwnPosition | null {
  const { permission } = positionPermissionStore.getState();
  const { nowMs } = clockStore.getState();
  return ownPositionAt(positionStore.getState().fix, nowMs, permission === "denied");
}
