import type { PackProblem, PackProgress } from "#domain/packs/pack-job.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { NamedPack } from "#domain/packs/pack-title.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { PackRecord } from "#storage/packs/pack-record.ts";
import type { BrokenPack } from "#storage/packs/pack-records.ts";

/** A pack or an area on its way to the device. */
export interface PackJob extends PackProgress, NamedPack {
  readonly id: string;
  readonly kind: "copy" | "download" | "area";
  /** `elsewhere`: another tab is busy with it. An interrupted download can be gone on with. */
  readonly status: "running" | "interrupted" | "elsewhere";
  /** By which a catalogue knows what is being downloaded; null for anything else. */
  readonly manifestSha256: string | null;
  /** The catalogue that a download is from; null for anything else, and where that was not kept. */
  readonly catalogueUrl: string | null;
}

/** Something that went wrong. */
export interface FailedJob {
  /** Of the pack; null when it is about none. */
  readonly name: string | null;
  readonly title?: string | undefined;
  /** What was being done; absent when it is about no job. */
  readonly kind?: PackJob["kind"];
  /** As of the job. */
  readonly catalogueUrl?: string | null;
  readonly problem: PackProblem;
  /** The file of the pack that it is about. */
  readonly fileName: string | null;
}

/** What a catalogue offers. */
export type Catalogue =
  /** `absent`: the app comes without one, which is no fault. */
  | { readonly status: "none" | "loading" | "absent" }
  | { readonly status: "failed"; readonly problem: PackProblem }
  | {
      readonly status: "loaded";
      readonly address: string;
      readonly entries: readonly PackIndexEntry[];
      /** How many of its entries could not be read. */
      readonly leftOutCount: number;
    };

/** What the store of packs holds. */
export interface PacksSnapshot {
  /** Whole and checked, by name: to draw from. */
  readonly packs: readonly PackOnDevice[];
  /** What is known of each of them, in the same order. */
  readonly records: readonly PackRecord[];
  /** Known but unusable; the user may remove them. */
  readonly broken: readonly BrokenPack[];
  /** False until storage was read. */
  readonly isLoaded: boolean;
  /**
   * Why packs cannot be kept at all: there is no room, storage may not be used, the browser has
   * none for files, or the database cannot be opened; null when they can.
   */
  readonly problem: "full" | "blocked" | "unsupported" | DatabaseProblem | null;
  readonly jobs: readonly PackJob[];
  /** What went wrong since the last command; the newest last. */
  readonly failedJobs: readonly FailedJob[];
  /** The names of the packs that were put on the device since the last command, in that order. */
  readonly added: readonly string[];
  /** Of an address that the user typed. */
  readonly catalogue: Catalogue;
  /** Of what lies beside the app itself. */
  readonly home: Catalogue;
  /** Bytes that may still be stored; null when the browser does not say. */
  readonly freeBytes: number | null;
}

/** Before anything was read. */
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

/** What a pack of the catalogue is to this device. */
export type OfferState = "new" | "updated" | "on-device" | "busy";

/**
 * Whether something here is the pack that the catalogue at `address` has under this name, of whatever
 * version. What came from elsewhere is another one, whatever its name; of what that is not known may be it.
 */
export function isOfEntry(
  { name, catalogueUrl = null }: Pick<FailedJob, "name" | "catalogueUrl">,
  entry: PackIndexEntry,
  address: string,
): boolean {
  return name === entry.name && [null, address].includes(catalogueUrl);
}

/**
 * The download of an entry of the catalogue at `address`: one that is running, of whatever version, or
 * one to go on with, which is so only for the very version that the entry names.
 */
export function downloadOf(
  entry: PackIndexEntry,
  address: string,
  jobs: readonly PackJob[],
): PackJob | undefined {
  const own = jobs.filter((job) => job.kind === "download" && isOfEntry(job, entry, address));
  return (
    own.find(({ status }) => status !== "interrupted") ??
    own.find(({ manifestSha256 }) => manifestSha256 === entry.sha256)
  );
}

/** Compares an entry of the catalogue at `address` with what is here. */
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
 * The packs of the app's own catalogue that take the place of an older one on the device. Only of one
 * that came from there: nobody is asked about each of them.
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
