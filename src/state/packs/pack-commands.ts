import { BASE_PATH } from "#domain/links/base-path.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserLocks } from "#platform/locks/browser-locks.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { runPackJob } from "#workers/run-pack-job.ts";
import { createPackCommands } from "./create-pack-commands.ts";
import { packStorage, packs } from "./packs-on-device.ts";

const commands = createPackCommands(
  {
    ...packStorage,
    downloads: browserDownloads(),
    locks: browserLocks(),
    run: runPackJob,
    tabs: device.tabs,
    quota: device.quota,
    clock: device.clock,
    randomId: device.randomId,
    ownOrigin: globalThis.location.origin,
    homeCatalogue: new URL(`${BASE_PATH}packs/index.json`, globalThis.location.origin).href,
    lookedAtMs: {
      get: () => preferencesStore.getState().packsLookedAtMs,
      set: (packsLookedAtMs) => void setPreferences({ packsLookedAtMs }),
    },
    isKeptOffline: () => preferencesStore.getState().offlineOnly,
  },
  packs,
);

/**
 * What can be done with the packs of this device. Import this lazily, or from the one screen that
 * does it: who only draws needs `packs.ts`. No command rejects: what went wrong is in `packsStore`.
 */
export const {
  startJobs: startPackJobs,
  lookAtHome,
  lookForUpdates,
  updatePacks,
  downloadPack,
  cancelPackJob,
  resumePackJob,
  removePack,
  saveArea,
  refreshArea,
} = commands;

preferencesStore.subscribe(({ offlineOnly }) => {
  if (offlineOnly) commands.stopAreas();
});

/** Copies files onto the device that the user chose: those of packs, or lone `.pmtiles` archives. */
export function openPackFiles(chosen: readonly File[]): Promise<void> {
  return commands.openChosenFiles(
    chosen.map((file) => ({
      name: file.name,
      folder: file.webkitRelativePath.split("/").slice(0, -1).join("/"),
      bytes: file,
    })),
  );
}

/** Fetches the catalogue at an address that the user typed, and keeps a good one for next time. */
export async function loadCatalogue(typed: string): Promise<void> {
  const address = await commands.loadCatalogue(typed);
  if (address !== null) setPreferences({ catalogueUrl: address });
}
