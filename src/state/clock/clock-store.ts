import { createStore, type StoreApi } from "zustand/vanilla";
import type { ClockReading } from "#domain/position/fix-times.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";

/** The time, for components that show an age (`steadyMs`) or a time of day (`nowMs`); see `Clock`. */
export type ClockState = ClockReading;

/** The read-only side of a store; the clock has no commands. */
export type ClockStore = Pick<StoreApi<ClockState>, "getState" | "getInitialState" | "subscribe">;

const TICK_MS = 1_000;

/** Creates a store of the time that ticks every second while it has subscribers. */
export function createClockStore(clock: Clock): ClockStore {
  const read = (): ClockState => ({ nowMs: clock.nowMs(), steadyMs: clock.steadyMs() });
  const store = createStore<ClockState>(read);
  const tick = (): void => store.setState(read());
  let subscribers = 0;
  let stopTicking = (): void => {};
  return {
    getInitialState: store.getInitialState,
    getState() {
      // Without subscribers the store stands still; the first subscriber must not see an old time, nor the time
      // before the clock was set.
      const { nowMs, steadyMs } = store.getState();
      const behindMs = Math.max(
        Math.abs(clock.steadyMs() - steadyMs),
        Math.abs(clock.nowMs() - nowMs),
      );
      if (subscribers === 0 && behindMs >= TICK_MS) tick();
      return store.getState();
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) stopTicking = clock.every(TICK_MS, tick);
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers === 0) stopTicking();
      };
    },
  };
}

/** Returns the time of day of a moment on the steady clock, by the clock of the device as it is set now. */
export function timeOfDayMs({ nowMs, steadyMs }: ClockState, atSteadyMs: number): number {
  return nowMs - steadyMs + atSteadyMs;
}

/** The time of this device, ticking every second while somebody is subscribed. */
export const clockStore = createClockStore(device.clock);
