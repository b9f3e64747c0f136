import type { StorageQuota } from "./storage-quota.ts";

/** The browser's `navigator.storage`; absent on plain http. */
export function browserStorageQuota(): StorageQuota {
  return { askToPersist, freeBytes };
}

async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
  } catch {
    return null;
  }
}
