import type { Entry, Header } from "pmtiles";
import { AREA_MAX_ZOOM, AREA_MIN_ZOOM } from "#domain/areas/tile-runs.ts";
import { type ArchiveTiles, promisedTileIds } from "#domain/coverage/map-coverage.ts";
import { archiveReader, tileEntry } from "#storage/packs/archive-reader.ts";
import { emptyTileIds } from "#storage/packs/empty-tile-ids.ts";
import type { CoveragePack } from "./coverage-calls.ts";

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
      const entry = await tileEntry(reader, header, tileId);
      if (entry && endOf(entry, header) <= map.bytes.size) tileIds.add(tileId);
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

function endOf({ offset, length }: Entry, { tileDataOffset }: Header): number {
  return tileDataOffset + offset + length;
}

function lacksPromised(
  areas: ArchiveTiles["areas"],
  neededIds: readonly number[],
  tileIds: ReadonlySet<number>,
): boolean {
  const promised = promisedTileIds(areas);
  return neededIds.some((id) => promised.has(id) && !tileIds.has(id));
}
