import {
  type Entry,
  findTile,
  type Header,
  PMTiles,
  SharedPromiseCache,
  type Source,
} from "pmtiles";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { unzipDirectory, unzipPart } from "#domain/tiles/unzip-part.ts";

/** The largest depth of directories; the specification has a root and leaves, and recommends no more than this. */
const MAX_DEPTH = 4;

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

/**
 * Yields the entries of tiles in the directories of an archive, in their order. Rejects with a PackJobError where leaves
 * point to one another, and with the error of a directory that cannot be read.
 * @param chosen returns the entries of a directory to follow, by default all
 */
export async function* tileEntries(
  { cache, source }: ArchiveReader,
  header: Header,
  chosen: (directory: readonly Entry[]) => readonly Entry[] = (directory) => directory,
): AsyncGenerator<Entry> {
  async function* below(offset: number, length: number, depth: number): AsyncGenerator<Entry> {
    if (depth > MAX_DEPTH) throw new PackJobError("damaged", source.getKey());
    for (const entry of chosen(await cache.getDirectory(source, offset, length, header))) {
      if (entry.runLength > 0) yield entry;
      else yield* below(header.leafDirectoryOffset + entry.offset, entry.length, depth + 1);
    }
  }
  yield* below(header.rootDirectoryOffset, header.rootDirectoryLength, 1);
}

/** Resolves to the entry of a tile, or null for a tile that the archive does not have. Rejects as `tileEntries` does. */
export async function tileEntry(
  reader: ArchiveReader,
  header: Header,
  tileId: number,
): Promise<Entry | null> {
  const towards = (directory: readonly Entry[]) => {
    const entry = findTile(directory as Entry[], tileId);
    return entry?.length ? [entry] : [];
  };
  for await (const entry of tileEntries(reader, header, towards)) return entry;
  return null;
}
