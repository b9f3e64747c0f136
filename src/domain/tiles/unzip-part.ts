import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";

/** Far more than the recommended size of a tile (500 kB), far less than a phone can hold. */
export const MAX_PART_BYTES = 32 << 20;
/** Enough for a million tiles; writers start another directory after a few thousand. */
const MAX_DIRECTORY_BYTES = 4 << 20;
/** The smallest entry of a directory: four numbers of at least a byte. */
const ENTRY_BYTES = 4;

/** The codes of a PMTiles header for gzip, and for uncompressed bytes. */
const GZIP = 2;
const AS_THEY_ARE: readonly number[] = [0, 1];

/**
 * Decompresses a tile or the metadata of a PMTiles archive, by the code in its header; serves as the
 * `decompress` of a `PMTiles`. Throws for damaged data, other compressions, and output of more than 32 MB,
 * which is counted while inflating.
 */
export function unzipPart(bytes: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  return unzip(bytes, compression, MAX_PART_BYTES);
}

/**
 * Decompresses a directory, at most 4 MB; serves as the `decompress` of a cache of `PMTiles`. Also throws if
 * it claims more entries than it has bytes for, because its reader allocates memory for all of them.
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

/** Reads the number at the start of a directory: seven bits per byte, lowest first. */
function claimedEntries(directory: Uint8Array): number {
  let count = 0;
  for (const [index, byte] of directory.entries()) {
    count += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) break;
  }
  return count;
}
