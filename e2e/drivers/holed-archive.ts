import { gzipSync } from "node:zlib";
import { pmtilesDirectories } from "#domain/tiles/pmtiles-directories.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";

/** The offset of the length of the root directory in a PMTiles header, in bytes. */
const ROOT_LENGTH_AT = 16;

/** Returns a small archive without one of its tiles: as long as before, with the tile's bytes still in it. */
export async function withoutTile(archive: Buffer, { z, x, y }: TileAddress): Promise<Buffer> {
  const {
    archive: read,
    cache,
    source,
  } = archiveReader(new Blob([new Uint8Array(archive)]), "archive");
  const header = await read.getHeader();
  const [start, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  const entries = await cache.getDirectory(source, start, length, header);
  const rest = entries.filter(({ tileId }) => tileId !== pmtilesTileId(z, x, y));
  if (rest.length === entries.length) throw new Error(`There is no tile ${z}/${x}/${y}.`);
  const { root, leaves } = await pmtilesDirectories(rest, (bytes) => gzipSync(bytes));
  if (leaves.length > 0) throw new Error("This archive is too large for it.");
  const holed = Buffer.from(archive);
  holed.set(root, start);
  holed.writeBigUInt64LE(BigInt(root.length), ROOT_LENGTH_AT);
  return holed;
}
