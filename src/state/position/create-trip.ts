import { createStore, type StoreApi } from "zustand/vanilla";
import type { DevicePosition } from "#domain/position/device-position.ts";
import { continueTrip, newTrip, type Trip } from "#domain/position/trip.ts";
import type { Clock } from "#platform/clock/clock.ts";

/** The trip since the app was opened, and the one before it, as long as that can be taken back. */
export interface TripState {
  readonly trip: Trip;
  readonly previous: Trip | null;
}

/** A trip that follows the fixes of a position, counted from when the app was opened; in memory only. */
export function createTrip(
  clock: Clock,
  openedAtMs: number,
  positions: Pick<StoreApi<DevicePosition>, "subscribe" | "getState">,
) {
  const store = createStore<TripState>(() => ({ trip: newTrip(openedAtMs), previous: null }));
  let isFollowing = false;
  return {
    store,
    /** Counts from now on; a second call changes nothing. */
    start(): void {
      if (isFollowing) return;
      isFollowing = true;
      const take = ({ fix }: DevicePosition): void => {
        const { trip, previous } = store.getState();
        // What one went since is part of the trip that may yet be taken up again.
        if (fix) {
          store.setState({
            trip: continueTrip(trip, fix),
            previous: previous && continueTrip(previous, fix),
          });
        }
      };
      take(positions.getState());
      positions.subscribe(take);
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
