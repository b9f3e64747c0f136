import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { type PackRegion, regionGroups } from "./pack-region.ts";

/** A part of a region that a job fetches: the map, the networks (with a map of their own if they have one), or the marks of Rijkswaterstaat. */
export type RegionPartKind = "map" | "networks" | "marks";

const PARTS: readonly RegionPartKind[] = ["map", "networks", "marks"];

/** A failure of a part of a region. */
interface PartFailure {
  readonly kind?: PackJob["kind"];
  readonly region?: PackRegion | undefined;
}

/** The one state of a part of a region: on the device, being fetched, interrupted, or failed. */
export type RegionPart<Failure> =
  | {
      readonly part: RegionPartKind;
      readonly state: "here";
      readonly record: PackRecord;
      /** The reason why it could not be renewed, if that happened since the last command. */
      readonly failure?: Failure | undefined;
    }
  | {
      readonly part: RegionPartKind;
      readonly state: "fetching" | "interrupted";
      readonly job: PackJob;
      /** The reason of an interruption, if it happened since the last command. */
      readonly failure?: Failure | undefined;
    }
  | { readonly part: RegionPartKind; readonly state: "failed"; readonly failure: Failure };

/** A region with the state of each part that is known, the map first. */
export interface RegionStatus<Failure> {
  readonly region: PackRegion;
  readonly parts: readonly RegionPart<Failure>[];
}

/** Returns every region on the device or on its way to it, with one state for each part. */
export function regionStatuses<Failure extends PartFailure>(
  records: readonly PackRecord[],
  jobs: readonly PackJob[],
  failures: readonly Failure[],
): readonly RegionStatus<Failure>[] {
  const items = [
    ...records.map((record) => ({ region: record.region, record })),
    ...jobs.map((job) => ({ region: job.region, job })),
    ...failures.map((failure) => ({ region: failure.region, failure })),
  ];
  return regionGroups(items).map(({ region, parts }) => {
    const found = PARTS.map((part) => {
      const own = parts.filter((one) => partOf(one) === part);
      return statusOf(
        part,
        own.flatMap((one) => ("record" in one ? [one.record] : [])),
        own.flatMap((one) => ("job" in one ? [one.job] : [])),
        own.flatMap((one) => ("failure" in one ? [one.failure] : [])),
      );
    });
    return { region, parts: found.filter((part) => part !== null) };
  });
}

/** A job is listed before the pack that it replaces, and a pack on the device before a failure to renew it. */
function statusOf<Failure>(
  part: RegionPartKind,
  [record]: readonly PackRecord[],
  [job]: readonly PackJob[],
  failures: readonly Failure[],
): RegionPart<Failure> | null {
  const failure = failures.at(-1);
  if (job && job.status !== "interrupted") return { part, state: "fetching", job };
  if (job) return { part, state: "interrupted", job, failure };
  if (record) return { part, state: "here", record, failure };
  return failure === undefined ? null : { part, state: "failed", failure };
}

/** A record, a job or a failure that belongs to a region. */
type RegionItem<Failure> =
  | { readonly record: PackRecord }
  | { readonly job: PackJob }
  | { readonly failure: Failure };

function partOf<Failure extends PartFailure>(item: RegionItem<Failure>): RegionPartKind {
  const { kind, region } = "record" in item ? item.record : "job" in item ? item.job : item.failure;
  return region?.part ?? (kind === "area" ? "map" : "networks");
}
