import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";

/** The schemas of base maps that the app can draw. */
export type BaseSchema = "openmaptiles" | "protomaps";

/**
 * The kind of a pack. The tiles of a "pack" were cut to its areas by its maker; those of an "area" were saved
 * from the online map unchanged, so each shows everything in it, also beyond the area.
 */
export type PackKind = "pack" | "area";

/** A complete, checked pack on this device, ready for drawing. */
export interface PackOnDevice {
  readonly kind: PackKind;
  /** Changes whenever its files do, so that readers can cache data by id. */
  readonly id: string;
  /** The name of its folder, or of the file that it was opened from; for an area the name that the user gave. */
  readonly name: string;
  /** The title by its maker; absent for an area, a single archive, and a pack without one. */
  readonly title?: string | undefined;
  /** The areas where its networks are complete; never empty. */
  readonly areas: readonly LngLatBox[];
  /** The areas where its base map is complete. */
  readonly mapAreas: readonly LngLatBox[];
  /** The attribution to show while it is drawn. */
  readonly attribution: string;
  /** "2026-11-21"; null if unknown. */
  readonly dataDate: string | null;
  readonly map: { readonly bytes: ByteSource; readonly schema: BaseSchema } | null;
  /** The networks with routes in it; null if it does not say. */
  readonly modes: readonly NetworkMode[] | null;
  /** Pictures of the tile source with this number, saved from its server; absent for most. */
  readonly pictures?: { readonly bytes: ByteSource; readonly tileSource: number } | undefined;
  /** networks.pmtiles. */
  readonly networks: ByteSource | null;
  /** network.graph. */
  readonly graph: ByteSource | null;
  /** places.json. */
  readonly places: ByteSource | null;
  /** depths.pmtiles; absent where the pack is older than this file. */
  readonly depths?: ByteSource | null | undefined;
}
