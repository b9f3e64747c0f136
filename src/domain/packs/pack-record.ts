import type { AreaSource } from "#domain/areas/area-source.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import type { NamedPack } from "./pack-title.ts";

/** The schemas of base maps that the app can draw. */
export type BaseSchema = "openmaptiles" | "protomaps";

/**
 * The kind of a pack. The tiles of a "pack" were cut to its areas by its maker; those of an "area" were saved
 * from the online map unchanged, so each shows everything in it, also beyond the area.
 */
export type PackKind = "pack" | "area";

/**
 * The facts about a pack whose files are on the device and checked: the result of a job. The record is stored beside
 * the files, and written last, so a pack with a record is complete.
 */
export interface PackRecord extends NamedPack {
  readonly version: 1;
  /**
   * The name of the folder of its files. It changes whenever the files do, so that readers can cache data by id.
   */
  readonly id: string;
  readonly kind: PackKind;
  /** The name of its folder, or of the file that it was opened from; for an area the name that the user gave. */
  readonly name: string;
  /** The title by its maker; absent for an area, a single archive, and a pack without one. */
  readonly title?: string | undefined;
  /** The areas where its networks are complete; never empty. */
  readonly areas: readonly LngLatBox[];
  /** The areas where its base map is complete. */
  readonly mapAreas: readonly LngLatBox[];
  /** The networks with routes in it; null if it does not say. */
  readonly modes: readonly NetworkMode[] | null;
  /** The attribution to show while it is drawn. */
  readonly attribution: string;
  /** "2026-11-21"; null if unknown. */
  readonly dataDate: string | null;
  readonly mapSchema: BaseSchema | null;
  /**
   * The source of the tiles of an area; absent for a pack, and for an area from when the online map was the
   * only source.
   */
  readonly source?: AreaSource | undefined;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** The SHA-256 of its pack.json, by which a catalogue identifies it; null for a bare archive. */
  readonly manifestSha256: string | null;
  /** The URL of the catalogue that it came from; null for a pack opened from files. */
  readonly catalogueUrl: string | null;
  /** The source of a pack that was made on this device; absent for others. */
  readonly madeFrom?: MadeFrom | undefined;
  /** The region that it is a part of; absent for a pack of its own. */
  readonly region?: PackRegion | undefined;
  readonly addedAtMs: number;
}

/** The data that a pack was made from on this device: an extract, or marks. */
export type MadeFrom =
  | { readonly kind: "file"; readonly fileName: string }
  /** An extract that the slice server cut for this area. */
  | { readonly kind: "slice"; readonly area: LngLatBox }
  /** The marks of Rijkswaterstaat in this area. */
  | { readonly kind: "marks"; readonly area: LngLatBox };

/** Returns the source of a saved area. Old records, from when there was only one source, do not name it. */
export function sourceOf({ source }: Pick<PackRecord, "source">): AreaSource {
  return source ?? { kind: "online" };
}
