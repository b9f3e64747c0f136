import type { NumberedTile } from "#domain/areas/tile-runs.ts";
import type { PackContents } from "#domain/packs/pack-job.ts";
import type { PmtilesDescription } from "#domain/tiles/pmtiles-writer.ts";

/** A server that has the tiles of an area, found and ready to be asked. */
export interface AreaServer {
  /** The tiles of the area that it may have, by ascending id. */
  readonly tiles: readonly NumberedTile[];
  /**
   * Fetches a tile as it is stored; null when the server has none there. Throws PackJobError, or the reason of an
   * aborted `signal`.
   */
  fetchTile(tile: NumberedTile, signal: AbortSignal): Promise<Uint8Array | null>;
  /** How long the server wants to be left alone; 0 when it may be asked. */
  restMs(): number;
  /** How its tiles are packed. */
  readonly packing: Pick<
    PmtilesDescription,
    "tileType" | "tileCompression" | "minZoom" | "maxZoom" | "metadata"
  >;
  /** What a record says of an area from this server. */
  readonly says: Pick<PackContents, "attribution" | "dataDate" | "mapSchema">;
}
