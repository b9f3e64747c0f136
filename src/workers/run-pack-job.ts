import { PackJobError } from "#domain/packs/pack-job.ts";
import { RemoteCallError, RemoteWorker } from "#rpc/remote-worker.ts";
import type { RunPackJob } from "#storage/packs/perform-pack-job.ts";
import type { PackJobCalls } from "./pack-job-calls.ts";

/** Runs a job in a worker of its own, which ends with it. */
export const runPackJob: RunPackJob = async (request, onProgress, signal) => {
  const worker = new RemoteWorker<PackJobCalls>(
    () => new Worker(new URL("./pack-jobs.ts", import.meta.url), { name: "pack-jobs" }),
  );
  try {
    // Cancelled, it stops by itself, so that it can close its files in good order.
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
