import type { StorageQuota } from "./storage-quota.ts";

/** The browser's `navigator.storage`; absent on plain http. */
export function browserStorageQuota(): StorageQuota {
  return { askToPersist };
}

async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
