import type { PackJob } from "#domain/packs/pack-job.ts";
import { regionGroups } from "#domain/packs/region/pack-region.ts";
import { PackJobRow } from "./pack-job-row.tsx";
import { RegionJobRow } from "./region-job-row.tsx";

/** The rows of jobs, for a list: one for each region, and one for each other job. */
export function JobRows({ jobs }: { readonly jobs: readonly PackJob[] }) {
  return (
    <>
      {regionGroups(jobs).map(({ region, parts }) => (
        <RegionJobRow key={region.id} region={region} jobs={parts} />
      ))}
      {jobs
        .filter((job) => !job.region)
        .map((job) => (
          <PackJobRow key={job.id} job={job} />
        ))}
    </>
  );
}
