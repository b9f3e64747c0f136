import type { KnownTile } from "#domain/packs/area-estimate.ts";
import type { ChosenPack } from "#domain/packs/chosen-packs.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { type AreaOrder, readUnfinishedArea } from "#storage/packs/area-order.ts";
import { type DownloadOrder, readUnfinished } from "#storage/packs/download-order.ts";
import type { PackJobRequest } from "#workers/pack-jobs/pack-job-calls.ts";
import type { PackJob } from "./packs-snapshot.ts";

/** A job for the worker, with its entry in the store while it runs. */
export interface PackTask {
  readonly request: PackJobRequest;
  readonly job: PackJob;
}

/** Creates a job that copies chosen files. */
export function copyTask(id: string, chosen: ChosenPack, totalBytes: number): PackTask {
  const job = { id, name: chosen.label, kind: "copy", status: "running", doneBytes: 0 } as const;
  return {
    request: { kind: "copy", id, chosen },
    job: { ...job, totalBytes, manifestSha256: null, catalogueUrl: null },
  };
}

/** Creates a job that downloads a pack of a catalogue, of which `doneBytes` are stored. */
export function downloadTask(order: DownloadOrder, doneBytes: number): PackTask {
  const { id, name, title, totalBytes, manifestSha256, catalogueUrl } = order;
  const job = { id, name, title, kind: "download", status: "running", doneBytes } as const;
  return {
    request: { kind: "download", order },
    job: { ...job, totalBytes, manifestSha256, catalogueUrl },
  };
}

/** Creates a job that saves an area of the online map, of which `doneBytes` are stored. */
export function areaTask(
  order: AreaOrder,
  doneBytes: number,
  known: readonly KnownTile[] = [],
): PackTask {
  const { id, name, totalBytes, doneTiles, totalTiles } = order;
  const tiles = { done: doneTiles, total: totalTiles };
  const job = { id, name, kind: "area", status: "running", doneBytes, totalBytes, tiles } as const;
  return {
    request: { kind: "area", order, known },
    job: { ...job, manifestSha256: null, catalogueUrl: null },
  };
}

/** Resolves to the interrupted job in a folder that can be resumed, or null. Rejects if it cannot be read. */
export async function unfinishedTask(files: PackFiles, folder: string): Promise<PackTask | null> {
  const download = await readUnfinished(files, folder);
  if (download) return downloadTask(download.order, download.doneBytes);
  const area = await readUnfinishedArea(files, folder);
  return area && areaTask(area.order, area.doneBytes);
}
