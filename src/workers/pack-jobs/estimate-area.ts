import { sizeEstimate } from "#domain/areas/size-estimate.ts";
import type { AreaEstimate, KnownTile } from "#domain/packs/area-estimate.ts";
import { AT_ONCE } from "./area-server.ts";
import type { TileAsking } from "./ask-tile.ts";
import { forEachParallel } from "./for-each-parallel.ts";
import { type AreaTiles, openServer } from "./open-server.ts";

/** Bytes beside each tile: its record and its entry in the directory. */
const BESIDE_TILE_BYTES = 24;
/** Bytes of an archive without tiles. */
const ARCHIVE_BYTES = 17_000;

/**
 * Asks for some tiles of an area, and estimates from them how large it is and how long it takes to fetch. Throws
 * PackJobError, or the reason of an aborted signal.
 */
export async function estimateArea(area: AreaTiles, context: TileAsking): Promise<AreaEstimate> {
  const server = await openServer(area, context);
  const estimate = sizeEstimate(server.tiles);
  const known: KnownTile[] = [];
  const startMs = context.clock.nowMs();
  // Which tile comes next depends on those that came: each of the six goes on as long as there is one.
  await forEachParallel(
    Array.from({ length: AT_ONCE }, (_, index) => index),
    AT_ONCE,
    async (_index, signal) => {
      for (let tile = estimate.next(); tile; tile = estimate.next()) {
        const packed = await server.fetchTile(tile, signal);
        estimate.note(tile, packed?.length ?? 0);
        known.push({ id: tile.id, packed });
      }
    },
    context.signal,
  );
  const { length: tiles } = server.tiles;
  const tileSeconds = (context.clock.nowMs() - startMs) / 1000 / Math.max(1, known.length);
  return {
    bytes: Math.round(estimate.totalBytes() + tiles * BESIDE_TILE_BYTES + ARCHIVE_BYTES),
    tiles,
    seconds: tileSeconds * (tiles - known.length),
    known,
  };
}
