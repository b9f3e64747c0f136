import { createByteWriter } from "#domain/bytes/byte-writer.ts";
import {
  type DirectoryEntry,
  PMTILES_FIRST_BYTES,
  PMTILES_HEADER_BYTES,
} from "./pmtiles-format.ts";

/** Compresses bytes with gzip; the caller chooses the implementation and the level. */
export type Gzip = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** The directories of an archive, compressed. */
export interface Directories {
  readonly root: Uint8Array;
  /** All leaf directories, one after another; empty if the root holds every entry. */
  readonly leaves: Uint8Array;
}

const FIRST_LEAF_ENTRIES = 4096;

/**
 * Returns the root and leaf directories of these entries, which must be in ascending order of tile id. Leaves
 * grow until the root fits into the bytes that a reader fetches first.
 */
export async function pmtilesDirectories(
  entries: readonly DirectoryEntry[],
  gzip: Gzip,
): Promise<Directories> {
  const whole = await gzip(encodeDirectory(entries));
  if (isRoot(whole)) return { root: whole, leaves: new Uint8Array() };
  for (let entriesEach = FIRST_LEAF_ENTRIES; ; entriesEach *= 2) {
    const directories = await withLeaves(entries, entriesEach, gzip);
    if (isRoot(directories.root)) return directories;
  }
}

function isRoot(bytes: Uint8Array): boolean {
  return bytes.length <= PMTILES_FIRST_BYTES - PMTILES_HEADER_BYTES;
}

async function withLeaves(
  entries: readonly DirectoryEntry[],
  entriesEach: number,
  gzip: Gzip,
): Promise<Directories> {
  const leaves = createByteWriter();
  const rootEntries: DirectoryEntry[] = [];
  for (let start = 0; start < entries.length; start += entriesEach) {
    const leaf = await gzip(encodeDirectory(entries.slice(start, start + entriesEach)));
    const tileId = entries[start]?.tileId ?? 0;
    rootEntries.push({ tileId, offset: leaves.length(), length: leaf.length, runLength: 0 });
    leaves.bytes(leaf);
  }
  return { root: await gzip(encodeDirectory(rootEntries)), leaves: leaves.finish() };
}

/** Writes column by column, because neighbours in a column are similar. PMTiles specification 3. */
function encodeDirectory(entries: readonly DirectoryEntry[]): Uint8Array {
  const writer = createByteWriter();
  writer.varint(entries.length);
  let previousId = 0;
  for (const { tileId } of entries) {
    writer.varint(tileId - previousId);
    previousId = tileId;
  }
  for (const { runLength } of entries) writer.varint(runLength);
  for (const { length } of entries) writer.varint(length);
  let end = -1;
  for (const { offset, length } of entries) {
    // 0 means directly after the previous entry.
    writer.varint(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return writer.finish();
}
