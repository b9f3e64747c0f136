import type { AreaSource } from "#domain/areas/area-source.ts";
import type { BaseSchema, PackOnDevice } from "./pack-on-device.ts";

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
  | "no-ranges"
  | "archive-missing"
  | "nothing-here"
  | "kept-offline"
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

/** The progress of a job. */
export interface PackProgress {
  readonly doneBytes: number;
  /** An estimate for an area, because only its number of tiles is known in advance. */
  readonly totalBytes: number;
  /** Only for an area that is being saved. */
  readonly tiles?: TileProgress | undefined;
  /** Whether requests are paused because the server is busy. */
  readonly isResting?: boolean | undefined;
}

/** The number of tiles of an area that were requested, including those that the server does not have. */
export interface TileProgress {
  readonly done: number;
  readonly total: number;
}

/** The content of a pack after all its files are on the device and checked. */
export interface PackContents
  extends Pick<
    PackOnDevice,
    "kind" | "name" | "title" | "areas" | "mapAreas" | "modes" | "attribution" | "dataDate"
  > {
  /** Also the name of the folder of its files. */
  readonly id: string;
  readonly mapSchema: BaseSchema | null;
  /**
   * The source of the tiles of an area; absent for a pack, and for an area from when the online map was the
   * only source.
   */
  readonly source?: AreaSource | undefined;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** The SHA-256 of its pack.json, by which a catalogue identifies it; null for a bare archive. */
  readonly manifestSha256: string | null;
}
