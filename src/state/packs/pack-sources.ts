import type { StoreApi } from "zustand/vanilla";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import { type ChosenFile, type ChosenPack, chosenPacks } from "#domain/packs/chosen-packs.ts";
import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { AreaOrder } from "#storage/packs/area-order.ts";
import type { DownloadOrder } from "#storage/packs/download-order.ts";
import {
  type AreaToSave,
  areaLock,
  orderFor as areaOrder,
  sourceOf,
  unfinishedAreas,
} from "./area-orders.ts";
import { type Catalogues, createCatalogues } from "./catalogues.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import type { PackJobStarter } from "./pack-jobs.ts";
import { areaTask, copyTask, downloadTask } from "./pack-tasks.ts";
import { downloadOf, isOfEntry, newerPacks, type PacksSnapshot } from "./packs-snapshot.ts";

/** The sources of packs: files on the device, a catalogue, or an area of the online map. */
export interface PackSources extends Catalogues {
  /** Downloads a pack of the catalogue at `address`, or resumes the download. */
  downloadPack(entry: PackIndexEntry, address: string): Promise<void>;
  /**
   * Downloads all updates from the catalogue of the app, one by one; each old pack stays until its update is
   * complete.
   */
  updatePacks(): Promise<void>;
  /** Copies chosen files to the device, pack by pack. */
  openChosenFiles(files: readonly ChosenFile[]): Promise<void>;
  /** Saves an area of the online map for offline use. */
  saveArea(area: AreaToSave): Promise<void>;
  /**
   * Estimates the size of an area by fetching some of its tiles; pass the result to `saveArea`. Resolves to
   * the problem on failure, and to null for an interrupted area, whose saving resumes without an estimate.
   */
  estimateArea(area: AreaToSave, signal: AbortSignal): Promise<AreaEstimate | PackProblem | null>;
  /** Fetches a saved area again; the old one is removed when the new one is complete. */
  refreshArea(id: string): Promise<void>;
}

/** Creates the sources of packs on this device. */
export function createPackSources(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
): PackSources {
  const catalogues = createCatalogues(device, store);
  return {
    ...catalogues,
    async downloadPack(entry, address) {
      const isOutdated = address === device.homeCatalogue && isGone(store, entry, address);
      if (!isPending(store, entry, address)) jobs.forget();
      if (isOutdated) await catalogues.lookAtHome(true);
      const { home } = store.getState();
      const newest =
        isOutdated && home.status === "loaded"
          ? home.entries.find(({ name }) => name === entry.name)
          : entry;
      await download(device, store, jobs, newest ?? entry, address);
    },
    async updatePacks() {
      const { home } = store.getState();
      if (home.status !== "loaded") return;
      jobs.forget();
      for (const entry of newerPacks(store.getState())) {
        // The user may have requested this pack separately in the meantime.
        const isStillOlder = newerPacks(store.getState()).includes(entry);
        if (isStillOlder) await download(device, store, jobs, entry, home.address);
      }
    },
    async openChosenFiles(files) {
      jobs.forget();
      const found = chosenPacks(files);
      if (found.length === 0) {
        jobs.fail({ name: null, problem: "nothing-chosen", fileName: files[0]?.name ?? null });
      }
      for (const chosen of found) {
        await jobs.perform(copyTask(device.randomId(), chosen, sizeOf(chosen)));
      }
    },
    async saveArea(area) {
      jobs.forget();
      await save(device, jobs, area);
    },
    estimateArea: (area, signal) => estimate(device, area, signal),
    async refreshArea(id) {
      const { records, jobs: known } = store.getState();
      const record = records.find((one) => one.id === id && one.kind === "area");
      if (!record) return;
      if (known.some(({ kind, name }) => kind === "area" && name === record.name)) return;
      jobs.forget();
      const { name, areas } = record;
      await save(device, jobs, { name, runs: runsOfBoxes(areas), source: sourceOf(record) });
    },
  };
}

/** Tells whether the download was tried and no longer matched the catalogue; then there may be a newer catalogue. */
function isGone(store: StoreApi<PacksSnapshot>, entry: PackIndexEntry, address: string): boolean {
  return store
    .getState()
    .failedJobs.some(
      (failedJob) =>
        isOfEntry(failedJob, entry, address) &&
        (failedJob.problem === "not-found" || failedJob.problem === "wrong-hash"),
    );
}

/** Tells whether this pack of the catalogue is being downloaded, in this or another tab. */
function isPending(
  store: StoreApi<PacksSnapshot>,
  entry: PackIndexEntry,
  address: string,
): boolean {
  const job = downloadOf(entry, address, store.getState().jobs);
  return job !== undefined && job.status !== "interrupted";
}

async function download(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
  entry: PackIndexEntry,
  address: string,
): Promise<void> {
  if (isPending(store, entry, address)) return;
  const { jobs: known } = store.getState();
  const same = downloadOf(entry, address, known);
  const own = known.filter((job) => job.kind === "download" && isOfEntry(job, entry, address));
  // A version that is no longer in the catalogue cannot be resumed.
  for (const { id } of own) if (id !== same?.id) await jobs.removePack(id);
  if (same) await jobs.resumePackJob(same.id);
  else await jobs.perform(downloadTask(orderFor(entry, address, device.randomId()), 0));
}

async function save(
  device: PackCommandsDevice,
  jobs: PackJobStarter,
  area: AreaToSave,
): Promise<void> {
  const order = areaOrder(area, device.randomId());
  if (order === null) {
    jobs.fail({ name: area.name, kind: "area", problem: "area-too-large", fileName: null });
    return;
  }
  // An interrupted save of the same tiles is resumed.
  const same = await unfinishedOf(device, order);
  if (same) await jobs.resumePackJob(same.id);
  else await jobs.perform(areaTask(order, 0, area.estimate?.known));
}

async function estimate(
  device: PackCommandsDevice,
  area: AreaToSave,
  signal: AbortSignal,
): Promise<AreaEstimate | PackProblem | null> {
  const order = areaOrder(area, "");
  if (order === null) return "area-too-large";
  if (device.isKeptOffline()) return "kept-offline";
  if (await unfinishedOf(device, order)) return null;
  try {
    return await device.estimate(order, signal);
  } catch (error) {
    return error instanceof PackJobError ? error.problem : "failed";
  }
}

/** Returns the interrupted save of the same tiles. */
async function unfinishedOf(
  { files, records }: PackCommandsDevice,
  order: AreaOrder,
): Promise<AreaOrder | undefined> {
  const unfinished = await unfinishedAreas(files, records).catch(() => []);
  return unfinished.find((other) => areaLock(other) === areaLock(order));
}

function sizeOf(chosen: ChosenPack): number {
  const files: readonly ChosenFile[] = chosen.kind === "pack" ? chosen.files : [chosen.file];
  return files.reduce((sum, { bytes }) => sum + bytes.size, 0);
}

/** Returns the order to download a pack of the catalogue at `address` into the new folder `id`. */
function orderFor(entry: PackIndexEntry, address: string, id: string): DownloadOrder {
  return {
    version: 1,
    id,
    name: entry.name,
    title: entry.title,
    manifestUrl: new URL(entry.manifest, address).href,
    catalogueUrl: address,
    manifestSha256: entry.sha256,
    totalBytes: entry.bytes,
    dataDate: entry.dataDate,
    etags: {},
  };
}
