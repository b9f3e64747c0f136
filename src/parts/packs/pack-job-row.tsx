import type { PackJob } from "#domain/packs/pack-job.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { progressLabel } from "#words/packs/packs.ts";
import { JobActions } from "./job-actions.tsx";
import { jobStatusText, percentDone } from "./pack-job-facts.ts";
import { PackRow } from "./pack-row.tsx";

/** A row for a running or interrupted pack or area: its progress and actions. */
export function PackJobRow({ job }: { readonly job: PackJob }) {
  return (
    <PackRow
      name={packTitle(job)}
      progress={
        <progress aria-label={progressLabel(packTitle(job))} max={100} value={percentDone(job)} />
      }
      facts={jobStatusText(job)}
    >
      {job.isResting ? <p role="status">{areaTexts.resting}</p> : null}
      <JobActions name={packTitle(job)} jobs={[job]} />
    </PackRow>
  );
}
