import { sizeEstimate } from "#domain/areas/size-estimate.ts";
import { remainingMs, type TimedTile } from "#domain/areas/time-estimate.ts";
import type { AreaEstimate, KnownTile } from "#domain/packs/area-estimate.ts";
import type { AreaJob } from "#domain/packs/pack-job.ts";
import type { TileRequestOptions } from "#workers/pack-jobs/ask-tile.ts";
import { forEachParallel } from "#workers/pack-jobs/for-each-parallel.ts";
import { AT_ONCE } from "./area-server.ts";
import { openServer } from "./open-server.ts";

/** The bytes that each tile adds besides its own: its record and its directory entry. */
const OVERHEAD_TILE_BYTES = 24;
/** The bytes of an archive without tiles. */
const ARCHIVE_BYTES = 17_000;

/**
 * Fetches some tiles of an area, and estimates from them the size of the area and the time to fetch it.
 * Throws PackJobError, or the reason of an aborted signal.
 */
export async function estimateArea(
  area: Pick<AreaJob, "areas" | "source">,
  context: TileRequestOptions,
): Promise<AreaEstimate> {
  const server = await openServer(area, context);
  const estimate = sizeEstimate(server.tiles);
  const known: KnownTile[] = [];
  const timed: TimedTile[] = [];
  const { steadyMs } = context.clock;
  const startMs = steadyMs();
  // The next tile depends on the sizes so far, so each parallel request asks for one until there are none.
  await forEachParallel(
    Array.from({ length: AT_ONCE }, (_, index) => index),
    AT_ONCE,
    async (_index, signal) => {
      for (let tile = estimate.next(); tile; tile = estimate.next()) {
        const askedMs = steadyMs();
        const packed = await server.fetchTile(tile, signal);
        const bytes = packed?.length ?? 0;
        estimate.note(tile, bytes);
        timed.push({ bytes, durationMs: steadyMs() - askedMs });
        known.push({ id: tile.id, packed });
      }
    },
    context.signal,
  );
  const { length: tiles } = server.tiles;
  const elapsedMs = steadyMs() - startMs;
  const knownBytes = timed.reduce((sum, tile) => sum + tile.bytes, 0);
  const rest = { tiles: tiles - known.length, bytes: estimate.totalBytes() - knownBytes };
  return {
    bytes: Math.round(estimate.totalBytes() + tiles * OVERHEAD_TILE_BYTES + ARCHIVE_BYTES),
    tiles,
    seconds: remainingMs({ tiles: timed, atOnce: AT_ONCE, elapsedMs }, rest) / 1000,
    known,
  };
}
