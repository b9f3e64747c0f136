import { useStore } from "zustand";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import { actionLabel } from "#i18n/common/actions.ts";
import { areaTexts } from "#i18n/packs/areas.ts";
import { packTexts, progressLabel } from "#i18n/packs/packs.ts";
import { regionPartText } from "#i18n/packs/region.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
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
      <RegionActions name={region.name} jobs={jobs} />
    </PackRow>
  );
}

function RegionActions({
  name,
  jobs,
}: {
  readonly name: string;
  readonly jobs: readonly PackJob[];
}) {
  const running = jobs.filter(({ status }) => status === "running");
  const interrupted = jobs.filter(({ status }) => status === "interrupted");
  return (
    <>
      {running.length > 0 ? (
        <Button
          aria-label={actionLabel(packTexts.stop, name)}
          onClick={() => {
            for (const { id } of running) packCommands.cancelPackJob(id);
          }}
        >
          {packTexts.stop}
        </Button>
      ) : null}
      {interrupted.length > 0 ? (
        <>
          <Button
            variant="primary"
            aria-label={actionLabel(packTexts.goOn, name)}
            onClick={() => {
              for (const { id } of interrupted) void packCommands.resumePackJob(id);
            }}
          >
            {packTexts.goOn}
          </Button>
          <Button
            aria-label={actionLabel(packTexts.discard, name)}
            onClick={() => {
              for (const { id } of interrupted) void packCommands.removePack(id);
            }}
          >
            {packTexts.discard}
          </Button>
        </>
      ) : null}
    </>
  );
}
