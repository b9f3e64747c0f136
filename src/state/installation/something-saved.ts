import { createStore, type StoreApi } from "zustand/vanilla";
import { device } from "#state/device/device.ts";
import { packsStore } from "#state/packs/packs.ts";
import { type Edits, edits } from "#state/records/edits.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { countRecords } from "#storage/count-records.ts";
import type { DatabaseConnection } from "#storage/database.ts";

/** Tells whether the user has saved something: a waypoint, a pack or area, or a record of any kind. */
export interface SomethingSaved {
  /** Stays true for the visit. */
  readonly store: StoreApi<{ readonly isSaved: boolean }>;
  /** Checks now and after every change; only the first call has an effect. Without a database waypoints decide. */
  start(): void;
}

/** A list of things that the user saved. */
type Saved<Key extends string> = Pick<
  StoreApi<{ readonly [key in Key]: readonly unknown[] }>,
  "getState" | "subscribe"
>;

/** Creates the check. */
export function createSomethingSaved(
  connection: DatabaseConnection,
  edits: Pick<Edits, "onStored">,
  waypoints: Saved<"waypoints">,
  packs: Saved<"records">,
): SomethingSaved {
  const store = createStore(() => ({ isSaved: false }));
  let isStarted = false;
  const noteCount = (count: number) => count > 0 && store.setState({ isSaved: true });
  const checkLists = () =>
    noteCount(waypoints.getState().waypoints.length + packs.getState().records.length);
  const checkDatabase = async (): Promise<void> => {
    noteCount(await countRecords(connection).catch(() => 0));
  };
  return {
    store,
    start() {
      if (isStarted) return;
      isStarted = true;
      for (const list of [waypoints, packs]) list.subscribe(checkLists);
      edits.onStored(() => void checkDatabase());
      checkLists();
      void checkDatabase();
    },
  };
}

/** The check of this device. */
export const { store: somethingSavedStore, start: startSomethingSaved } = createSomethingSaved(
  device.connection,
  edits,
  waypointsStore,
  packsStore,
);
