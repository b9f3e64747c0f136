import { useStore } from "zustand";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import { regionPartText } from "#sentences/packs/region.ts";
import { packsStore } from "#state/packs/packs.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { progressLabel } from "#words/packs/packs.ts";
import { JobActions } from "./job-actions.tsx";
import { jobStatusText, percentDone } from "./pack-job-facts.ts";
import { PackRow } from "./pack-row.tsx";
import styles from "./region-job-row.module.css";

interface RegionJobRowProps {
  readonly region: PackRegion;
  /** The jobs of its unfinished parts; not empty. */
  readonly jobs: readonly PackJob[];
}

/** A row for a region that is being fetched: one progress for all its parts, and commands for all of them. */
export function RegionJobRow({ region, jobs }: RegionJobRowProps) {
  const records = useStore(packsStore, (state) => state.records);
  const doneCount = records.filter((record) => record.region?.id === region.id).length;
  const percents = [...jobs.map(percentDone), ...Array.from({ length: doneCount }, () => 100)];
  const percent = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  return (
    <PackRow
      name={region.name}
      progress={
        <progress aria-label={progressLabel(region.name)} max={100} value={Math.floor(percent)} />
      }
      more={
        <ul className={styles["parts"]}>
          {jobs.map((job) => (
            <li key={job.id}>{regionPartText(job.kind, jobStatusText(job))}</li>
          ))}
        </ul>
      }
    >
      {jobs.some(({ isResting }) => isResting) ? <p role="status">{areaTexts.resting}</p> : null}
      <JobActions name={region.name} jobs={jobs} />
    </PackRow>
  );
}
