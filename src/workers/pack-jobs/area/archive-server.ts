import { Compression } from "pmtiles";
import {
  AREA_MAX_ZOOM,
  AREA_MIN_ZOOM,
  type TileRuns,
  tilesOfRuns,
} from "#domain/areas/tile-runs.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { isWholeVectorTile } from "#domain/tiles/online-map.ts";
import { MAX_PART_BYTES } from "#domain/tiles/unzip-part.ts";
import { tileEntry } from "#storage/packs/archive-reader.ts";
import { gzip } from "#storage/packs/gzip.ts";
import { askBytes, type TileRequestOptions } from "#workers/pack-jobs/ask-tile.ts";
import { attributionOf, inspectArchive } from "#workers/pack-jobs/inspect-archive.ts";
import { type RequestPace, requestPace } from "#workers/pack-jobs/request-pace.ts";
import type { AreaServer } from "./area-server.ts";

/**
 * Opens a PMTiles archive of vector tiles at an address, of which only the parts that are needed are requested. Throws
 * PackJobError for an address without such an archive, or a server that sends no parts of files.
 */
export async function archiveServer(
  runs: TileRuns,
  url: string,
  asking: TileRequestOptions,
): Promise<AreaServer> {
  const pace = requestPace(asking.clock, { onRest: asking.onRest });
  const fileName = new URL(url).pathname.split("/").at(-1) ?? url;
  const archive = await inspectArchive(remoteBytes(url, asking, pace), fileName);
  const { header, schema } = archive;
  if (schema !== "openmaptiles" && schema !== "protomaps") {
    throw new PackJobError("foreign-schema", fileName);
  }
  const isGzip = header.tileCompression === Compression.Gzip;
  if (!isGzip && header.tileCompression !== Compression.None) {
    throw new PackJobError("foreign-schema", fileName);
  }
  const zooms = {
    min: Math.max(AREA_MIN_ZOOM, header.minZoom),
    max: Math.min(AREA_MAX_ZOOM, header.maxZoom),
  };
  return {
    tiles: zooms.min > zooms.max ? [] : tilesOfRuns(runs, zooms),
    async fetchTile({ id }, signal) {
      const entry = await tileEntry(archive.reader, header, id);
      if (!entry) return null;
      const wholeTile = (bytes: Uint8Array) => bytes.length === entry.length;
      const fromByte = header.tileDataOffset + entry.offset;
      const range = { url, fromByte, toByte: fromByte + entry.length - 1 };
      const bytes = await askBytes(range, { ...asking, signal, pace, isTile: wholeTile });
      // The whole file is gone, which says nothing about this tile.
      if (!bytes) throw new PackJobError("archive-missing", fileName);
      return checkedTile(bytes, isGzip, fileName);
    },
    restMs: pace.restMs,
    packing: {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: zooms.min,
      maxZoom: zooms.max,
      metadata: archive.metadata,
    },
    says: { attribution: attributionOf(archive), dataDate: null, mapSchema: schema },
  };
}

/** Reads parts of a file on a server; its size is not known. */
function remoteBytes(url: string, asking: TileRequestOptions, pace: RequestPace): ByteSource {
  return {
    size: Number.POSITIVE_INFINITY,
    slice: (start, end) => ({
      async arrayBuffer() {
        const range = { url, fromByte: start, toByte: end - 1 };
        const bytes = await askBytes(range, { ...asking, pace, isTile: () => true });
        if (!bytes) throw new PackJobError("archive-missing");
        return bytes.slice().buffer;
      },
    }),
  };
}

/** Returns a tile as it is stored, gzipped. Throws PackJobError for bytes that are not a tile. */
async function checkedTile(
  bytes: Uint8Array,
  isGzip: boolean,
  fileName: string,
): Promise<Uint8Array> {
  const unpacked = isGzip ? await unpackedTile(bytes, fileName) : bytes;
  if (!isWholeVectorTile(unpacked)) throw new PackJobError("damaged", fileName);
  return isGzip ? bytes : gzip(bytes);
}

async function unpackedTile(bytes: Uint8Array, fileName: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await gunzipWithin(bytes.slice(), MAX_PART_BYTES));
  } catch (error) {
    throw new PackJobError("damaged", fileName, error);
  }
}
