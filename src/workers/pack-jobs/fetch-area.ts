import { pMapIterable } from "p-map";
import { AREA_MAX_ZOOM, AREA_MIN_ZOOM, type NumberedTile } from "#domain/areas/tile-runs.ts";
import { tilesOfArea, wholeTileBounds } from "#domain/packs/area-tiles.ts";
import { type PackContents, PackJobError } from "#domain/packs/pack-job.ts";
import {
  editionDate,
  ONLINE_MAP_ATTRIBUTION,
  ONLINE_MAP_URL,
  type TileServer,
  tileServerOf,
} from "#domain/tiles/online-map.ts";
import type { PmtilesDescription } from "#domain/tiles/pmtiles-writer.ts";
import { tileUrl } from "#domain/tiles/tile-grid.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { parseJson } from "#storage/json-text.ts";
import { AREA_ARCHIVE, type AreaFile, openAreaFile } from "#storage/packs/area-file.ts";
import { type AreaOrder, writeAreaOrder } from "#storage/packs/area-order.ts";
import { gzip } from "#storage/packs/gzip.ts";
import { askTile, type TileAsking } from "./ask-tile.ts";
import type { PackJobContext } from "./copy-pack.ts";

/** A job that asks the online map. */
export interface AreaContext extends PackJobContext, TileAsking {}

/** As many as a browser asks of one host at a time; a free server deserves no more. */
const AT_ONCE = 6;

/** After so many tiles the order is written again: who shows it knows how far it was. */
const WRITE_EVERY_TILES = 64;

/**
 * Fetches the tiles of an area into its folder, or those that are missing there, and says what the
 * area is; in a worker only. Throws PackJobError, or the reason of an aborted `signal`; what has come
 * by then stays in the folder.
 */
export async function fetchArea(order: AreaOrder, context: AreaContext): Promise<PackContents> {
  await writeAreaOrder(context.files, order);
  const server = await findServer(context);
  const dated = { ...order, dataDate: order.dataDate ?? editionDate(server) };
  const file = await openAreaFile(context.files, order.id);
  try {
    await fetchTiles(file, dated, server, context);
    // A server that has nothing at all has lost its tiles.
    if (file.tileCount() === 0) throw new PackJobError("server-error");
    const bytes = await file.finish(descriptionOf(dated, server));
    return contentsOf(dated, bytes);
  } finally {
    file.close();
  }
}

async function findServer({ downloads, signal }: AreaContext): Promise<TileServer> {
  const text = await fetchText(downloads, ONLINE_MAP_URL, null, signal);
  const parsed = parseJson(text ?? "");
  try {
    return tileServerOf(parsed.ok ? parsed.value : null, ONLINE_MAP_URL);
  } catch (error) {
    throw new PackJobError("server-error", null, error);
  }
}

async function fetchTiles(
  file: AreaFile,
  order: AreaOrder,
  server: TileServer,
  context: AreaContext,
): Promise<void> {
  const tiles = tilesOf(order, server);
  const rest = tiles.filter(({ id }) => id > file.lastTileId());
  let doneTiles = tiles.length - rest.length;
  const tell = () => {
    const progress = { doneBytes: file.doneBytes(), totalBytes: order.totalBytes };
    context.onProgress({ ...progress, tiles: { done: doneTiles, total: tiles.length } });
  };
  tell();
  const note = () =>
    writeAreaOrder(context.files, { ...order, doneTiles, totalTiles: tiles.length });
  try {
    for await (const { id, zipped } of zippedTiles(rest, server, context)) {
      file.add(id, zipped);
      doneTiles += 1;
      tell();
      if (doneTiles % WRITE_EVERY_TILES === 0) await note();
    }
  } finally {
    // Why it ended matters more than whether this fits on a full device.
    await note().catch(() => {});
  }
}

interface ZippedTile {
  readonly id: number;
  readonly zipped: Uint8Array | null;
}

/** The tiles in their order. When one cannot be had, the others are not asked for any longer. */
async function* zippedTiles(
  tiles: readonly NumberedTile[],
  server: TileServer,
  context: AreaContext,
): AsyncGenerator<ZippedTile> {
  const ending = new AbortController();
  const asking = { ...context, signal: AbortSignal.any([context.signal, ending.signal]) };
  try {
    yield* pMapIterable(
      tiles,
      async (tile) => {
        const bytes = await askTile(tileUrl(server.template, tile), asking);
        return { id: tile.id, zipped: bytes && (await gzip(bytes)) };
      },
      { concurrency: AT_ONCE },
    );
  } finally {
    ending.abort();
  }
}

function tilesOf({ bounds }: AreaOrder, { maxZoom }: TileServer): readonly NumberedTile[] {
  return tilesOfArea(bounds).filter(({ z }) => z <= maxZoom);
}

function descriptionOf({ name, bounds }: AreaOrder, { maxZoom }: TileServer): PmtilesDescription {
  return {
    tileType: "mvt",
    tileCompression: "gzip",
    minZoom: AREA_MIN_ZOOM,
    maxZoom: Math.min(AREA_MAX_ZOOM, maxZoom),
    bounds: wholeTileBounds(bounds),
    metadata: { name, attribution: ONLINE_MAP_ATTRIBUTION },
  };
}

function contentsOf({ id, name, bounds, dataDate }: AreaOrder, bytes: number): PackContents {
  const areas = [wholeTileBounds(bounds)];
  return {
    id,
    kind: "area",
    name,
    areas,
    mapAreas: areas,
    modes: [],
    attribution: ONLINE_MAP_ATTRIBUTION,
    dataDate,
    mapSchema: "openmaptiles",
    files: [{ name: AREA_ARCHIVE, bytes }],
    manifestSha256: null,
  };
}
