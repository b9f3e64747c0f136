import type { NumberedTile } from "#domain/areas/tile-runs.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { PmtilesDescription } from "#domain/tiles/pmtiles-writer.ts";

/** The number of parallel requests: no more than a browser sends to one host, out of respect for a free server. */
export const AT_ONCE = 6;

/** A server with the tiles of an area, ready for requests. */
export interface AreaServer {
  /** The tiles of the area that the server may have, by ascending id. */
  readonly tiles: readonly NumberedTile[];
  /**
   * Fetches a tile in its stored form; null if the server has none there. Throws PackJobError, or the reason
   * of an aborted `signal`.
   */
  fetchTile(tile: NumberedTile, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Returns how long requests are paused; 0 if they are not. */
  restMs(): number;
  /** The format of its tiles. */
  readonly packing: Pick<
    PmtilesDescription,
    "tileType" | "tileCompression" | "minZoom" | "maxZoom" | "metadata"
  >;
  /** The fields of the record of an area from this server. */
  readonly says: Pick<PackRecord, "attribution" | "dataDate" | "mapSchema">;
}
