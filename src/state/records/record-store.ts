import { createStore, type StoreApi } from "zustand/vanilla";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import type { AnyKind } from "#storage/records/kinds.ts";
import type { VisitStorage } from "#storage/visits/visit-storage.ts";
import type { Edits } from "./edits.ts";
import { sweepBin } from "./sweep-bin.ts";

/** The parts of the device that a store of records needs. */
export interface RecordsDevice {
  readonly connection: DatabaseConnection;
  readonly tabs: Pick<Tabs, "onReturn">;
  readonly edits: Edits;
  readonly clock: { readonly nowMs: () => number };
  readonly visits: VisitStorage;
}

/** A store that shows records, with the problem of the last attempt to read them. */
export interface RecordStore<State> {
  readonly store: StoreApi<State>;
  /**
   * Reads the records, follows this and the other windows, and empties the bin of what is too old; only the first call
   * has an effect.
   */
  load(): Promise<void>;
  /** Reads the records again, such as after a problem. */
  read(): Promise<void>;
}

/**
 * Creates a store of records.
 * @param initial the state before the records were read
 * @param readState returns the state with the records; if it rejects, those shown stay, because a database that fails
 * for a moment does not empty a list
 */
export function createRecordStore<State extends { readonly problem: DatabaseProblem | null }>(
  device: RecordsDevice,
  kind: AnyKind,
  initial: State,
  readState: () => Promise<Omit<State, "problem">>,
): RecordStore<State> {
  const { connection, tabs, edits } = device;
  const store = createStore<State>(() => initial);
  let loading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    try {
      store.setState({ ...(await readState()), problem: null } as State);
    } catch (error) {
      store.setState({ problem: databaseProblemOf(error) } as Partial<State>);
    }
  };
  return {
    store,
    read,
    load() {
      if (loading) return loading;
      edits.onChanged(kind.place.stores[0], read);
      tabs.onReturn(() => void read());
      connection.onOpened(() => store.getState().problem && void read());
      loading = read().then(() => sweepBin(device, kind));
      return loading;
    },
  };
}
