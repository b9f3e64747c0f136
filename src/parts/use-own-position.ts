import { useStore } from "zustand";
import { type DevicePosition, isStaleFix } from "#domain/position/device-position.ts";
import { clockStore } from "#state/device/clock.ts";
import { positionStore } from "#state/position/position.ts";
import { useIsPositionRefused } from "./position-state.tsx";

/**
 * A fix that is there: `fixedAtMs` is known, and so is how old it is now. It is stale when it is old,
 * and as soon as leave to know the position was taken away: no other will follow.
 */
export interface OwnPosition extends DevicePosition {
  readonly fixedAtMs: number;
  readonly ageMs: number;
  readonly isStale: boolean;
}

/** The own position, its age counted every second; null before the first fix. */
export function useOwnPosition(): OwnPosition | null {
  const position = useStore(positionStore);
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const isRefused = useIsPositionRefused();
  const { fixedAtMs } = position;
  if (fixedAtMs === null) return null;
  // A fix may be newer than the last tick of the clock.
  const ageMs = Math.max(0, nowMs - fixedAtMs);
  return { ...position, fixedAtMs, ageMs, isStale: isRefused || isStaleFix(fixedAtMs, nowMs) };
}
