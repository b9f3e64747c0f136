import type { DownloadJob, PackJob, PackProblem } from "#domain/packs/pack-job.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { BrokenPack } from "#storage/packs/pack-records.ts";

/** A job or command that failed. */
export interface FailedJob {
  /** The name of the pack; null if it is not about a pack. */
  readonly name: string | null;
  readonly title?: string | undefined;
  /** The kind of job; absent if it is not about a job. */
  readonly kind?: PackJob["kind"];
  /** The region that the job fetched a part of. */
  readonly region?: PackRegion | undefined;
  /** The catalogue of the job. */
  readonly catalogueUrl?: string | null;
  readonly problem: PackProblem;
  /** The file of the pack where it failed. */
  readonly fileName: string | null;
}

/** The state of a catalogue. */
export type Catalogue =
  /** `absent`: the app comes without a catalogue, which is not an error. */
  | { readonly status: "none" | "loading" | "absent" }
  | { readonly status: "failed"; readonly problem: PackProblem }
  | {
      readonly status: "loaded";
      readonly address: string;
      readonly entries: readonly PackIndexEntry[];
      /** The number of unreadable entries. */
      readonly leftOutCount: number;
    };

/** The state of the packs store. */
export interface PacksSnapshot {
  /** Complete and validated packs, by name, to draw from. */
  readonly packs: readonly PackOnDevice[];
  /** The records of `packs`, in the same order. */
  readonly records: readonly PackRecord[];
  /** Unusable packs, which the user can remove. */
  readonly broken: readonly BrokenPack[];
  /** True once storage was read. */
  readonly isLoaded: boolean;
  /**
   * The reason that packs cannot be stored at all: there is no room, storage is not allowed, the browser has no
   * private file system, or the database cannot be opened; null if they can.
   */
  readonly problem: "full" | "blocked" | "unsupported" | DatabaseProblem | null;
  readonly jobs: readonly PackJob[];
  /** The failures since the last command, the newest last. */
  readonly failedJobs: readonly FailedJob[];
  /** The names of the packs added since the last command, in order. */
  readonly added: readonly string[];
  /** The catalogue at the address that the user typed. */
  readonly catalogue: Catalogue;
  /** The catalogue of the app itself. */
  readonly home: Catalogue;
  /** Free bytes; null if the browser does not say. */
  readonly freeBytes: number | null;
}

/** The state before storage was read. */
export const NO_PACKS: PacksSnapshot = {
  packs: [],
  records: [],
  broken: [],
  isLoaded: false,
  problem: null,
  jobs: [],
  failedJobs: [],
  added: [],
  catalogue: { status: "none" },
  home: { status: "none" },
  freeBytes: null,
};

/** The state of an entry of a catalogue on this device. */
export type OfferState = "new" | "updated" | "on-device" | "busy";

/**
 * Tells whether something on the device is the pack with this name in the catalogue at `address`, in any version. A
 * pack from another catalogue is a different one, even with the same name; a pack of unknown origin may be the same.
 */
export function isOfEntry(
  { name, catalogueUrl = null }: Pick<FailedJob, "name" | "catalogueUrl">,
  entry: PackIndexEntry,
  address: string,
): boolean {
  return name === entry.name && [null, address].includes(catalogueUrl);
}

/** Returns the downloads of an entry of the catalogue at `address`, in any version. */
export function downloadsOf(
  entry: PackIndexEntry,
  address: string,
  jobs: readonly PackJob[],
): readonly DownloadJob[] {
  return jobs
    .filter((job) => job.kind === "download")
    .filter((job) => isOfEntry(job, entry, address));
}

/**
 * Returns the download of an entry of the catalogue at `address`: a running one of any version, or an interrupted one
 * of exactly this version.
 */
export function downloadOf(
  entry: PackIndexEntry,
  address: string,
  jobs: readonly PackJob[],
): DownloadJob | undefined {
  const own = downloadsOf(entry, address, jobs);
  return (
    own.find(({ status }) => status !== "interrupted") ??
    own.find(({ manifestSha256 }) => manifestSha256 === entry.sha256)
  );
}

/** Compares an entry of the catalogue at `address` with the packs on the device. */
export function offerState(
  entry: PackIndexEntry,
  address: string,
  { records, jobs }: Pick<PacksSnapshot, "records" | "jobs">,
): OfferState {
  if (downloadOf(entry, address, jobs)) return "busy";
  const here = records.filter(
    (record) => record.manifestSha256 !== null && isOfEntry(record, entry, address),
  );
  if (here.length === 0) return "new";
  return here.some(({ manifestSha256 }) => manifestSha256 === entry.sha256)
    ? "on-device"
    : "updated";
}

/**
 * Returns the packs of the app's own catalogue that update an installed pack. Only packs from that catalogue count,
 * because updating does not ask about each one.
 */
export function newerPacks(
  snapshot: Pick<PacksSnapshot, "home" | "records" | "jobs">,
): readonly PackIndexEntry[] {
  const { home, records } = snapshot;
  if (home.status !== "loaded") return [];
  return home.entries.filter((entry) => {
    if (offerState(entry, home.address, snapshot) !== "updated") return false;
    const here = records.find(
      ({ name, catalogueUrl }) => name === entry.name && catalogueUrl === home.address,
    );
    return here && (entry.dataDate === null || entry.dataDate >= (here.dataDate ?? ""));
  });
}
