import {
  AREA_MAX_ZOOM,
  AREA_MIN_ZOOM,
  type TileRuns,
  tilesOfRuns,
} from "#domain/areas/tile-runs.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import {
  editionDate,
  isWholeVectorTile,
  ONLINE_MAP_ATTRIBUTION,
  ONLINE_MAP_URL,
  type TileServer,
  tileServerOf,
} from "#domain/tiles/online-map.ts";
import { tileUrl } from "#domain/tiles/tile-grid.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { parseJson } from "#storage/json-text.ts";
import { gzip } from "#storage/packs/gzip.ts";
import { askTile, type TileRequestOptions } from "#workers/pack-jobs/ask-tile.ts";
import { requestPace } from "#workers/pack-jobs/request-pace.ts";
import type { AreaServer } from "./area-server.ts";

/** Finds the server of the online map. Throws PackJobError, or the reason of an aborted signal. */
export async function onlineServer(
  runs: TileRuns,
  asking: TileRequestOptions,
): Promise<AreaServer> {
  const server = await findServer(asking);
  const pace = requestPace(asking.clock, { onRest: asking.onRest });
  return {
    tiles: tilesOfRuns(runs).filter(({ z }) => z <= server.maxZoom),
    async fetchTile(tile, signal) {
      const url = tileUrl(server.template, tile);
      const bytes = await askTile(url, { ...asking, signal, pace, isTile: isWholeVectorTile });
      return bytes && (await gzip(bytes));
    },
    restMs: pace.restMs,
    packing: {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: AREA_MIN_ZOOM,
      maxZoom: Math.min(AREA_MAX_ZOOM, server.maxZoom),
      metadata: { attribution: ONLINE_MAP_ATTRIBUTION },
    },
    says: {
      attribution: ONLINE_MAP_ATTRIBUTION,
      dataDate: editionDate(server),
      mapSchema: "openmaptiles",
    },
  };
}

async function findServer({ downloads, signal }: TileRequestOptions): Promise<TileServer> {
  const text = await fetchText(downloads, ONLINE_MAP_URL, null, signal);
  const parsed = parseJson(text ?? "");
  try {
    return tileServerOf(parsed.ok ? parsed.value : null, ONLINE_MAP_URL);
  } catch (error) {
    throw new PackJobError("server-error", null, error);
  }
}
