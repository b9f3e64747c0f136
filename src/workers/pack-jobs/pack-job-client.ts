import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import { type PackContents, PackJobError, type PackProgress } from "#domain/packs/pack-job.ts";
import { RemoteCallError, RemoteWorker } from "#rpc/remote-worker.ts";
import type { AreaOrder } from "#storage/packs/area-order.ts";
import type { MunicipalityResult, PackJobCalls, PackJobRequest } from "./pack-job-calls.ts";

/** Runs a job and returns the content of the new pack. Rejects with PackJobError. */
export type RunPackJob = (
  request: PackJobRequest,
  onProgress: (progress: PackProgress) => void,
  signal: AbortSignal,
) => Promise<PackContents>;

/** Estimates how large an area is by fetching some of its tiles. Rejects with PackJobError. */
export type EstimateArea = (
  area: Pick<AreaOrder, "areas" | "source">,
  signal: AbortSignal,
) => Promise<AreaEstimate>;

/** Runs a job in a worker of its own, which ends with it. */
export const runPackJob: RunPackJob = (request, onProgress, signal) =>
  withWorker(async (worker) => {
    // Cancelled, it stops by itself, so that it can close its files in good order.
    const result = await worker.call("perform", request, { onPart: onProgress, signal });
    if (result.ok) return result.contents;
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
