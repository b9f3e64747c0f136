import { createStore } from "zustand/vanilla";
import { isStaleFix, type PositionFix } from "#domain/position/position-fix.ts";
import { type ClockState, clockStore, timeOfDayMs } from "#state/clock/clock-store.ts";
import { positionPermissionStore, positionStore } from "./position.ts";

/**
 * The last fix and its current age. It is stale if it is old, or if the permission was withdrawn (no other fix will
 * follow).
 */
export interface OwnPosition extends PositionFix {
  /** The time of day of the measurement, by the clock as it is set now; milliseconds since 1970. */
  readonly measuredAtMs: number;
  readonly ageMs: number;
  readonly isStale: boolean;
}

/** Returns the position at this time, with or without permission; null before the first fix. */
export function ownPositionAt(
  fix: PositionFix | null,
  clock: ClockState,
  isRefused: boolean,
): OwnPosition | null {
  if (fix === null) return null;
  const { timeMs } = fix;
  const isStale = isRefused || isStaleFix(timeMs, clock.steadyMs);
  // The clock store is up to a second behind, so a fix may be slightly newer.
  const ageMs = Math.max(0, clock.steadyMs - timeMs);
  return { ...fix, measuredAtMs: timeOfDayMs(clock, timeMs), ageMs, isStale };
}

/** True if the position is hidden from the user, during map reading practice. Recording and alarms continue. */
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
  return ownPositionAt(
    positionStore.getState().fix,
    clockStore.getState(),
    permission === "denied",
  );
}
