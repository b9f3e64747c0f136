import type { StoreApi } from "zustand/vanilla";
import type { DevicePosition } from "#domain/position/device-position.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { positionStore } from "./position.ts";

/** A device that lies still may not report its position again: a fix this young still holds. */
const FRESH_MS = 5_000;

/**
 * Calls the listener with the last fix, unless it is older than `maxAgeMs` (5 s unless given), and with each fix
 * from then on, until the result is called.
 */
export type FixStream = (listener: (fix: PositionFix) => void, maxAgeMs?: number) => () => void;

/** Makes the stream of the fixes that a position store receives. */
export function fixStream(
  positions: Pick<StoreApi<DevicePosition>, "getState" | "subscribe">,
  clock: Pick<Clock, "nowMs">,
): FixStream {
  return (listener, maxAgeMs = FRESH_MS) => {
    const { fix } = positions.getState();
    if (fix && clock.nowMs() - fix.timeMs < maxAgeMs) listener(fix);
    return positions.subscribe((now, before) => {
      if (now.fix && now.fix !== before.fix) listener(now.fix);
    });
  };
}

/** The fixes of this device, for recorder, guidance and trip alike. */
export const onFix = fixStream(positionStore, device.clock);
