import { useStore } from "zustand";
import { type DevicePosition, isStaleFix } from "#domain/position/device-position.ts";
import { clockStore } from "#state/clock.ts";
import { positionStore } from "#state/position.ts";

/** A fix that is there: `fixedAtMs` is known, and so is how old it is now. */
export interface OwnPosition extends DevicePosition {
  readonly fixedAtMs: number;
  readonly ageMs: number;
  readonly isStale: boolean;
}

/** The own position, its age counted every second; null before the first fix. */
export function useOwnPosition(): OwnPosition | null {
  const position = useStore(positionStore);
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const { fixedAtMs } = position;
  if (fixedAtMs === null) return null;
  // A fix may be newer than the last tick of the clock.
  const ageMs = Math.max(0, nowMs - fixedAtMs);
  return { ...position, fixedAtMs, ageMs, isStale: isStaleFix(fixedAtMs, nowMs) };
}
