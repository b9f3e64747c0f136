import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type DepartureChoice,
  type DepartureTime,
  departureTime,
} from "#domain/fairway/hours/departure-time.ts";
import { device } from "#state/device/device.ts";

/** The departure that the user chose for a boat plan or a route of marks. Kept in memory only. */
export interface BoatDeparture {
  readonly choice: DepartureChoice;
  /** Null for a departure now. */
  readonly departure: DepartureTime | null;
}

const NOW: BoatDeparture = { choice: { date: "", time: "" }, departure: null };

/** The departure of this visit, for all routes of a boat. */
export const boatDepartureStore: StoreApi<BoatDeparture> = createStore<BoatDeparture>(() => NOW);

/** Changes the date or the time of departure, and keeps the other. */
export function chooseDeparture(change: Partial<DepartureChoice>): void {
  const choice = { ...boatDepartureStore.getState().choice, ...change };
  boatDepartureStore.setState({
    choice,
    departure: departureTime(choice, device.clock.nowMs()),
  });
}

/** Returns to a departure now. */
export function departNow(): void {
  boatDepartureStore.setState(NOW);
}

/** Returns to a departure now if the chosen one has passed. */
export function dropPassedDeparture(): void {
  const { departure } = boatDepartureStore.getState();
  if (departure && departure.atMs < device.clock.nowMs()) departNow();
}
