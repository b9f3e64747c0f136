import type { ReactNode } from "react";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { RegionPart, RegionStatus } from "#domain/packs/region/region-status.ts";
import { regionPartText, regionProblemText } from "#sentences/packs/region.ts";
import type { FailedJob } from "#state/packs/packs-snapshot.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { progressLabel } from "#words/packs/packs.ts";
import { regionTexts } from "#words/packs/region.ts";
import { JobActions } from "./job-actions.tsx";
import { jobStatusText, percentDone } from "./pack-job-facts.ts";
import { PackRow } from "./pack-row.tsx";
import styles from "./region-row.module.css";

interface RegionRowProps {
  readonly status: RegionStatus<FailedJob>;
  /** True where the user can remove what was fetched of an interrupted part. */
  readonly canDiscard?: boolean;
  readonly facts?: string | undefined;
  readonly more?: ReactNode;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** A row for a region: one state for each part, one progress while any is fetched, and one next step. */
export function RegionRow({ status, canDiscard, facts, more, children }: RegionRowProps) {
  const { region, parts } = status;
  const jobs = jobsOf(status);
  const isOngoing = jobs.some((job) => job.status !== "interrupted");
  const percents = parts.map((part) =>
    "job" in part ? percentDone(part.job) : part.state === "here" ? 100 : 0,
  );
  const percent = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  const isWhole = parts.every((part) => part.state === "here" && !part.failure);
  return (
    <PackRow
      name={region.name}
      {...(facts === undefined ? {} : { facts })}
      progress={
        isOngoing ? (
          <progress aria-label={progressLabel(region.name)} max={100} value={Math.floor(percent)} />
        ) : null
      }
      more={
        <>
          {isWhole ? null : (
            <ul className={styles["parts"]} aria-live="polite">
              {parts.map((part) => (
                <li key={part.part} data-state={part.state}>
                  {regionPartText(part.part, statusText(part))}
                </li>
              ))}
            </ul>
          )}
          {jobs.some(({ isResting }) => isResting) ? (
            <p role="status">{areaTexts.resting}</p>
          ) : null}
          {more}
        </>
      }
    >
      <JobActions name={region.name} jobs={jobs} canDiscard={canDiscard} />
      {children}
    </PackRow>
  );
}

/** Returns the jobs that still fetch parts of a region, or were interrupted. */
export function jobsOf({ parts }: RegionStatus<FailedJob>): readonly PackJob[] {
  return parts.flatMap((part) => ("job" in part ? [part.job] : []));
}

function statusText(part: RegionPart<FailedJob>): string {
  if (part.state === "here") {
    const { failure } = part;
    return failure
      ? `${regionTexts.here}. ${regionProblemText(part.part, failure)}`
      : regionTexts.here;
  }
  if (part.state === "fetching") return jobStatusText(part.job);
  if (part.state === "failed") {
    return `${regionTexts.notHere} ${regionProblemText(part.part, part.failure)}`;
  }
  const { failure, job } = part;
  return failure ? regionProblemText(part.part, failure) : jobStatusText(job);
}
