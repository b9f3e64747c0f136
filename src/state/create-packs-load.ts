import type { StoreApi } from "zustand/vanilla";
import { readUnfinished, type UnfinishedDownload } from "#storage/packs/download-order.ts";
import type { StoredPacks } from "#storage/packs/pack-records.ts";
import type { PacksDevice } from "./create-packs.ts";
import type { PackJob, PacksSnapshot } from "./packs-snapshot.ts";

/** Held by whoever writes into the folder of a pack, until it has its record. */
export function folderLock(id: string): string {
  return `pack ${id}`;
}

/**
 * Brings the store in step with what is stored, and clears away what a crash left behind: folders
 * that have no record, that nobody writes into, and that are no download to go on with.
 */
export async function loadPacks(
  device: PacksDevice,
  store: StoreApi<PacksSnapshot>,
): Promise<void> {
  try {
    const stored = await device.records.load();
    const elsewhere = await interruptedJobs(device, stored);
    store.setState(({ jobs }) => {
      const own = jobs.filter(({ status }) => status === "running");
      const others = elsewhere.filter(({ id }) => !own.some((job) => job.id === id));
      return {
        packs: stored.whole.map(({ pack }) => pack),
        records: stored.whole.map(({ record }) => record),
        broken: stored.broken,
        jobs: [...own, ...others],
        isBlocked: false,
      };
    });
  } catch {
    store.setState({ isBlocked: true });
  }
  store.setState({ isLoaded: true, freeBytes: await device.quota.freeBytes() });
}

async function interruptedJobs(
  device: PacksDevice,
  { whole, broken }: StoredPacks,
): Promise<readonly PackJob[]> {
  const known = new Set([...whole.map(({ record }) => record.id), ...broken.map(({ id }) => id)]);
  const unknown = (await device.files.folders()).filter((folder) => !known.has(folder));
  const jobs = await Promise.all(unknown.map((folder) => jobIn(device, folder)));
  return jobs.filter((job) => job !== null);
}

async function jobIn(device: PacksDevice, folder: string): Promise<PackJob | null> {
  const isHeld = (await device.locks.held()).has(folderLock(folder));
  const unfinished = await readUnfinished(device.files, folder).catch(() => null);
  if (unfinished) return jobOf(unfinished, isHeld ? "elsewhere" : "interrupted");
  await sweep(device, folder);
  return null;
}

async function sweep({ records, files, locks }: PacksDevice, folder: string): Promise<void> {
  await locks.hold(folderLock(folder), async () => {
    // Its writer may just have finished, or begun.
    if (await records.has(folder)) return;
    if (await readUnfinished(files, folder)) return;
    await files.removeFolder(folder);
  });
}

function jobOf({ order, doneBytes }: UnfinishedDownload, status: PackJob["status"]): PackJob {
  const { id, name, totalBytes, manifestSha256 } = order;
  return { id, name, kind: "download", status, doneBytes, totalBytes, manifestSha256 };
}
