import type { StorageQuota, StorageUsage } from "./storage-quota.ts";

/** The browser's `navigator.storage`; absent on plain http. */
export function browserStorageQuota(): StorageQuota {
  return { askToPersist, isPersisted, usage, freeBytes };
}

async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

async function isPersisted(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

async function usage(): Promise<StorageUsage | null> {
  try {
    const { quota, usage: used } = await navigator.storage.estimate();
    if (quota === undefined || used === undefined) return null;
    return { usedBytes: used, quotaBytes: quota };
  } catch {
    return null;
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
