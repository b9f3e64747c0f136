import type { MakeJob } from "#domain/packs/pack-job.ts";
import type { JobKind } from "./job-kind.ts";

/** Jobs that make a pack of a chosen extract. A later visit may not read that file again, so it cannot resume the job. */
export const MAKE_JOB: JobKind<MakeJob> = {
  format: null,
  servers: () => [],
  lock: () => null,
  followsNetwork: false,
};
