import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";

/** The schemas of a base map that can be drawn. */
export type BaseSchema = "openmaptiles" | "protomaps";

/**
 * Where the tiles of a pack come from. Those of a "pack" were cut to its areas by whoever made it;
 * those of an "area" were saved from the online map as they were: each shows all that is in it, also
 * beyond the area.
 */
export type PackKind = "pack" | "area";

/** A whole, checked pack on this device, ready to be drawn from. */
export interface PackOnDevice {
  readonly kind: PackKind;
  /** Changes whenever its files do: a reader may keep what it knows of one id. */
  readonly id: string;
  /** The name of its folder, or of the file it was opened from; of an area what the user calls it. */
  readonly name: string;
  /** What its maker calls it; absent for an area, a lone archive, and a pack without one. */
  readonly title?: string | undefined;
  /** Where its networks are complete; never empty. */
  readonly areas: readonly LngLatBox[];
  /** Where its base map is complete. */
  readonly mapAreas: readonly LngLatBox[];
  /** The text that must be shown while it is drawn. */
  readonly attribution: string;
  /** "2026-11-21"; null when unknown. */
  readonly dataDate: string | null;
  readonly map: { readonly bytes: ByteSource; readonly schema: BaseSchema } | null;
  /** The networks of which it has routes; null when it does not say. */
  readonly modes: readonly NetworkMode[] | null;
  /** networks.pmtiles. */
  readonly networks: ByteSource | null;
  /** network.graph. */
  readonly graph: ByteSource | null;
  /** places.json. */
  readonly places: ByteSource | null;
}
