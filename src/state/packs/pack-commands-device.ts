import type { Clock } from "#platform/clock/clock.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { PackRecords } from "#storage/packs/pack-records.ts";
import type { RunPackJob } from "#workers/pack-jobs/pack-job-client.ts";

/** What it takes to put packs on the device. */
export interface PackCommandsDevice {
  readonly records: PackRecords;
  readonly files: PackFiles;
  readonly downloads: Downloads;
  readonly locks: Locks;
  readonly tabs: Tabs;
  readonly quota: StorageQuota;
  readonly clock: Pick<Clock, "nowMs">;
  readonly randomId: RandomId;
  readonly run: RunPackJob;
  /** Where the app itself is served. */
  readonly ownOrigin: string;
  /** Where the catalogue would be that comes with the app. */
  readonly homeCatalogue: string;
  /** When that was last asked for, milliseconds since 1970; null when never. Kept over visits. */
  readonly lookedAtMs: { readonly get: () => number | null; readonly set: (atMs: number) => void };
  /** Whether the user chose that the map asks nothing of any server. */
  readonly isKeptOffline: () => boolean;
}
