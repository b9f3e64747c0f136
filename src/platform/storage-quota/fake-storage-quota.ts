import type { StorageQuota } from "./storage-quota.ts";

/** Storage room for tests; counts how often it was asked to persist. */
export interface FakeStorageQuota extends StorageQuota {
  askCount: number;
}

/** Room that is always promised. */
export function fakeStorageQuota(): FakeStorageQuota {
  const quota: FakeStorageQuota = {
    askCount: 0,
    async askToPersist() {
      quota.askCount += 1;
      return true;
    },
  };
  return quota;
}
