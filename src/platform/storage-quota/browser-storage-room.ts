import { isQuotaError } from "./is-quota-error.ts";
import type { StorageQuota, StorageRoom } from "./storage-quota.ts";

/** Exists for as long as it takes to ask. */
const TRIED_FILE = "room";

/**
 * The room of a browser. Chromium's estimate always has 10 GiB to spare, and it takes small writes for half a minute
 * after the last room was taken; a file that is to become so long is refused at once. Nothing of it is written.
 * @param quota what the browser estimates, which others tell the truth with
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

/** Null where a browser has no files to try it with. */
async function takesFile(bytes: number): Promise<boolean | null> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle(TRIED_FILE, { create: true });
    const writing = await file.createWritable();
    const isTaken = await writing.truncate(bytes).then(() => true, isNoRoom);
    await writing.abort().catch(nothing);
    await folder.removeEntry(TRIED_FILE).catch(nothing);
    return isTaken;
  } catch (failure) {
    return isNoRoom(failure);
  }
}

function isNoRoom(failure: unknown): false | null {
  return isQuotaError(failure) ? false : null;
}

// Another tab may try it at the same time.
function nothing(): void {}
