import { PackJobError } from "#domain/packs/pack-job.ts";
import type { RunPackJob } from "#storage/packs/perform-pack-job.ts";
import type { PackJobMessage, PackJobReply } from "./pack-job-messages.ts";

/** Runs a job in a worker of its own, which ends with it. */
export const runPackJob: RunPackJob = async (request, onProgress, signal) => {
  const worker = new Worker(new URL("./pack-jobs.ts", import.meta.url), { name: "pack-jobs" });
  const send = (message: PackJobMessage): void => worker.postMessage(message);
  // The worker stops by itself, so that it can close its files in good order.
  const cancel = (): void => send({ kind: "cancel" });
  signal.addEventListener("abort", cancel);
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("error", (event) => {
        reject(new PackJobError("failed", null, event.message));
      });
      worker.addEventListener("message", ({ data }: MessageEvent<PackJobReply>) => {
        if (data.kind === "progress") onProgress(data.progress);
        else if (data.kind === "done") resolve(data.contents);
        else reject(new PackJobError(data.problem, data.fileName));
      });
      send(request);
      if (signal.aborted) cancel();
    });
  } finally {
    signal.removeEventListener("abort", cancel);
    worker.terminate();
  }
};
