import type { ByteSource } from "./byte-source.ts";
import type { PackBounds } from "./pack-manifest.ts";

/** The schemas of a base map that can be drawn. */
export type BaseSchema = "openmaptiles" | "protomaps";

/** A whole, checked pack on this device, ready to be drawn from. */
export interface PackOnDevice {
  /** Changes whenever its files do: a reader may keep what it knows of one id. */
  readonly id: string;
  /** What people call it: the name of its folder, or of the file it was opened from. */
  readonly name: string;
  /** Where its networks are complete; never empty. */
  readonly areas: readonly PackBounds[];
  /** Where its base map is complete. */
  readonly mapAreas: readonly PackBounds[];
  /** The text that must be shown while it is drawn. */
  readonly attribution: string;
  /** "2026-11-21"; null when unknown. */
  readonly dataDate: string | null;
  readonly map: { readonly bytes: ByteSource; readonly schema: BaseSchema } | null;
  /** networks.pmtiles. */
  readonly networks: ByteSource | null;
  /** network.graph. */
  readonly graph: ByteSource | null;
  /** places.json. */
  readonly places: ByteSource | null;
}
