import { createStore } from "zustand/vanilla";
import { isStaleFix, type PositionFix } from "#domain/position/position-fix.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { positionPermissionStore, positionStore } from "./position.ts";

/** The clock is at most a second behind, so a fix may be slightly newer. */
const CLOCK_TICK_MS = 2_000;

/**
 * The last fix and its current age. It is stale if it is old, if the permission was withdrawn (no other fix will
 * follow), or if the clock was set back (its age is unknown).
 */
export interface OwnPosition extends PositionFix {
  readonly ageMs: number;
  readonly isStale: boolean;
}

/** Returns the position at this time, with or without permission; null before the first fix. */
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

/** Whether the position is hidden from the user, during map reading practice. Recording and alarms continue. */
export const positionHiddenStore = createStore<{ readonly isHidden: boolean }>(() => ({
  isHidden: false,
}));

/** Hides the position from the user, or shows it again. */
export function hidePosition(isHidden: boolean): void {
  positionHiddenStore.setState({ isHidden });
}

/** Returns the current position, for callers that need it once; null while it is hidden. */
export function ownPositionNow(): OwnPosition | null {
  if (positionHiddenStore.getState().isHidden) return null;
  const { permission } = positionPermissionStore.getState();
  const { nowMs } = clockStore.getState();
  return ownPositionAt(positionStore.getState().fix, nowMs, permission === "denied");
}
