import { type PackJob, PackJobError, type PackJobOf } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { fetchArea } from "#workers/pack-jobs/area/fetch-area.ts";
import { downloadPack } from "#workers/pack-jobs/download/download-pack.ts";
import { copyPack } from "#workers/pack-jobs/files/copy-pack.ts";
import { makeFromFile } from "#workers/pack-jobs/make/make-from-file.ts";
import { fetchMarks } from "#workers/pack-jobs/marks/fetch-marks.ts";
import { fetchSlice } from "#workers/pack-jobs/slice/fetch-slice.ts";
import type { PackJobContext, PackJobKind } from "./pack-job-kind.ts";

/** Every kind of job. */
const PACK_JOB_KINDS: { readonly [Kind in PackJob["kind"]]: PackJobKind<PackJobOf<Kind>> } = {
  area: { perform: fetchArea },
  download: { perform: downloadPack },
  files: { perform: copyPack },
  make: { perform: makeFromFile },
  marks: { perform: fetchMarks },
  slice: { perform: fetchSlice },
};

/** The parts of the device that every job needs. */
export type PackJobDevice = Omit<PackJobContext, "onProgress" | "signal">;

/** Performs a job on this thread; in a worker only. Throws only PackJobError. */
export async function performPackJob(job: PackJob, context: PackJobContext): Promise<PackRecord> {
  const kind: PackJobKind<PackJob> = PACK_JOB_KINDS[job.kind];
  try {
    return await kind.perform(job, context);
  } catch (error) {
    if (context.signal.aborted) throw new PackJobError("cancelled", null, error);
    throw error instanceof PackJobError ? error : new PackJobError("failed", null, error);
  }
}
