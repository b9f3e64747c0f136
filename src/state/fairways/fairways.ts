import { remembered } from "#domain/async/remembered.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { browserStoredFiles } from "#platform/stored-files/browser-stored-files.ts";
import type { StoredFiles } from "#platform/stored-files/stored-files.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { FAIRWAYS_FILE } from "#state/packs/waters-file.ts";
import { type Fairways, openFairways } from "#workers/fairway/fairway-client.ts";

/**
 * Looks up bridges, locks, buoys and lights. The first call fetches their file and starts their worker; every
 * call but `roomOnWater`, `watersAt` and `noticesOnLine` rejects when the file is neither on the device nor can be downloaded.
 */
export interface FairwayLookup extends Fairways {
  /** Returns a copy of the bytes of the file. */
  fileBytes(): Promise<ArrayBuffer>;
}

const NO_PACKS: readonly PackOnDevice[] = [];

/** Returns the packs of a device, of which those with marks count: the same array as long as they are the same. */
type CurrentPacks = () => Promise<readonly Pick<PackOnDevice, "marks">[]>;

/** Creates a lookup over these files, and over the marks in these packs. */
export function createFairwayLookup(
  files: Pick<StoredFiles, "read">,
  startWorker?: () => Worker,
  currentPacks: CurrentPacks = async () => NO_PACKS,
): FairwayLookup {
  const readFile = remembered(() => files.read(FAIRWAYS_FILE));
  const fileBytes = async (): Promise<ArrayBuffer> => (await readFile()).slice(0);
  const readFiles = async () => {
    const [fairways, packs] = await Promise.all([fileBytes(), currentPacks()]);
    return { fairways, marks: packs.flatMap(({ marks }) => marks ?? []) };
  };
  return Object.assign(openFairways(readFiles, startWorker, currentPacks), { fileBytes });
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
  passageCosts,
  unmarkedWaters,
  roomOnWater,
  watersAt,
  noticesOnLine,
} = createFairwayLookup(browserStoredFiles, undefined, async () => {
  await startPacks();
  return packsStore.getState().packs;
});
