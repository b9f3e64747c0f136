import type { StorageEstimateBytes, StorageQuota } from "./storage-quota.ts";

/** The browser's `navigator.storage`; absent on plain http. */
export function browserStorageQuota(): StorageQuota {
  return { estimate, askToPersist };
}

async function estimate(): Promise<StorageEstimateBytes | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return { usedBytes: usage ?? 0, quotaBytes: quota ?? 0 };
  } catch {
    return null;
  }
}

async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
