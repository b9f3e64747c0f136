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

/** The name of the archive in the folder of an area. */
export const AREA_ARCHIVE = "map.pmtiles";

/** "TILE": before each tile, then its id, its length and the CRC-32 of its bytes. */
const MARK = 0x54494c45;
const RECORD_BYTES = 20;
/** A crash of the device loses at most this much. */
const FLUSH_BYTES = 4 << 20;

/**
 * An archive that grows tile by tile and is whole only at the end: docs/formats/saved-area.md. Its
 * file says by itself which tiles are there, so it can be gone on with after any end.
 */
export interface AreaFile {
  /** The highest id that was added, in this visit or before; -1 when there is none. */
  lastTileId(): number;
  /** How many tiles have bytes. */
  tileCount(): number;
  doneBytes(): number;
  /**
   * Adds a gzip tile, or null for one that the server does not have. Ids must ascend. Throws
   * PackJobError when there is no room.
   */
  add(tileId: number, zipped: Uint8Array | null): void;
  /** Makes the file a PMTiles archive, and gives how many bytes it has. Throws PackJobError. */
  finish(description: PmtilesDescription): Promise<number>;
  close(): void;
}

interface Growing {
  readonly file: WritableFile;
  readonly entries: DirectoryEntry[];
  lastTileId: number;
  endByte: number;
}

/** Opens the archive of an area to go on with it, or begins it; in a worker only. Throws PackJobError. */
export async function openAreaFile(files: PackFiles, folder: string): Promise<AreaFile> {
  const file = await saying(() => files.openForWriting(folder, AREA_ARCHIVE));
  const area = await saying(() => {
    const found = readBack(file);
    file.truncate(found.endByte);
    return found;
  });
  let flushedByte = area.endByte;
  return {
    lastTileId: () => area.lastTileId,
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

/** What is there of an earlier visit, up to the first record that is not whole. */
function readBack(file: WritableFile): Growing {
  const area: Growing = { file, entries: [], lastTileId: -1, endByte: PMTILES_FIRST_BYTES };
  const head = new Uint8Array(RECORD_BYTES);
  const view = new DataView(head.buffer);
  while (file.read(head, area.endByte) === RECORD_BYTES) {
    const [tileId, length] = [view.getFloat64(4), view.getUint32(12)];
    const start = area.endByte + RECORD_BYTES;
    const isNext = view.getUint32(0) === MARK && tileId > area.lastTileId;
    if (!isNext || start + length > file.size()) break;
    const tile = new Uint8Array(length);
    file.read(tile, start);
    if (crc32(tile) !== view.getUint32(16)) break;
    note(area, tileId, length);
  }
  return area;
}

function append(area: Growing, tileId: number, tile: Uint8Array): void {
  if (tileId <= area.lastTileId) {
    throw new RangeError(`Tile ${tileId} comes after ${area.lastTileId}.`);
  }
  const record = new Uint8Array(RECORD_BYTES + tile.length);
  const view = new DataView(record.buffer);
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
  area.lastTileId = tileId;
  area.endByte += RECORD_BYTES + length;
}

/** The room before the first record takes header and root; leaves and metadata come after the last. */
async function finish(
  { file, entries, endByte }: Growing,
  description: PmtilesDescription,
): Promise<number> {
  const { root, leaves } = await pmtilesDirectories(entries, gzip);
  const metadata = await gzip(new TextEncoder().encode(JSON.stringify(description.metadata)));
  const metadataStart = endByte + leaves.length;
  const header = pmtilesHeader(
    {
      root: { start: PMTILES_HEADER_BYTES, bytes: root.length },
      leaves: { start: endByte, bytes: leaves.length },
      metadata: { start: metadataStart, bytes: metadata.length },
      tiles: { start: PMTILES_FIRST_BYTES, bytes: endByte - PMTILES_FIRST_BYTES },
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
