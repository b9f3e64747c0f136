import { createStore, type StoreApi } from "zustand/vanilla";
import type { PackOnDevice } from "#domain/tiles/pack-on-device.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { BrokenPack, PackRecords } from "#storage/packs/pack-records.ts";

/** What the other tabs are told after any change. */
export const PACKS_SUBJECT = "packs";

/** What the store holds. */
export interface PacksSnapshot {
  /** Whole and checked, by name. */
  readonly packs: readonly PackOnDevice[];
  /** Known but unusable; the user may remove them. */
  readonly broken: readonly BrokenPack[];
  /** False until storage was read. */
  readonly isLoaded: boolean;
}

/** What the packs are made of. */
export interface PacksDevice {
  readonly records: PackRecords;
  readonly tabs: Tabs;
}

/** The packs of this device and what can be done with them. */
export interface Packs {
  readonly store: StoreApi<PacksSnapshot>;
  /** Reads what is stored and follows the other tabs; only the first call does anything. */
  start(): Promise<void>;
}

/** The packs over whichever device; `packs.ts` has those of this one. */
export function createPacks({ records, tabs }: PacksDevice): Packs {
  const store = createStore<PacksSnapshot>(() => ({ packs: [], broken: [], isLoaded: false }));
  let started: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const { whole, broken } = await records.load().catch(() => ({ whole: [], broken: [] }));
    store.setState({ packs: whole.map(({ pack }) => pack), broken, isLoaded: true });
  };
  return {
    store,
    start() {
      if (!started) tabs.onAnnounced(PACKS_SUBJECT, () => void load());
      started ??= load();
      return started;
    },
  };
}
