import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { device } from "#state/device/device.ts";
import { packRecords } from "#storage/packs/pack-records.ts";
import { createPacks } from "./create-packs.ts";

const files = browserPackFiles();
const records = packRecords(device.connection, files);

/** Where the packs of this device are kept. */
export const packStorage = { files, records };

/** The packs of this device. */
export const packs = createPacks({ files, records, tabs: device.tabs });
