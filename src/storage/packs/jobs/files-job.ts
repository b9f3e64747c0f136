import type { FilesJob } from "#domain/packs/pack-job.ts";
import type { JobKind } from "./job-kind.ts";

/** Jobs that copy chosen files. A later visit may not read those files again, so it cannot resume the job. */
export const FILES_JOB: JobKind<FilesJob> = {
  format: null,
  servers: () => [],
  lock: () => null,
  followsNetwork: false,
};
