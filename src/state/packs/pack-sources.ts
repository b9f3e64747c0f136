import type { StoreApi } from "zustand/vanilla";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import { type ChosenExtract, type ChosenFile, chosenPacks } from "#domain/packs/chosen-packs.ts";
import { type NewArea, newAreaJob } from "#domain/packs/new-area-job.ts";
import {
  type DownloadJob,
  type FilesJob,
  type MakeJob,
  type PackJob,
  PackJobError,
  type PackProblem,
} from "#domain/packs/pack-job.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { sourceOf } from "#domain/packs/pack-record.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import { jobKind, storedJob } from "#storage/packs/jobs/stored-jobs.ts";
import { type Catalogues, createCatalogues } from "./catalogues.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import type { PackJobStarter } from "./pack-jobs.ts";
import { unknownFolders } from "./packs-on-device.ts";
import {
  downloadOf,
  downloadsOf,
  isOfEntry,
  newerPacks,
  type PacksSnapshot,
} from "./packs-snapshot.ts";

/** The sources of packs: files on the device, a catalogue, or an area of the online map. */
export interface PackSources extends Catalogues {
  /** Downloads a pack of the catalogue at `address`, as a part of `region` if there is one, or resumes the download. */
  downloadPack(entry: PackIndexEntry, address: string, region?: PackRegion): Promise<void>;
  /**
   * Downloads all updates from the catalogue of the app, one by one; each old pack stays until its update is
   * complete.
   */
  updatePacks(): Promise<void>;
  /** Copies chosen files to the device, and makes packs of chosen extracts: one after another. */
  openChosenFiles(files: readonly ChosenFile[]): Promise<void>;
  /** Saves an area of the online map for offline use. */
  saveArea(area: NewArea): Promise<void>;
  /**
   * Estimates the size of an area by fetching some of its tiles; pass the result to `saveArea`. Resolves to
   * the problem on failure, and to null for an interrupted area, whose saving resumes without an estimate.
   */
  estimateArea(area: NewArea, signal: AbortSignal): Promise<AreaEstimate | PackProblem | null>;
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
    async downloadPack(entry, address, region) {
      const isOutdated = device.homeCatalogues.includes(address) && isGone(store, entry, address);
      if (!isPending(store, entry, address)) jobs.forget();
      if (isOutdated) await catalogues.loadHomeCatalogue(true);
      const { home } = store.getState();
      const newest =
        isOutdated && home.status === "loaded" && home.address === address
          ? home.entries.find(({ name }) => name === entry.name)
          : entry;
      await download(device, store, jobs, { entry: newest ?? entry, address, region });
    },
    async updatePacks() {
      const { home } = store.getState();
      if (home.status !== "loaded") return;
      jobs.forget();
      for (const entry of newerPacks(store.getState())) {
        // The user may have requested this pack separately in the meantime.
        const isStillOlder = newerPacks(store.getState()).includes(entry);
        const wanted = { entry, address: home.address };
        if (isStillOlder) await download(device, store, jobs, wanted);
      }
    },
    async openChosenFiles(files) {
      jobs.forget();
      const found = chosenPacks(files);
      if (found.length === 0) {
        jobs.fail({ name: null, problem: "nothing-chosen", fileName: files[0]?.name ?? null });
      }
      for (const chosen of found) {
        const id = device.randomId();
        await jobs.perform(chosen.kind === "extract" ? makeJob(chosen, id) : filesJob(chosen, id));
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
      const { name, areas, region } = record;
      const source = sourceOf(record);
      await save(device, jobs, { name, runs: runsOfBoxes(areas), source, region });
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

/** A pack of the catalogue at `address`. */
interface WantedPack {
  readonly entry: PackIndexEntry;
  readonly address: string;
  readonly region?: PackRegion | undefined;
}

async function download(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
  wanted: WantedPack,
): Promise<void> {
  const { entry, address } = wanted;
  if (isPending(store, entry, address)) return;
  const { jobs: known } = store.getState();
  const same = downloadOf(entry, address, known);
  // A version that is no longer in the catalogue cannot be resumed.
  for (const { id } of downloadsOf(entry, address, known))
    if (id !== same?.id) await jobs.removePack(id);
  if (same) await jobs.resumePackJob(same.id);
  else await jobs.perform(downloadJob(wanted, device.randomId()));
}

async function save(
  device: PackCommandsDevice,
  jobs: PackJobStarter,
  area: NewArea,
): Promise<void> {
  const job = newAreaJob(area, device.randomId());
  if (job === null) {
    jobs.fail({ name: area.name, kind: "area", problem: "area-too-large", fileName: null });
    return;
  }
  // An interrupted save of the same tiles is resumed.
  const same = await unfinishedOf(device, job);
  if (same) await jobs.resumePackJob(same.id, { name: job.name, region: job.region });
  else await jobs.perform(job);
}

async function estimate(
  device: PackCommandsDevice,
  area: NewArea,
  signal: AbortSignal,
): Promise<AreaEstimate | PackProblem | null> {
  const job = newAreaJob(area, "");
  if (job === null) return "area-too-large";
  if (device.isOfflineOnly()) return "offline-only";
  if (await unfinishedOf(device, job)) return null;
  try {
    return await device.estimate(job, signal);
  } catch (error) {
    return error instanceof PackJobError ? error.problem : "failed";
  }
}

/** Returns the unfinished job with the same result, of this or another tab. */
async function unfinishedOf(
  { files, records }: PackCommandsDevice,
  job: PackJob,
): Promise<PackJob | undefined> {
  const lock = jobKind(job).lock(job);
  if (lock === null) return undefined;
  const unfinished = async (): Promise<readonly PackJob[]> => {
    const folders = await unknownFolders(files, await records.load());
    const found = await Promise.all(folders.map((folder) => storedJob(files, folder)));
    return found.filter((other) => other !== null);
  };
  const others = await unfinished().catch(() => []);
  return others.find((other) => jobKind(other).lock(other) === lock);
}

/** Returns the job that makes a pack of a chosen extract in the new folder `id`. */
function makeJob({ label, file }: ChosenExtract, id: string): MakeJob {
  const job = { id, name: label, status: "running", doneBytes: 0, totalBytes: 0 } as const;
  const step = { phase: "index", done: 0, total: 1 } as const;
  return { ...job, kind: "make", extract: file, step };
}

/** Returns the job that copies chosen files into the new folder `id`. */
function filesJob(chosen: FilesJob["chosen"], id: string): FilesJob {
  const files: readonly ChosenFile[] = chosen.kind === "pack" ? chosen.files : [chosen.file];
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes.size, 0);
  return {
    kind: "files",
    id,
    name: chosen.label,
    status: "running",
    chosen,
    doneBytes: 0,
    totalBytes,
  };
}

/** Returns the job that downloads a pack into the new folder `id`. */
function downloadJob({ entry, address, region }: WantedPack, id: string): DownloadJob {
  return {
    kind: "download",
    id,
    name: entry.name,
    title: entry.title,
    region,
    status: "running",
    manifestUrl: new URL(entry.manifest, address).href,
    catalogueUrl: address,
    manifestSha256: entry.sha256,
    dataDate: entry.dataDate,
    etags: {},
    doneBytes: 0,
    totalBytes: entry.bytes,
  };
}
