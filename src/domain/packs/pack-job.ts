import type { AreaSource } from "#domain/areas/area-source.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import type { AreaEstimate } from "./area-estimate.ts";
import type { ChosenExtract, ChosenFile, ChosenPack } from "./chosen-packs.ts";
import type { JobStep } from "./job-steps.ts";
import type { NamedPack } from "./pack-title.ts";

/** The reason why a pack could not be added to the device; each has one sentence for the user. */
export type PackProblem =
  | "bad-address"
  | "insecure-address"
  | "offline"
  | "unreachable"
  | "redirected"
  | "not-found"
  | "server-error"
  | "server-busy"
  | "html-answered"
  | "not-a-catalogue"
  | "connection-lost"
  | "wrong-range"
  | "wrong-hash"
  | "truncated"
  | "file-missing"
  | "nothing-chosen"
  | "not-a-pack"
  | "newer-version"
  | "damaged"
  | "off-earth"
  | "not-pmtiles"
  | "old-pmtiles"
  | "raster"
  | "foreign-schema"
  | "no-bounds"
  | "disk-full"
  | "storage-blocked"
  | "busy-elsewhere"
  | "area-too-large"
  | "not-to-save"
  | "not-pbf"
  | "extract-cut-off"
  | "extract-damaged"
  | "unknown-compression"
  | "unknown-feature"
  | "unreadable"
  | "extract-too-large"
  | "no-nodes"
  | "slice-too-large"
  | "queue-full"
  | "slice-expired"
  | "no-ranges"
  | "archive-missing"
  | "nothing-here"
  | "offline-only"
  | "cancelled"
  | "failed";

/** Thrown by the code that adds packs to the device; no part of the pack is usable. */
export class PackJobError extends Error {
  override readonly name = "PackJobError";
  readonly problem: PackProblem;
  /** The file of the pack that caused it. */
  readonly fileName: string | null;

  constructor(problem: PackProblem, fileName: string | null = null, cause?: unknown) {
    super(fileName === null ? problem : `${problem}: ${fileName}`, { cause });
    this.problem = problem;
    this.fileName = fileName;
  }
}

/**
 * A pack that is being put on the device. The same object is stored in the folder of its files, performed by the
 * worker, shown, and resumed; each kind stores the fields that it needs to go on.
 */
export type PackJob = AreaJob | DownloadJob | FilesJob | MakeJob | MarksJob | SliceJob;

/** The jobs of one kind. */
export type PackJobOf<Kind extends PackJob["kind"]> = Extract<PackJob, { readonly kind: Kind }>;

/** The fields of a job of any kind. */
interface AnyPackJob extends NamedPack, PackProgress {
  /** The id of the new pack, and the name of the folder of its files. */
  readonly id: string;
  /** `elsewhere`: another tab is working on it. `interrupted`: it can be resumed. */
  readonly status: "running" | "interrupted" | "elsewhere";
  /** The region that it fetches a part of; absent for a pack of its own. */
  readonly region?: PackRegion | undefined;
}

/** Saves the tiles of an area from a server. */
export interface AreaJob extends AnyPackJob {
  readonly kind: "area";
  /** Boxes of whole tiles of zoom 14, as `boxesOfRuns` gives them; never empty. */
  readonly areas: readonly LngLatBox[];
  readonly source: AreaSource;
  /** The date of the oldest tiles; null before the first, and if the server does not give it. */
  readonly dataDate: string | null;
  /** The estimated size, if it was estimated in this visit. */
  readonly estimate?: AreaEstimate | undefined;
}

/** Downloads a pack of a catalogue. */
export interface DownloadJob extends AnyPackJob {
  readonly kind: "download";
  /** The URL of pack.json; the other files are beside it. */
  readonly manifestUrl: string;
  /** The URL of the catalogue that offered the pack; null if it was not stored. */
  readonly catalogueUrl: string | null;
  /** The SHA-256 of pack.json according to the catalogue. */
  readonly manifestSha256: string;
  readonly dataDate: string | null;
  /** The strong ETag of each file when its download began, by file name. */
  readonly etags: Readonly<Record<string, string>>;
}

/** Copies files that the user chose. */
export interface FilesJob extends AnyPackJob {
  readonly kind: "files";
  readonly chosen: Exclude<ChosenPack, ChosenExtract>;
}

/** Makes a pack of the networks in an OpenStreetMap extract that the user chose. */
export interface MakeJob extends AnyPackJob {
  readonly kind: "make";
  readonly extract: ChosenFile;
}

/** Fetches a fresh extract of an area from the slice server, and makes a pack of its networks. */
export interface SliceJob extends AnyPackJob {
  readonly kind: "slice";
  /** The area of the pack. */
  readonly area: LngLatBox;
  /** The id of the extract on the server, valid for 24 hours; null before the request. */
  readonly sliceId: string | null;
  /** The day up to which the extract has edits; null before the server said so. */
  readonly dataDate: string | null;
}

/** Fetches the marks of Rijkswaterstaat in an area. */
export interface MarksJob extends AnyPackJob {
  readonly kind: "marks";
  /** The area of the pack. */
  readonly area: LngLatBox;
  /** Null until the answers are there. */
  readonly dataDate: string | null;
}

/** The progress of a job. */
export interface PackProgress {
  readonly doneBytes: number;
  /** An estimate for an area, because only its number of tiles is known in advance. */
  readonly totalBytes: number;
  /** Only for an area that is being saved. */
  readonly tiles?: TileProgress | undefined;
  /** Only for a pack that is being made; its bytes are not known in advance. */
  readonly step?: JobStep | undefined;
  /** True if requests are paused because the server is busy. */
  readonly isResting?: boolean | undefined;
}

/** The number of tiles of an area that were requested, including those that the server does not have. */
export interface TileProgress {
  readonly done: number;
  readonly total: number;
}
