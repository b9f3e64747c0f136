import type { StorageQuota } from "./storage-quota.ts";

/** Storage room for tests; counts how often it was asked to persist. */
export interface FakeStorageQuota extends StorageQuota {
  askCount: number;
  /** What `freeBytes` answers; null unless set. */
  free: number | null;
}

/** Room that is always promised. */
export function fakeStorageQuota(): FakeStorageQuota {
  const quota: FakeStorageQuota = {
    askCount: 0,
    free: null,
    freeBytes: async () => quota.free,
    async askToPersist() {
      quota.askCount += 1;
      return true;
    },
  };
  return quota;
}
