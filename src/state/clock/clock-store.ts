import { createStore, type StoreApi } from "zustand/vanilla";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";

/** The time, for who shows an age. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** What a reader of a store needs; the clock has no commands. */
export type ClockStore = Pick<StoreApi<ClockState>, "getState" | "getInitialState" | "subscribe">;

const TICK_MS = 1_000;

/** A store of the time that ticks each second while somebody is subscribed, and costs nothing else. */
export function createClockStore(clock: Clock): ClockStore {
  const store = createStore<ClockState>(() => ({ nowMs: clock.nowMs() }));
  const tick = (): void => store.setState({ nowMs: clock.nowMs() });
  let subscribers = 0;
  let stopTicking = (): void => {};
  return {
    getInitialState: store.getInitialState,
    getState() {
      // With nobody to tick for the store has stood still; the first look must not see an old time.
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

/** The time of this device, ticking each second while somebody is subscribed. */
export const clockStore = createClockStore(device.clock);
