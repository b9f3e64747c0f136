import { createStore, type StoreApi } from "zustand/vanilla";
import type { PackIndexEntry } from "#domain/tiles/pack-manifest.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { ChosenFile } from "#storage/packs/chosen-packs.ts";
import type { PackRecords } from "#storage/packs/pack-records.ts";
import type { RunPackJob } from "#storage/packs/perform-pack-job.ts";
import { createPackCatalogue } from "./create-packs-catalogue.ts";
import { createPackJobs, type PackJobs } from "./create-packs-jobs.ts";
import { loadPacks } from "./create-packs-load.ts";
import { NO_PACKS, type PacksSnapshot } from "./packs-snapshot.ts";

/** What the other tabs are told after any change. */
export const PACKS_SUBJECT = "packs";

/** What the packs are made of. */
export interface PacksDevice {
  readonly records: PackRecords;
  readonly files: PackFiles;
  readonly downloads: Downloads;
  readonly locks: Locks;
  readonly tabs: Tabs;
  readonly quota: StorageQuota;
  readonly clock: Pick<Clock, "nowMs">;
  readonly randomId: RandomId;
  readonly run: RunPackJob;
  /** Where the app itself is served. */
  readonly ownOrigin: string;
}

/** The packs of this device and what can be done with them. */
export interface Packs extends PackJobs {
  readonly store: StoreApi<PacksSnapshot>;
  /** Reads what is stored and follows the other tabs; only the first call does anything. */
  start(): Promise<void>;
  /** Fetches a catalogue; gives its address as it is to be kept, or null when that failed. */
  loadCatalogue(typed: string): Promise<string | null>;
  /** Downloads a pack of the catalogue that is loaded, or goes on with it. */
  downloadPack(entry: PackIndexEntry): Promise<void>;
  /** Copies chosen files onto the device, pack by pack. */
  openChosenFiles(files: readonly ChosenFile[]): Promise<void>;
}

/** The packs over whichever device; `packs.ts` has those of this one. */
export function createPacks(device: PacksDevice): Packs {
  const store = createStore<PacksSnapshot>(() => NO_PACKS);
  const reload = (): Promise<void> => loadPacks(device, store);
  const changed = async (): Promise<void> => {
    await reload();
    device.tabs.announce(PACKS_SUBJECT);
  };
  const jobs = createPackJobs(device, store, changed);
  let started: Promise<void> | null = null;
  return {
    store,
    ...jobs,
    ...createPackCatalogue(device, store, jobs),
    start() {
      started ??= begin(device, reload);
      return started;
    },
  };
}

async function begin({ tabs }: PacksDevice, reload: () => Promise<void>): Promise<void> {
  tabs.onAnnounced(PACKS_SUBJECT, () => void reload());
  tabs.onReturn(() => void reload());
  await reload();
}
