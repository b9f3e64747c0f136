import type { StoreApi } from "zustand/vanilla";
import { serversOfSource } from "#domain/areas/source-servers.ts";
import { remembered } from "#domain/async/remembered.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { DEFAULT_CATALOGUE } from "#domain/links/default-catalogue.ts";
import type { ChosenFile } from "#domain/packs/chosen-packs.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserLocks } from "#platform/locks/browser-locks.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { device } from "#state/device/device.ts";
import { createMarksSource, type MarksSource } from "#state/packs/marks/fetch-region-marks.ts";
import { createRegionSource, type RegionSource } from "#state/packs/region/fetch-region.ts";
import { createNetworkSource, type NetworkSource } from "#state/packs/slice/fetch-networks.ts";
import { noteAskedAddresses } from "#state/privacy/asked-servers.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { jobKind } from "#storage/packs/jobs/stored-jobs.ts";
import {
  estimateArea as estimateInWorker,
  runPackJob,
} from "#workers/pack-jobs/pack-job-client.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import { createPackJobs, type PackJobs } from "./pack-jobs.ts";
import { loadLeftovers } from "./pack-leftovers.ts";
import { createPackSources, type PackSources } from "./pack-sources.ts";
import { PACKS_SUBJECT, type Packs, packStorage, packs } from "./packs-on-device.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";
import { createPackRenewal, type PackRenewal, type RenewalOutcome } from "./renew-pack.ts";

/** The commands on packs. No command rejects: problems are in the store. */
export interface PackCommands
  extends PackJobs,
    PackSources,
    NetworkSource,
    MarksSource,
    RegionSource,
    PackRenewal {
  /** Handles what earlier visits left unfinished; only the first call has an effect. */
  startJobs(): Promise<void>;
  /** Gives a pack or area another name; of a pack only its title changes, as its catalogue knows it by its name. */
  renamePack(id: string, name: string): Promise<void>;
}

/** Creates the pack commands on this device. */
export function createPackCommands(device: PackCommandsDevice, packs: Packs): PackCommands {
  const store: StoreApi<PacksSnapshot> = packs.store;
  const leftovers = (): Promise<void> => loadLeftovers(device, store);
  const jobs = createPackJobs(device, store, async () => {
    await Promise.all([packs.reload(), leftovers()]);
    device.tabs.announce(PACKS_SUBJECT);
  });
  const start = remembered(leftovers);
  let isListening = false;
  const sources = {
    ...createPackSources(device, store, jobs),
    ...createNetworkSource(device, store, jobs),
    ...createMarksSource(device, store, jobs),
  };
  const keep = async (record: PackRecord): Promise<void> => {
    try {
      await device.records.keep(record);
    } catch {
      jobs.fail({ name: record.name, problem: "storage-blocked", fileName: null });
    }
    await packs.reload();
    device.tabs.announce(PACKS_SUBJECT);
  };
  return {
    ...jobs,
    ...sources,
    ...createRegionSource(device, sources),
    ...createPackRenewal(store, sources, device, { keep, removePack: jobs.removePack }),
    async renamePack(id, name) {
      const record = store.getState().records.find((one) => one.id === id);
      if (!record) return;
      await keep({ ...record, ...(record.kind === "area" ? { name } : { title: name }) });
    },
    startJobs() {
      if (!isListening) listen(device, leftovers);
      isListening = true;
      return start();
    },
  };
}

/** Looks for leftovers whenever another tab changes a pack. */
function listen({ tabs }: PackCommandsDevice, leftovers: () => Promise<void>): void {
  tabs.onAnnounced(PACKS_SUBJECT, () => void leftovers());
  tabs.onReturn(() => void leftovers());
}

const commands = createPackCommands(
  {
    ...packStorage,
    downloads: browserDownloads(),
    locks: browserLocks(),
    run(job, onProgress, signal) {
      noteAskedAddresses(jobKind(job).servers(job));
      return runPackJob(job, onProgress, signal);
    },
    estimate(area, signal) {
      noteAskedAddresses(serversOfSource(area.source));
      return estimateInWorker(area, signal);
    },
    tabs: device.tabs,
    quota: device.quota,
    clock: device.clock,
    randomId: device.randomId,
    get ownOrigin() {
      return location.origin;
    },
    get homeCatalogues() {
      const own = new URL(`${BASE_PATH}packs/index.json`, location.origin).href;
      return [...new Set([own, DEFAULT_CATALOGUE ?? own])];
    },
    checkedAtMs: {
      get: () => preferencesStore.getState().packsLookedAtMs,
      set: (packsLookedAtMs) => void setPreferences({ packsLookedAtMs }),
    },
    isOfflineOnly: () => preferencesStore.getState().offlineOnly,
  },
  packs,
);

/**
 * The pack commands of this device. Import this lazily, or from the screen that uses them; code that only draws needs
 * `packs.ts`. No command rejects: problems are in `packsStore`.
 */
export const {
  startJobs: startPackJobs,
  loadHomeCatalogue,
  checkForUpdates,
  updatePacks,
  downloadPack,
  cancelPackJob,
  resumePackJob,
  removePack,
  renamePack,
  saveArea,
  estimateArea,
  refreshArea,
  fetchNetworks,
  fetchRegion,
  renewPack,
} = commands;

preferencesStore.subscribe(({ offlineOnly }) => {
  if (offlineOnly) commands.stopAreas();
});

connectionStore.subscribe(({ isConnected }) => {
  if (isConnected) void commands.resumeCutOff();
});

/** Copies chosen files to the device: packs, or separate `.pmtiles` archives. */
export function openPackFiles(chosen: readonly File[]): Promise<void> {
  return commands.openChosenFiles(chosen.map(chosenFile));
}

/** Renews a pack that came from files with chosen files. */
export function renewPackFromFiles(id: string, chosen: readonly File[]): Promise<RenewalOutcome> {
  return commands.renewPackFromFiles(id, chosen.map(chosenFile));
}

function chosenFile(file: File): ChosenFile {
  const folder = file.webkitRelativePath.split("/").slice(0, -1).join("/");
  return { name: file.name, folder, bytes: file };
}

/** Fetches the catalogue at an address typed by the user, and stores the address if it works. */
export async function loadCatalogue(typed: string): Promise<void> {
  const address = await commands.loadCatalogue(typed);
  if (address !== null) setPreferences({ catalogueUrl: address });
}
