import { isQuotaError } from "./is-quota-error.ts";
import type { StorageQuota, StorageRoom } from "./storage-quota.ts";

/** A file that exists only during the check. */
const TRIED_FILE = "room";

/**
 * Measures free storage by truncating a file to the wanted length, without writing data. Chromium's estimate always
 * shows 10 GiB free and it accepts small writes for half a minute on a full disk, but it refuses a file of that
 * length at once.
 * @param quota the estimate of the browser, which is reliable outside Chromium
 */
export function browserStorageRoom(quota: Pick<StorageQuota, "freeBytes">): StorageRoom {
  return {
    async hasRoomFor(bytes) {
      const freeBytes = await quota.freeBytes();
      if (freeBytes !== null && freeBytes < bytes) return false;
      return (await takesFile(bytes)) ?? (freeBytes === null ? null : true);
    },
  };
}

/** Tells whether a file of this length fits; null if the browser has no files to try it with. */
async function takesFile(bytes: number): Promise<boolean | null> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle(TRIED_FILE, { create: true });
    const writing = await file.createWritable();
    const isTaken = await writing.truncate(bytes).then(() => true, isNoRoom);
    await writing.abort().catch(nothing);
    await folder.removeEntry(TRIED_FILE).catch(nothing);
    return isTaken;
  } catch (error) {
    return isNoRoom(error);
  }
}

function isNoRoom(error: unknown): false | null {
  return isQuotaError(error) ? false : null;
}

// Ignores errors: another tab may be trying at the same time.
function nothing(): void {}
