import type { AreaSource } from "#domain/areas/area-source.ts";
import type { BaseSchema, PackOnDevice } from "./pack-on-device.ts";

/** Why a pack could not be put on the device. Each has one sentence for the user. */
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
  | "kept-offline"
  | "cancelled"
  | "failed";

/** Thrown by all that puts packs on the device; nothing of the pack is usable then. */
export class PackJobError extends Error {
  override readonly name = "PackJobError";
  readonly problem: PackProblem;
  /** The file of the pack that it is about. */
  readonly fileName: string | null;

  constructor(problem: PackProblem, fileName: string | null = null, cause?: unknown) {
    super(fileName === null ? problem : `${problem}: ${fileName}`, { cause });
    this.problem = problem;
    this.fileName = fileName;
  }
}

/** How far a job is. */
export interface PackProgress {
  readonly doneBytes: number;
  /** Of an area this is an estimate: only its tiles can be counted beforehand. */
  readonly totalBytes: number;
  /** Of an area that is being saved. */
  readonly tiles?: TileProgress | undefined;
  /** Whether nothing is asked just now, because the server wants to be left alone for a moment. */
  readonly isResting?: boolean | undefined;
}

/** How many tiles of an area were asked for, those that the server has not included. */
export interface TileProgress {
  readonly done: number;
  readonly total: number;
}

/** What a pack is found to be, once all its files are on the device and checked. */
export interface PackContents
  extends Pick<
    PackOnDevice,
    "kind" | "name" | "title" | "areas" | "mapAreas" | "modes" | "attribution" | "dataDate"
  > {
  /** Also the name of the folder of its files. */
  readonly id: string;
  readonly mapSchema: BaseSchema | null;
  /** Where the tiles of an area came from; absent for a pack, and for an area saved when there was only the online map. */
  readonly source?: AreaSource | undefined;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** SHA-256 of its pack.json, by which a catalogue knows it; null for a bare archive. */
  readonly manifestSha256: string | null;
}
