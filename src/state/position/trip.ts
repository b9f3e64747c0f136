import { createStore } from "zustand/vanilla";
import { continueTrip, newTrip, type Trip } from "#domain/recording/trip.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "./fixes.ts";

/** The trip since the app was opened, and the previous one while the reset can be undone. */
export interface TripState {
  readonly trip: Trip;
  readonly previous: Trip | null;
}

/** Creates a trip that follows the fixes of a position, counted from the opening of the app; in memory only. */
export function createTrip(clock: Clock, openedAtMs: number, fixes: FixStream) {
  const store = createStore<TripState>(() => ({ trip: newTrip(openedAtMs), previous: null }));
  let isFollowing = false;
  return {
    store,
    /** Starts counting; a second call has no effect. */
    start(): void {
      if (isFollowing) return;
      isFollowing = true;
      fixes((fix) => {
        const { trip, previous } = store.getState();
        // The distance since the reset also counts for the previous trip, in case it is resumed.
        store.setState({
          trip: continueTrip(trip, fix),
          previous: previous && continueTrip(previous, fix),
        });
      }, Number.POSITIVE_INFINITY);
    },
    /** Resets the trip at the current position. */
    begin(): void {
      store.setState(({ trip }) => ({ trip: newTrip(clock.steadyMs()), previous: trip }));
    },
    /** Undoes the reset: the trip continues as if it had never ended. */
    takeBack(): void {
      store.setState(({ trip, previous }) => ({ trip: previous ?? trip, previous: null }));
    },
  };
}

/** The trip since this app was opened; see `createTrip`. */
export const {
  store: tripStore,
  start: startTrip,
  begin: beginTrip,
  takeBack: takeTripBack,
} = createTrip(device.clock, device.clock.steadyMs() - performance.now(), onFix);
