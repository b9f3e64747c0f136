import { remembered } from "#domain/async/remembered.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { browserStoredFiles } from "#platform/stored-files/browser-stored-files.ts";
import type { StoredFiles } from "#platform/stored-files/stored-files.ts";
import { type Fairways, openFairways } from "#workers/fairway/fairway-client.ts";

/** The file with the bridges, locks, buoys and lights of the country: docs/formats/fairways.md. */
const FAIRWAYS_FILE = `${BASE_PATH}nautical/vaarwegen.json`;

/**
 * Looks up bridges, locks, buoys and lights. The first call fetches their file and starts their worker; every
 * call but `legBetween`, `roomOnWater` and `watersAt` rejects when the file is neither on the device nor can be downloaded.
 */
export interface FairwayLookup extends Fairways {
  /** Returns a copy of the bytes of the file. */
  fileBytes(): Promise<ArrayBuffer>;
}

/** Creates a lookup over these files. */
export function createFairwayLookup(files: StoredFiles, startWorker?: () => Worker): FairwayLookup {
  const readFile = remembered(() => files.read(FAIRWAYS_FILE));
  const fileBytes = async (): Promise<ArrayBuffer> => (await readFile()).slice(0);
  return Object.assign(openFairways(fileBytes, startWorker), { fileBytes });
}

/** The lookup of this device, documented at `FairwayLookup`. */
export const {
  fileBytes,
  facts,
  objectById,
  fairwaysNear,
  fairwaysNamed,
  objectsOnLine,
  impassablePlaces,
  unmarkedWaters,
  legBetween,
  roomOnWater,
  watersAt,
} = createFairwayLookup(browserStoredFiles);
