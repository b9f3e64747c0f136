import { PMTiles, type RangeResponse, SharedPromiseCache, type Source } from "pmtiles";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { unzipDirectory, unzipPart } from "#domain/tiles/unzip-part.ts";
import type { TileResolver } from "./tile-resolver.ts";

/** A resolver over a PMTiles archive of uncompressed or gzipped vector tiles. */
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

/** An archive that is fetched whole: `fetched` does so and gives its bytes. */
export interface WholeFile extends Source {
  fetched(): Promise<ArrayBuffer>;
}

/**
 * An archive that is fetched whole, once, at the first request. Meant for small ones: it needs no
 * byte ranges of the host and is answered from the service worker's cache as any other file. A
 * fetch that failed is tried again at the next request.
 */
export function wholeFileSource(url: string, fetchFile: typeof fetch = fetch): WholeFile {
  let whole: Promise<ArrayBuffer> | null = null;

  async function load(): Promise<ArrayBuffer> {
    const response = await fetchFile(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.arrayBuffer();
  }

  function fetched(): Promise<ArrayBuffer> {
    whole ??= load().catch((error: unknown) => {
      whole = null;
      throw error;
    });
    return whole;
  }

  return {
    fetched,
    getKey: () => url,
    async getBytes(offset: number, lengthBytes: number): Promise<RangeResponse> {
      return { data: (await fetched()).slice(offset, offset + lengthBytes) };
    },
  };
}
