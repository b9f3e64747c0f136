import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";

/** Far more than a tile is told to have (500 kB), far less than a phone cannot hold. */
export const MAX_PART_BYTES = 32 << 20;
/** A million tiles; programs that write archives begin another directory after some thousands. */
const MAX_DIRECTORY_BYTES = 4 << 20;
/** An entry of a directory is four numbers, each a byte at least. */
const ENTRY_BYTES = 4;

/** The number that a PMTiles header writes for gzip, and those for bytes that are as they are. */
const GZIP = 2;
const AS_THEY_ARE: readonly number[] = [0, 1];

/**
 * A tile or the metadata of a PMTiles archive as it was before it was compressed, by the number that
 * its header gives: the `decompress` of a `PMTiles`. Throws for what is damaged, what is compressed
 * in another way, and what would become more than 32 MB: what comes out is counted.
 */
export function unzipPart(bytes: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  return unzip(bytes, compression, MAX_PART_BYTES);
}

/**
 * The same for a directory, 4 MB at most: the `decompress` of a cache of `PMTiles`. Throws also when
 * it claims more entries than it has bytes for, as its reader makes room for all that are claimed.
 */
export async function unzipDirectory(
  bytes: ArrayBuffer,
  compression: number,
): Promise<ArrayBuffer> {
  const directory = await unzip(bytes, compression, MAX_DIRECTORY_BYTES);
  if (claimedEntries(new Uint8Array(directory)) * ENTRY_BYTES > directory.byteLength) {
    throw new RangeError("A directory claims more entries than it has bytes for.");
  }
  return directory;
}

async function unzip(
  bytes: ArrayBuffer,
  compression: number,
  limitBytes: number,
): Promise<ArrayBuffer> {
  if (AS_THEY_ARE.includes(compression)) return bytes;
  if (compression !== GZIP) throw new Error(`Compression ${compression} is not supported.`);
  return (await gunzipWithin(new Uint8Array(bytes), limitBytes)).buffer;
}

/** The number that a directory begins with: seven bits a byte, the lowest first. */
function claimedEntries(directory: Uint8Array): number {
  let count = 0;
  for (const [index, byte] of directory.entries()) {
    count += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) break;
  }
  return count;
}
