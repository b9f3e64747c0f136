import { useStore } from "zustand";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { type RegionStatus, regionStatuses } from "#domain/packs/region/region-status.ts";
import { jobsOf, RegionRow } from "#parts/packs/region-row.tsx";
import { regionFactsText } from "#sentences/packs/region.ts";
import { packsStore } from "#state/packs/packs.ts";
import type { FailedJob } from "#state/packs/packs-snapshot.ts";
import { Part } from "#ui/page.tsx";
import { regionTexts } from "#words/packs/region.ts";
import styles from "./packs.module.css";
import { AreaRow } from "./packs-area-row.tsx";
import { PackOfList } from "./packs-pack-row.tsx";
import { RemoveButton } from "./packs-remove.tsx";
import { RenewRegion } from "./packs-renew.tsx";

/** The list of regions on this device or on their way to it, each with its parts. */
export function RegionList() {
  const records = useStore(packsStore, (state) => state.records);
  const jobs = useStore(packsStore, (state) => state.jobs);
  const failedJobs = useStore(packsStore, (state) => state.failedJobs);
  const statuses = regionStatuses(records, jobs, failedJobs);
  if (statuses.length === 0) return null;
  return (
    <Part heading={regionTexts.list}>
      <ul className={styles["list"]}>
        {statuses.map((status) => (
          <Region
            key={status.region.id}
            status={status}
            records={records.filter(({ region }) => region?.id === status.region.id)}
          />
        ))}
      </ul>
    </Part>
  );
}

interface RegionProps {
  readonly status: RegionStatus<FailedJob>;
  /** Its parts on this device. */
  readonly records: readonly PackRecord[];
}

function Region({ status, records }: RegionProps) {
  const { name } = status.region;
  const bytes = records.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0);
  const facts = regionFactsText(bytes, {
    map: records.some(({ mapSchema }) => mapSchema !== null),
    networks: records.some(({ kind, region }) => kind === "pack" && region?.part !== "marks"),
    marks: records.some(({ region }) => region?.part === "marks"),
  });
  const jobs = jobsOf(status);
  const isOngoing = jobs.some((job) => job.status !== "interrupted");
  // Removing a region removes what was fetched of its interrupted parts too.
  const ids = [...records, ...jobs].map(({ id }) => id);
  return (
    <RegionRow
      status={status}
      canDiscard={false}
      facts={records.length > 0 ? facts : undefined}
      more={records.length > 0 ? <Parts records={records} /> : null}
    >
      <RenewRegion parts={jobs.length > 0 ? [] : records} name={name} />
      {isOngoing || ids.length === 0 ? null : <RemoveButton ids={ids} name={name} />}
    </RegionRow>
  );
}

function Parts({ records }: Pick<RegionProps, "records">) {
  return (
    <details className={styles["contents"]}>
      <summary>{regionTexts.parts}</summary>
      <ul className={styles["list"]}>
        {records.map((record) =>
          record.kind === "area" ? (
            <AreaRow key="map" area={record} />
          ) : (
            <PackOfList key={`networks ${record.name}`} record={record} />
          ),
        )}
      </ul>
    </details>
  );
}
