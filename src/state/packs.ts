import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserLocks } from "#platform/locks/browser-locks.ts";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { packRecords } from "#storage/packs/pack-records.ts";
import { runPackJob } from "#workers/run-pack-job.ts";
import { createPacks } from "./create-packs.ts";
import { device } from "./device.ts";
import { preferencesStore, setPreferences } from "./preferences.ts";

const files = browserPackFiles();

const packs = createPacks({
  files,
  records: packRecords(device.door, files),
  downloads: browserDownloads(),
  locks: browserLocks(),
  run: runPackJob,
  tabs: device.tabs,
  quota: device.quota,
  clock: device.clock,
  randomId: device.randomId,
  ownOrigin: globalThis.location.origin,
});

/**
 * The packs on this device. Call `startPacks` from the screen that needs them: nothing is read
 * before, and only the first call does anything. Import this module lazily: no first load needs it.
 * No command rejects: what went wrong is in `packsStore`.
 */
export const {
  store: packsStore,
  start: startPacks,
  downloadPack,
  cancelPackJob,
  resumePackJob,
  removePack,
} = packs;

/** Copies files onto the device that the user chose: those of packs, or lone `.pmtiles` archives. */
export function openPackFiles(chosen: readonly File[]): Promise<void> {
  return packs.openChosenFiles(
    chosen.map((file) => ({
      name: file.name,
      folder: file.webkitRelativePath.split("/").slice(0, -1).join("/"),
      bytes: file,
    })),
  );
}

/** Fetches the catalogue at an address that the user typed, and keeps a good one for next time. */
export async function loadCatalogue(typed: string): Promise<void> {
  const address = await packs.loadCatalogue(typed);
  if (address !== null) setPreferences({ catalogueUrl: address });
}

/** The address of the catalogue that was good last; empty before the first. */
export function keptCatalogueAddress(): string {
  return preferencesStore.getState().catalogueUrl;
}
