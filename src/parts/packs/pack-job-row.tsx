import type { PackJob } from "#domain/packs/pack-job.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { actionLabel } from "#i18n/common/actions.ts";
import { areaTexts } from "#i18n/packs/areas.ts";
import { packTexts, progressLabel } from "#i18n/packs/packs.ts";
import { packCommands } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
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
      <JobActions job={job} />
    </PackRow>
  );
}

function JobActions({ job }: { readonly job: PackJob }) {
  const { id, status } = job;
  const title = packTitle(job);
  if (status === "elsewhere") return null;
  if (status === "running") {
    return (
      <Button
        aria-label={actionLabel(packTexts.stop, title)}
        onClick={() => packCommands.cancelPackJob(id)}
      >
        {packTexts.stop}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        aria-label={actionLabel(packTexts.goOn, title)}
        onClick={() => void packCommands.resumePackJob(id)}
      >
        {packTexts.goOn}
      </Button>
      <Button
        aria-label={actionLabel(packTexts.discard, title)}
        onClick={() => void packCommands.removePack(id)}
      >
        {packTexts.discard}
      </Button>
    </>
  );
}
