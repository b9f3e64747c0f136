import { createStore } from "zustand/vanilla";
import { continueTrip, newTrip, type Trip } from "#domain/recording/trip.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "./fixes.ts";

/** The trip since the app was opened, and the one before it, as long as that can be taken back. */
export interface TripState {
  readonly trip: Trip;
  readonly previous: Trip | null;
}

/** A trip that follows the fixes of a position, counted from when the app was opened; in memory only. */
export function createTrip(clock: Clock, openedAtMs: number, fixes: FixStream) {
  const store = createStore<TripState>(() => ({ trip: newTrip(openedAtMs), previous: null }));
  let isFollowing = false;
  return {
    store,
    /** Counts from now on; a second call changes nothing. */
    start(): void {
      if (isFollowing) return;
      isFollowing = true;
      fixes((fix) => {
        const { trip, previous } = store.getState();
        // The distance since then belongs to the trip before as well, in case it is taken up again.
        store.setState({
          trip: continueTrip(trip, fix),
          previous: previous && continueTrip(previous, fix),
        });
      }, Number.POSITIVE_INFINITY);
    },
    /** Begins anew where one is. */
    begin(): void {
      store.setState(({ trip }) => ({ trip: newTrip(clock.nowMs()), previous: trip }));
    },
    /** Takes that back: the trip goes on as if it had never ended. */
    takeBack(): void {
      store.setState(({ trip, previous }) => ({ trip: previous ?? trip, previous: null }));
    },
  };
}

/** The trip since this app was opened; what each name does is written at `createTrip`. */
export const {
  store: tripStore,
  start: startTrip,
  begin: beginTrip,
  takeBack: takeTripBack,
} = createTrip(device.clock, performance.timeOrigin, onFix);
