import { PMTiles, type RangeResponse, SharedPromiseCache, type Source } from "pmtiles";
import { remembered } from "#domain/async/remembered.ts";
import { limitedResponse } from "#domain/bytes/limited-response.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { unzipDirectory, unzipPart } from "#domain/tiles/unzip-part.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import type { TileResolver } from "./tile-resolver.ts";

/** Creates a resolver for a PMTiles archive of uncompressed or gzipped vector tiles. */
export function archiveResolver(name: string, source: Source): TileResolver {
  const cache = new SharedPromiseCache(undefined, undefined, unzipDirectory);
  const archive = new PMTiles(source, cache, unzipPart);
  return {
    name,
    async resolve({ z, x, y }: TileAddress, signal: AbortSignal) {
      const tile = await archive.getZxy(z, x, y, signal);
      return tile?.data ?? null;
    },
  };
}

/** An archive that is fetched as a whole; `fetched` resolves to its bytes. */
export interface WholeFile extends Source {
  fetched(): Promise<ArrayBuffer>;
}

/**
 * Creates a source that fetches a small archive as a whole at the first request. It needs no byte ranges from the
 * host, and comes from the service worker's cache like any other file. After an error the next request tries again.
 */
export function wholeFileSource(url: string, fetchFile: typeof fetch = fetch): WholeFile {
  async function load(): Promise<ArrayBuffer> {
    const response = limitedResponse(await fetchFile(url), DOWNLOAD_LIMITS.appFile);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.arrayBuffer();
  }

  const fetched = remembered(load);

  return {
    fetched,
    getKey: () => url,
    async getBytes(offset: number, lengthBytes: number): Promise<RangeResponse> {
      return { data: (await fetched()).slice(offset, offset + lengthBytes) };
    },
  };
}
