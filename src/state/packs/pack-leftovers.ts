import type { StoreApi } from "zustand/vanilla";
import type { PackJob } from "#domain/packs/pack-job.ts";
import { storedJob } from "#storage/packs/jobs/stored-jobs.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import { unknownFolders } from "./packs-on-device.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";

/** Returns the name of the lock on the folder of a pack, held while writing until the pack has its record. */
export function folderLock(id: string): string {
  return `pack ${id}`;
}

/**
 * Handles the folders without a record: an interrupted download becomes a job that can be resumed, and the remains of
 * a crash are deleted, unless another tab is writing there.
 */
export async function loadLeftovers(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
): Promise<void> {
  const found = await interruptedJobs(device).catch(() => []);
  store.setState(({ jobs }) => {
    const own = jobs.filter(({ status }) => status === "running");
    return { jobs: [...own, ...found.filter(({ id }) => !own.some((job) => job.id === id))] };
  });
  store.setState({ freeBytes: await device.quota.freeBytes() });
}

async function interruptedJobs(device: PackCommandsDevice): Promise<readonly PackJob[]> {
  const unknown = await unknownFolders(device.files, await device.records.load());
  const jobs = await Promise.all(unknown.map((folder) => jobIn(device, folder)));
  return jobs.filter((job) => job !== null);
}

async function jobIn(device: PackCommandsDevice, folder: string): Promise<PackJob | null> {
  const isHeld = (await device.locks.held()).has(folderLock(folder));
  const job = await storedJob(device.files, folder).catch(() => null);
  if (job) return isHeld ? { ...job, status: "elsewhere" } : job;
  // Remains that cannot be deleted must not hide jobs that can be resumed.
  await sweep(device, folder).catch((failure: unknown) => console.warn("Not swept:", failure));
  return null;
}

async function sweep({ records, files, locks }: PackCommandsDevice, folder: string): Promise<void> {
  await locks.hold(folderLock(folder), async () => {
    // The writer may just have finished or started.
    if (await records.has(folder)) return;
    if (await storedJob(files, folder)) return;
    await files.removeFolder(folder);
  });
}
