import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import {
  type AreaJob,
  type PackJob,
  PackJobError,
  type PackProgress,
} from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { RemoteCallError, RemoteWorker } from "#rpc/remote-worker.ts";
import type { MunicipalityResult, PackJobCalls } from "./pack-job-calls.ts";

/** Runs a job and returns the record of the new pack. Rejects with PackJobError. */
export type RunPackJob = (
  job: PackJob,
  onProgress: (progress: PackProgress) => void,
  signal: AbortSignal,
) => Promise<PackRecord>;

/** Estimates how large an area is by fetching some of its tiles. Rejects with PackJobError. */
export type EstimateArea = (
  area: Pick<AreaJob, "areas" | "source">,
  signal: AbortSignal,
) => Promise<AreaEstimate>;

/** Runs a job in a worker of its own, which ends with it. */
export const runPackJob: RunPackJob = (job, onProgress, signal) =>
  withWorker(async (worker) => {
    // Cancelled, it stops by itself, so that it can close its files in good order.
    const result = await worker.call("perform", job, { onPart: onProgress, signal });
    if (result.ok) return result.record;
    throw new PackJobError(result.problem, result.fileName);
  });

/** Estimates an area in a worker of its own. */
export const estimateArea: EstimateArea = (area, signal) =>
  withWorker(async (worker) => {
    const result = await worker.call("estimate", area, { signal });
    if (result.ok) return result.estimate;
    throw new PackJobError(result.problem);
  });

/** Asks for the borders of municipalities by name, in a worker of its own. Rejects with PackJobError. */
export const findMunicipality = (typed: string, signal: AbortSignal): Promise<MunicipalityResult> =>
  withWorker((worker) => worker.call("findMunicipality", typed, { signal }));

/** Hashes the files in the folder of a pack, in a worker of its own. Rejects with PackJobError. */
export const hashPackFiles = (folder: string): Promise<Readonly<Record<string, string>>> =>
  withWorker((worker) => worker.call("hash", folder));

async function withWorker<Result>(
  work: (worker: RemoteWorker<PackJobCalls>) => Promise<Result>,
): Promise<Result> {
  const worker = new RemoteWorker<PackJobCalls>(
    () => new Worker(new URL("./pack-job-worker.ts", import.meta.url), { name: "pack-jobs" }),
  );
  try {
    return await work(worker);
  } catch (error) {
    if (error instanceof PackJobError) throw error;
    const isCancelled = error instanceof RemoteCallError && error.kind === "cancelled";
    throw new PackJobError(isCancelled ? "cancelled" : "failed", null, error);
  } finally {
    worker.end();
  }
}
