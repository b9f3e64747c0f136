import type { StorageQuota } from "./storage-quota.ts";

/** A storage quota for tests, which counts the requests to persist. */
export interface FakeStorageQuota extends StorageQuota {
  askCount: number;
  /** The answer of `freeBytes`; null by default. */
  free: number | null;
}

/** Creates a quota that always grants persistence. */
export function fakeStorageQuota(): FakeStorageQuota {
  const quota: FakeStorageQuota = {
    askCount: 0,
    free: null,
    isPersisted: async () => quota.askCount > 0,
    usage: async () => null,
    freeBytes: async () => quota.free,
    async askToPersist() {
      quota.askCount += 1;
      return true;
    },
  };
  return quota;
}
