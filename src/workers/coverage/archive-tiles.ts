import { findTile, type Header } from "pmtiles";
import { AREA_MAX_ZOOM, AREA_MIN_ZOOM } from "#domain/areas/tile-runs.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { type ArchiveTiles, promisedTileIds } from "#domain/coverage/map-coverage.ts";
import { type ArchiveReader, archiveReader } from "#storage/packs/archive-reader.ts";
import { emptyTileIds } from "#storage/packs/empty-tile-ids.ts";
import type { CoveragePack } from "./coverage-calls.ts";

/** According to the specification: a root directory, and leaf directories below it. */
const MAX_DEPTH = 4;

/**
 * Returns which of these tiles the archive of a pack contains, according to its directories; null for a pack
 * without a base map. An archive that cannot be read contains none.
 */
export async function archiveTiles(
  { id, kind, mapAreas, map }: CoveragePack,
  neededIds: readonly number[],
): Promise<ArchiveTiles | null> {
  if (!map) return null;
  const facts = { id, kind, areas: mapAreas };
  const range = { minZoom: AREA_MIN_ZOOM, maxZoom: AREA_MAX_ZOOM };
  try {
    const reader = archiveReader(map.bytes, id);
    const header = await reader.archive.getHeader();
    const tileIds = new Set<number>();
    for (const tileId of neededIds) {
      if (await hasTile(reader, header, map.bytes, tileId)) tileIds.add(tileId);
    }
    const { minZoom, maxZoom } = header;
    const isHoled = kind === "area" && lacksPromised(mapAreas, neededIds, tileIds);
    const empty = isHoled ? await emptyTileIds(map.bytes) : new Set<number>();
    return { ...facts, minZoom, maxZoom, tileIds, emptyTileIds: empty };
  } catch (failure) {
    console.warn(`The archive of ${id} cannot be read:`, failure);
    return { ...facts, ...range, tileIds: new Set(), emptyTileIds: new Set() };
  }
}

/** Returns whether the directories lead to a tile whose bytes are within the file. */
async function hasTile(
  { cache, source }: ArchiveReader,
  header: Header,
  { size }: ByteSource,
  tileId: number,
): Promise<boolean> {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const directory = await cache.getDirectory(source, offset, length, header);
    const entry = findTile(directory, tileId);
    if (!entry || entry.length === 0) return false;
    if (entry.runLength > 0) return header.tileDataOffset + entry.offset + entry.length <= size;
    [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
  }
  return false;
}

function lacksPromised(
  areas: ArchiveTiles["areas"],
  neededIds: readonly number[],
  tileIds: ReadonlySet<number>,
): boolean {
  const promised = promisedTileIds(areas);
  return neededIds.some((id) => promised.has(id) && !tileIds.has(id));
}
