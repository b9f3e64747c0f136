import { useState } from "react";
import { useStore } from "zustand";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { type RegionStatus, regionStatuses } from "#domain/packs/region/region-status.ts";
import { JobRows } from "#parts/packs/job-rows.tsx";
import { RegionRow } from "#parts/packs/region-row.tsx";
import { unreadText } from "#sentences/common/database-problem.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import type { FailedJob } from "#state/packs/packs-snapshot.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { areaTexts } from "#words/packs/areas.ts";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./area-jobs.module.css";

interface RunningJobsProps {
  readonly jobs: readonly PackJob[];
  /** Says that the jobs outlive the card. */
  readonly goesOn: string;
}

/** The running and waiting jobs of an area; `RegionsUnderway` shows those of regions. */
export function RunningJobs({ jobs, goesOn }: RunningJobsProps) {
  return (
    <>
      <ul>
        <JobRows jobs={jobs.filter(({ region }) => !region)} />
      </ul>
      {jobs.some(({ status }) => status === "running") ? (
        <p className={layout["hint"]}>{goesOn}</p>
      ) : null}
    </>
  );
}

/** Returns the regions of which a part is being fetched, was interrupted or failed. */
export function useRegionsUnderway(): readonly RegionStatus<FailedJob>[] {
  const { records, jobs, failedJobs } = useStore(packsStore);
  return regionStatuses(records, jobs, failedJobs).filter(({ parts }) =>
    parts.some(({ state }) => state !== "here"),
  );
}

/** The rows of these regions. */
export function RegionsUnderway({ statuses }: RegionsUnderwayProps) {
  if (statuses.length === 0) return null;
  return (
    <ul>
      {statuses.map((status) => (
        <RegionRow key={status.region.id} status={status} canDiscard={false} />
      ))}
    </ul>
  );
}

interface RegionsUnderwayProps {
  readonly statuses: readonly RegionStatus<FailedJob>[];
}

/** Returns the records of the jobs that ended since the card opened, also of those that an earlier visit began. */
export function useAddedHere(jobs: readonly PackJob[]): readonly PackRecord[] {
  const records = useStore(packsStore, (state) => state.records);
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const newIds = jobs.map(({ id }) => id).filter((id) => !seenIds.includes(id));
  if (newIds.length > 0) setSeenIds([...seenIds, ...newIds]);
  return records.filter(({ id }) => seenIds.includes(id));
}

interface FailedJobsProps {
  readonly kind: PackJob["kind"];
  readonly textOf: (problem: string, name: string | null) => string;
}

/** The failures of one kind of job since the last command; those of regions are in their rows. */
export function FailedJobs({ kind, textOf }: FailedJobsProps) {
  const failedJobs = useStore(packsStore, (state) => state.failedJobs);
  return (
    <div aria-live="polite" className={styles["failures"]}>
      {failedJobs
        .filter((failed) => failed.kind === kind && !failed.region)
        .map(({ name, problem }) => (
          <p key={`${name} ${problem}`}>{textOf(problem, name)}</p>
        ))}
    </div>
  );
}

/** The reasons why an area cannot be fetched, in the words of the tool. */
interface FetchObstacles {
  readonly offlineOnly: string;
  readonly noConnection: string;
}

/** Returns the reason why no area can be fetched now and the solution; null if one can. */
export function useFetchObstacle({ offlineOnly, noConnection }: FetchObstacles): string | null {
  const isOfflineOnly = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const { isConnected } = useStore(connectionStore);
  const problem = useStore(packsStore, (packs) => packs.problem);
  if (typeof problem === "string") return packTexts[problem];
  if (problem) return unreadText("packs", problem);
  if (isOfflineOnly) return offlineOnly;
  return isConnected ? null : noConnection;
}

/** The button that ends "alleen offline", while that is on. */
export function AllowOnline() {
  const isOfflineOnly = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  if (!isOfflineOnly) return null;
  return (
    <Button onClick={() => setPreferences({ offlineOnly: false })}>{areaTexts.allowOnline}</Button>
  );
}

/** Moves the focus to the card when the focused button disappears. */
export function keepKeyboardIn(card: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) card?.focus({ preventScroll: true });
}
