import type { Clock } from "#platform/clock/clock.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { PackRecords } from "#storage/packs/pack-records.ts";
import type { EstimateArea, RunPackJob } from "#workers/pack-jobs/pack-job-client.ts";

/** The parts of the device that pack commands need. */
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
  readonly estimate: EstimateArea;
  readonly ownOrigin: string;
  /** The possible URLs of the catalogue of the app, in the order of asking; the first that has one is it. */
  readonly homeCatalogues: readonly string[];
  /** The time of the last request for it, milliseconds since 1970; null if never. Stored between visits. */
  readonly checkedAtMs: { readonly get: () => number | null; readonly set: (atMs: number) => void };
  /** Tells whether the user chose that the map sends no requests. */
  readonly isOfflineOnly: () => boolean;
}
