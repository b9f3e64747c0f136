import { type DevicePosition, isStaleFix } from "#domain/position/device-position.ts";
import { clockStore } from "#state/device/clock.ts";
import { positionPermissionStore, positionStore } from "./position.ts";

/**
 * A fix that is there: `fixedAtMs` is known, and so is how old it is now. It is stale when it is old,
 * and as soon as leave to know the position was taken away: no other will follow.
 */
export interface OwnPosition extends DevicePosition {
  readonly fixedAtMs: number;
  readonly ageMs: number;
  readonly isStale: boolean;
}

/** What a position is worth at this time, and with or without leave to know it; null before the first fix. */
export function ownPositionAt(
  position: DevicePosition,
  nowMs: number,
  isRefused: boolean,
): OwnPosition | null {
  const { fixedAtMs } = position;
  if (fixedAtMs === null) return null;
  // A fix may be newer than the last tick of the clock.
  const ageMs = Math.max(0, nowMs - fixedAtMs);
  return { ...position, fixedAtMs, ageMs, isStale: isRefused || isStaleFix(fixedAtMs, nowMs) };
}

/** The own position as it is now, for who asks once. */
export function ownPositionNow(): OwnPosition | null {
  const { permission } = positionPermissionStore.getState();
  const { nowMs } = clockStore.getState();
  return ownPositionAt(positionStore.getState(), nowMs, permission === "denied");
}
