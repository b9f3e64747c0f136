import { type PackContents, PackJobError, type PackProgress } from "#domain/packs/pack-job.ts";
import { RemoteCallError, RemoteWorker } from "#rpc/remote-worker.ts";
import type { PackJobCalls, PackJobRequest } from "./pack-job-calls.ts";

/** Runs a job and returns the content of the new pack. Rejects with PackJobError. */
export type RunPackJob = (
  request: PackJobRequest,
  onProgress: (progress: PackProgress) => void,
  signal: AbortSignal,
) => Promise<PackContents>;

/** Runs a job in a worker of its own, which ends with the job. */
export const runPackJob: RunPackJob = async (request, onProgress, signal) => {
  const worker = new RemoteWorker<PackJobCalls>(
    () => new Worker(new URL("./pack-job-worker.ts", import.meta.url), { name: "pack-jobs" }),
  );
  try {
    // A cancelled job stops by itself, so that it can close its files properly.
    const result = await worker.call("perform", request, { onPart: onProgress, signal });
    if (result.ok) return result.contents;
    throw new PackJobError(result.problem, result.fileName);
  } catch (error) {
    if (error instanceof PackJobError) throw error;
    const isCancelled = error instanceof RemoteCallError && error.kind === "cancelled";
    throw new PackJobError(isCancelled ? "cancelled" : "failed", null, error);
  } finally {
    worker.end();
  }
};
