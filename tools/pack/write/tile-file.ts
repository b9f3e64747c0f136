import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  createTileLog,
  type PmtilesDescription,
  pmtilesHead,
  type TileStore,
} from "#domain/tiles/pmtiles-writer.ts";

/** A tile with its number (see `pmtilesTileId`). */
export interface NumberedTile {
  readonly tileId: number;
  readonly data: Uint8Array;
}

/**
 * Writes an archive whose tiles need not fit in memory: they are first written to a temporary file, because the
 * header and directories are only known at the end. Tiles come by ascending number. Resolves to their count.
 */
export async function writeTileFile(
  path: string,
  tiles: Iterable<NumberedTile>,
  description: PmtilesDescription,
): Promise<number> {
  const waiting = `${path}.tiles`;
  const handle = openSync(waiting, "w+");
  try {
    const log = createTileLog(storeIn(handle));
    for (const { tileId, data } of tiles) log.add(tileId, data);
    const head = await pmtilesHead(log, description, (bytes) => gzipSync(bytes, { level: 9 }));
    join(path, head, handle);
    return log.counts().tiles;
  } finally {
    closeSync(handle);
    rmSync(waiting, { force: true });
  }
}

function storeIn(handle: number): TileStore {
  let end = 0;
  return {
    append: (bytes) => {
      writeSync(handle, bytes, 0, bytes.length, end);
      end += bytes.length;
    },
    read: (offset, length) => {
      const bytes = new Uint8Array(length);
      readSync(handle, bytes, 0, length, offset);
      return bytes;
    },
  };
}

function join(path: string, head: Uint8Array, tiles: number): void {
  const out = openSync(path, "w");
  try {
    writeSync(out, head);
    const chunk = new Uint8Array(1 << 20);
    let offset = 0;
    for (;;) {
      const count = readSync(tiles, chunk, 0, chunk.length, offset);
      if (count === 0) return;
      writeSync(out, chunk, 0, count);
      offset += count;
    }
  } finally {
    closeSync(out);
  }
}
