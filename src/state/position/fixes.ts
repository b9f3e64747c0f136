import type { StoreApi } from "zustand/vanilla";
import type { DevicePosition } from "#domain/position/device-position.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { positionStore } from "./position.ts";

/** A stationary device may not report its position again: a fix of this age is still fresh. */
const FRESH_MS = 5_000;

/**
 * Calls the listener with the last fix, unless it is older than `maxAgeMs` (5 s by default), and with every following
 * fix, until the returned function is called.
 */
export type FixStream = (listener: (fix: PositionFix) => void, maxAgeMs?: number) => () => void;

/** Creates the stream of the fixes that a position store receives. */
export function fixStream(
  positions: Pick<StoreApi<DevicePosition>, "getState" | "subscribe">,
  clock: Pick<Clock, "steadyMs">,
): FixStream {
  return (listener, maxAgeMs = FRESH_MS) => {
    const { fix } = positions.getState();
    if (fix && clock.steadyMs() - fix.timeMs < maxAgeMs) listener(fix);
    return positions.subscribe((now, before) => {
      if (now.fix && now.fix !== before.fix) listener(now.fix);
    });
  };
}

/** The fixes of this device, for recorder, guidance and trip. */
export const onFix = fixStream(positionStore, device.clock);
