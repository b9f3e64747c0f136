import type { PackJob } from "#domain/packs/pack-job.ts";
import { PackJobRow } from "./pack-job-row.tsx";

/** The rows of jobs that fetch no part of a region, for a list. */
export function JobRows({ jobs }: { readonly jobs: readonly PackJob[] }) {
  return (
    <>
      {jobs.map((job) => (
        <PackJobRow key={job.id} job={job} />
      ))}
    </>
  );
}
