import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { packRecords } from "#storage/packs/pack-records.ts";
import { createPacks } from "./create-packs.ts";
import { device } from "./device.ts";

const files = browserPackFiles();

/**
 * The packs on this device. Call `startPacks` from the screen that needs them: nothing is read
 * before, and only the first call does anything. Import this module lazily: no first load needs it.
 */
export const { store: packsStore, start: startPacks } = createPacks({
  records: packRecords(device.door, files),
  tabs: device.tabs,
});
