import { PMTiles, SharedPromiseCache, type Source } from "pmtiles";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { unzipDirectory, unzipPart } from "#domain/tiles/unzip-part.ts";

/** Reads directories and tiles of an archive. */
export interface ArchiveReader {
  readonly archive: PMTiles;
  readonly source: Source;
  readonly cache: SharedPromiseCache;
}

/** Opens an archive without checking it; `name` distinguishes it from other archives. */
export function archiveReader(bytes: ByteSource, name: string): ArchiveReader {
  const source: Source = {
    getKey: () => name,
    getBytes: async (offset, length) => ({
      data: await bytes.slice(offset, offset + length).arrayBuffer(),
    }),
  };
  const cache = new SharedPromiseCache(undefined, undefined, unzipDirectory);
  return { source, cache, archive: new PMTiles(source, cache, unzipPart) };
}
