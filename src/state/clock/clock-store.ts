import { createStore, type StoreApi } from "zustand/vanilla";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";

/** The time, for components that show an age. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** The read-only side of a store; the clock has no commands. */
export type ClockStore = Pick<StoreApi<ClockState>, "getState" | "getInitialState" | "subscribe">;

const TICK_MS = 1_000;

/** Creates a store of the time that ticks every second while it has subscribers. */
export function createClockStore(clock: Clock): ClockStore {
  const store = createStore<ClockState>(() => ({ nowMs: clock.nowMs() }));
  const tick = (): void => store.setState({ nowMs: clock.nowMs() });
  let subscribers = 0;
  let stopTicking = (): void => {};
  return {
    getInitialState: store.getInitialState,
    getState() {
      // Without subscribers the store stands still; the first subscriber must not see an old time.
      if (subscribers === 0 && clock.nowMs() - store.getState().nowMs >= TICK_MS) tick();
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

/** The time of this device, ticking every second while somebody is subscribed. */
export const clockStore = createClockStore(device.clock);
