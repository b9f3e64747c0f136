import { type TileRuns, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { pictureUrl, savedZooms } from "#domain/tiles/picture-tiles.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { askTile, type TileRequestOptions } from "#workers/pack-jobs/ask-tile.ts";
import { requestPace } from "#workers/pack-jobs/request-pace.ts";
import type { AreaServer } from "./area-server.ts";

/**
 * The greatest number of requests per second, out of consideration for a server that draws each picture on
 * request.
 */
const MAX_PER_SECOND = 4;

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The last chunk of every PNG: no bytes, "IEND", and their CRC-32. */
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Creates the picture server of a tile source. Throws PackJobError if its pictures may not be saved. */
export function pictureServer(
  runs: TileRuns,
  tileSource: number,
  asking: TileRequestOptions,
): AreaServer {
  const zooms = savedZooms(tileSource);
  if (!zooms) throw new PackJobError("not-to-save");
  const source = tileSourceFor(tileSource);
  const pace = requestPace(asking.clock, {
    maxPerSecond: MAX_PER_SECOND,
    onRest: asking.onRest,
  });
  return {
    tiles: tilesOfRuns(runs, zooms),
    fetchTile: (tile, signal) =>
      askTile(pictureUrl(source, tile), { ...asking, signal, pace, isTile: isWholePng }),
    restMs: pace.restMs,
    packing: {
      tileType: "png",
      tileCompression: "none",
      minZoom: zooms.min,
      maxZoom: zooms.max,
      metadata: { attribution: source.attribution },
    },
    says: { attribution: source.attribution, dataDate: null, mapSchema: null },
  };
}

/** Returns whether bytes are a complete PNG. */
function isWholePng(bytes: Uint8Array): boolean {
  const end = bytes.subarray(-PNG_END.length);
  return (
    PNG_START.every((byte, at) => bytes[at] === byte) &&
    PNG_END.every((byte, at) => end[at] === byte)
  );
}
