import type { StoreApi } from "zustand/vanilla";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
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
import { createPackJobs, type PackJobs } from "./create-pack-jobs.ts";
import { loadLeftovers } from "./create-pack-leftovers.ts";
import { createPackSources } from "./create-pack-sources.ts";
import { PACKS_SUBJECT, type Packs } from "./create-packs.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";

/** What it takes to put packs on the device. */
export interface PackCommandsDevice {
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
  /** Whether the user chose that the map asks nothing of any server. */
  readonly isKeptOffline: () => boolean;
}

/** A part of the map that the user wants on the device. */
export interface AreaToSave {
  /** Not empty. */
  readonly name: string;
  readonly bounds: LngLatBox;
}

/** What can be done with packs. No command rejects: what went wrong is in the store. */
export interface PackCommands extends PackJobs {
  /** Looks at what earlier visits left unfinished; only the first call does anything. */
  startJobs(): Promise<void>;
  /** Fetches a catalogue; gives its address as it is to be kept, or null when that failed. */
  loadCatalogue(typed: string): Promise<string | null>;
  /** Downloads a pack of the catalogue that is loaded, or goes on with it. */
  downloadPack(entry: PackIndexEntry): Promise<void>;
  /** Copies chosen files onto the device, pack by pack. */
  openChosenFiles(files: readonly ChosenFile[]): Promise<void>;
  /** Fetches the online map of an area, to draw from without a network. */
  saveArea(area: AreaToSave): Promise<void>;
  /** Fetches a saved area anew; the old one goes when the new one is whole. */
  refreshArea(id: string): Promise<void>;
}

/** The commands over whichever device; `pack-commands.ts` has those of this one. */
export function createPackCommands(device: PackCommandsDevice, packs: Packs): PackCommands {
  const store: StoreApi<PacksSnapshot> = packs.store;
  const leftovers = (): Promise<void> => loadLeftovers(device, store);
  const jobs = createPackJobs(device, store, async () => {
    await Promise.all([packs.reload(), leftovers()]);
    device.tabs.announce(PACKS_SUBJECT);
  });
  let started: Promise<void> | null = null;
  return {
    ...jobs,
    ...createPackSources(device, store, jobs),
    startJobs() {
      started ??= begin(device, leftovers);
      return started;
    },
  };
}

async function begin({ tabs }: PackCommandsDevice, leftovers: () => Promise<void>): Promise<void> {
  tabs.onAnnounced(PACKS_SUBJECT, () => void leftovers());
  tabs.onReturn(() => void leftovers());
  await leftovers();
}
