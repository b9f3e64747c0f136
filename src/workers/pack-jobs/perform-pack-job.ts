import { type PackContents, PackJobError } from "#domain/packs/pack-job.ts";
import { copyPack } from "./copy-pack.ts";
import { type DownloadContext, downloadPack } from "./download-pack.ts";
import { type AreaContext, fetchArea } from "./fetch-area.ts";
import type { PackJobRequest } from "./pack-job-calls.ts";

type JobContext = DownloadContext & AreaContext;

/** The parts of the device that every job needs. */
export type PackJobDevice = Omit<JobContext, "onProgress" | "signal">;

/** Runs a job on this thread; in a worker only. Throws only PackJobError. */
export async function performPackJob(
  request: PackJobRequest,
  context: JobContext,
): Promise<PackContents> {
  try {
    switch (request.kind) {
      case "copy":
        return await copyPack(request.id, request.chosen, context);
      case "download":
        return await downloadPack(request.order, context);
      case "area":
        return await fetchArea(request.order, request.known, context);
    }
  } catch (error) {
    if (context.signal.aborted) throw new PackJobError("cancelled", null, error);
    throw error instanceof PackJobError ? error : new PackJobError("failed", null, error);
  }
}
