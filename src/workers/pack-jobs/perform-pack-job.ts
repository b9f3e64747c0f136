import { type PackContents, PackJobError } from "#domain/packs/pack-job.ts";
import { copyPack } from "./copy-pack.ts";
import { type DownloadContext, downloadPack } from "./download-pack.ts";
import { type AreaContext, fetchArea } from "./fetch-area.ts";
import type { PackJobRequest } from "./pack-job-calls.ts";

type JobContext = DownloadContext & AreaContext;

/** The parts of the device that a job needs, whichever job it is. */
export type PackJobDevice = Omit<JobContext, "onProgress" | "signal">;

/** Does a job right here; in a worker only. Throws nothing but PackJobError. */
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
        return await fetchArea(request.order, context);
    }
  } catch (error) {
    if (context.signal.aborted) throw new PackJobError("cancelled", null, error);
    throw error instanceof PackJobError ? error : new PackJobError("failed", null, error);
  }
}
