import { crc32 } from "#domain/bytes/crc32.ts";
import { pmtilesDirectories } from "#domain/tiles/pmtiles-directories.ts";
import {
  type DirectoryEntry,
  PMTILES_FIRST_BYTES,
  PMTILES_HEADER_BYTES,
} from "#domain/tiles/pmtiles-format.ts";
import { type PmtilesDescription, pmtilesHeader } from "#domain/tiles/pmtiles-writer.ts";
import type { PackFiles, WritableFile } from "#platform/pack-files/pack-files.ts";
import { gzip } from "./gzip.ts";
import { saying, sayingNow } from "./small-file.ts";

/** The file name of the archive in the folder of an area. */
export const AREA_ARCHIVE = "map.pmtiles";

/** The marker "TILE". It precedes each tile, followed by the id, the length and the CRC-32 of the bytes. */
const MARK = 0x54494c45;
export const RECORD_BYTES = 20;
/** The buffer in which records are put together, to begin with. */
const BUFFER_BYTES = 64 << 10;
/** The most bytes that a crash of the device can lose. */
const FLUSH_BYTES = 4 << 20;

/**
 * An archive that grows tile by tile and is complete only at the end: docs/formats/saved-area.md. The file itself
 * tells which tiles it has, so saving can resume after any interruption.
 */
export interface AreaFile {
  /** Returns whether a tile was added, also in earlier visits, with or without contents. */
  has(tileId: number): boolean;
  /** Returns the number of tiles with contents. */
  tileCount(): number;
  doneBytes(): number;
  /**
   * Adds a tile, packed as the archive says, or null for a tile that the server does not have; in any order. Throws a
   * PackJobError if there is no room, and a RangeError for a tile that is there.
   */
  add(tileId: number, zipped: Uint8Array | null): void;
  /** Turns the file into a PMTiles archive and resolves to its size in bytes. Rejects with a PackJobError. */
  finish(description: PmtilesDescription): Promise<number>;
  close(): void;
}

interface Growing {
  readonly file: WritableFile;
  readonly entries: DirectoryEntry[];
  readonly tileIds: Set<number>;
  endByte: number;
  buffer: Uint8Array<ArrayBuffer>;
}

/** Opens or creates the archive of an area; only in a worker. Rejects with a PackJobError. */
export async function openAreaFile(files: PackFiles, folder: string): Promise<AreaFile> {
  const file = await saying(() => files.openForWriting(folder, AREA_ARCHIVE));
  const area = await saying(() => {
    const found = readBack(file);
    file.truncate(found.endByte);
    return found;
  });
  let flushedByte = area.endByte;
  return {
    has: (tileId) => area.tileIds.has(tileId),
    tileCount: () => area.entries.length,
    doneBytes: () => area.endByte,
    add(tileId, zipped) {
      append(area, tileId, zipped ?? new Uint8Array());
      if (area.endByte - flushedByte < FLUSH_BYTES) return;
      sayingNow(() => file.flush());
      flushedByte = area.endByte;
    },
    finish: (description) => finish(area, description),
    close() {
      try {
        sayingNow(() => file.flush());
      } finally {
        file.close();
      }
    },
  };
}

/** Reads the id and length of the tile behind the head of a record; null where there is no head. */
export function recordHead(
  view: DataView,
  at: number,
): { readonly tileId: number; readonly length: number } | null {
  if (at + RECORD_BYTES > view.byteLength || view.getUint32(at) !== MARK) return null;
  return { tileId: view.getFloat64(at + 4), length: view.getUint32(at + 12) };
}

/** Reads the tiles of earlier visits, up to the first incomplete record. */
function readBack(file: WritableFile): Growing {
  const begun = { entries: [], tileIds: new Set<number>(), endByte: PMTILES_FIRST_BYTES };
  const area: Growing = { file, ...begun, buffer: new Uint8Array(BUFFER_BYTES) };
  const head = new Uint8Array(RECORD_BYTES);
  const view = new DataView(head.buffer);
  while (file.read(head, area.endByte) === RECORD_BYTES) {
    const [tileId, length] = [view.getFloat64(4), view.getUint32(12)];
    const start = area.endByte + RECORD_BYTES;
    const isNext = view.getUint32(0) === MARK && !area.tileIds.has(tileId);
    if (!isNext || start + length > file.size()) break;
    const tile = new Uint8Array(length);
    file.read(tile, start);
    if (crc32(tile) !== view.getUint32(16)) break;
    note(area, tileId, length);
  }
  return area;
}

function append(area: Growing, tileId: number, tile: Uint8Array): void {
  if (area.tileIds.has(tileId)) throw new RangeError(`Tile ${tileId} is there.`);
  // One buffer for all tiles: thousands of copies would wait to be collected.
  const bytes = RECORD_BYTES + tile.length;
  if (area.buffer.length < bytes) area.buffer = new Uint8Array(2 * bytes);
  const record = area.buffer.subarray(0, bytes);
  const view = new DataView(area.buffer.buffer);
  view.setUint32(0, MARK);
  view.setFloat64(4, tileId);
  view.setUint32(12, tile.length);
  view.setUint32(16, crc32(tile));
  record.set(tile, RECORD_BYTES);
  sayingNow(() => area.file.write(record, area.endByte));
  note(area, tileId, tile.length);
}

function note(area: Growing, tileId: number, length: number): void {
  const offset = area.endByte + RECORD_BYTES - PMTILES_FIRST_BYTES;
  if (length > 0) area.entries.push({ tileId, offset, length, runLength: 1 });
  area.tileIds.add(tileId);
  area.endByte += RECORD_BYTES + length;
}

/**
 * Writes the header and the root directory into the space before the first record, and the leaves and metadata after
 * the last.
 */
async function finish(
  { file, entries, endByte }: Growing,
  description: PmtilesDescription,
): Promise<number> {
  const sorted = entries.toSorted((a, b) => a.tileId - b.tileId);
  const isClustered = sorted.every((entry, index) => entry === entries[index]);
  const { root, leaves } = await pmtilesDirectories(sorted, gzip);
  const metadata = await gzip(new TextEncoder().encode(JSON.stringify(description.metadata)));
  const metadataStart = endByte + leaves.length;
  const header = pmtilesHeader(
    {
      root: { start: PMTILES_HEADER_BYTES, bytes: root.length },
      leaves: { start: endByte, bytes: leaves.length },
      metadata: { start: metadataStart, bytes: metadata.length },
      tiles: { start: PMTILES_FIRST_BYTES, bytes: endByte - PMTILES_FIRST_BYTES },
      isClustered,
      counts: { tiles: entries.length, entries: entries.length, contents: entries.length },
    },
    description,
  );
  sayingNow(() => {
    file.write(leaves, endByte);
    file.write(metadata, metadataStart);
    file.write(root, PMTILES_HEADER_BYTES);
    file.write(header, 0);
    file.flush();
  });
  return metadataStart + metadata.length;
}
