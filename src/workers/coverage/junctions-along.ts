import { AREA_MAX_ZOOM, type NumberedTile } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type ArchiveTiles, archivesOfTile, neededTiles } from "#domain/coverage/map-coverage.ts";
import { boxesOfShape } from "#domain/coverage/needed-parts.ts";
import { detailGaps } from "#domain/coverage/offline-verdict.ts";
import { corridorOfLine } from "#domain/coverage/subject-shapes.ts";
import { findJunctions } from "#domain/route-sheet/find-junctions.ts";
import type { JunctionsAlong } from "#domain/route-sheet/junction.ts";
import { routeInPlane } from "#domain/route-sheet/route-in-plane.ts";
import { type GridWay, tileWays } from "#domain/route-sheet/tile-ways.ts";
import { wayGraph } from "#domain/route-sheet/way-graph.ts";
import { latOf, lngOf } from "#domain/tiles/tile-grid.ts";
import { type ArchiveReader, archiveReader } from "#storage/packs/archive-reader.ts";
import { archiveTiles } from "./archive-tiles.ts";
import type { CoveragePack, JunctionsQuestion } from "./coverage-calls.ts";

/** OpenMapTiles has every way at zoom 14 and no higher zoom. */
const ZOOM = AREA_MAX_ZOOM;
/** The steps of the grid in a tile (MVT's usual extent). */
const EXTENT = 4096;

/**
 * Finds the junctions of a line among the ways of all archives of the OpenMapTiles schema along it, and the stretches where none
 * of them has a map. A tile that cannot be read counts as missing.
 */
export async function junctionsAlong({
  line,
  reachMeters,
  packs,
}: JunctionsQuestion): Promise<JunctionsAlong> {
  const shape = corridorOfLine(line);
  const tiles = neededTiles(shape).filter(({ z }) => z === ZOOM);
  const ids = tiles.map(({ id }) => id);
  const opened = await Promise.all(packs.map((pack) => wayArchive(pack, ids)));
  const archives = opened.filter((archive) => archive !== null);
  const boxes = boxesOfShape(shape);
  const ways: GridWay[] = [];
  for (const tile of tiles) ways.push(...(await waysOfTile(tile, boxes, archives)));
  const route = routeInPlane(line);
  const vertices = wayGraph(ways, (x, y) =>
    route.toPlane({ lng: lngOf(x / EXTENT, ZOOM), lat: latOf(y / EXTENT, ZOOM) }),
  );
  const gaps = detailGaps(shape, archives);
  return {
    junctions: findJunctions(route, vertices, reachMeters),
    gaps: gaps.map(({ fromMeters, toMeters }) => ({ fromMeters, toMeters })),
  };
}

/** An archive with ways. */
interface WayArchive extends ArchiveTiles {
  /** A tile that cannot be read is deleted from them. */
  readonly tileIds: Set<number>;
  readonly archive: ArchiveReader["archive"];
}

/** Null for a pack without a map, or of a schema whose ways are not read. */
async function wayArchive(
  pack: CoveragePack,
  neededIds: readonly number[],
): Promise<WayArchive | null> {
  if (pack.map?.schema !== "openmaptiles") return null;
  const tiles = await archiveTiles(pack, neededIds);
  if (!tiles) return null;
  const { archive } = archiveReader(pack.map.bytes, pack.id);
  return { ...tiles, tileIds: new Set(tiles.tileIds), archive };
}

/** Returns the ways of a tile from the archives that show it; from others where one of those cannot be read. */
async function waysOfTile(
  tile: NumberedTile,
  boxes: readonly LngLatBox[] | null,
  archives: readonly WayArchive[],
): Promise<readonly GridWay[]> {
  for (;;) {
    const shown = archivesOfTile(tile, boxes, archives);
    const ways = await Promise.all(shown.map((archive) => waysInArchive(tile, archive)));
    const read = ways.filter((one) => one !== null);
    if (read.length === shown.length) return read.flat();
  }
}

/** Null, and the tile is deleted from the archive, if it cannot be read. */
async function waysInArchive(
  tile: NumberedTile,
  { id, archive, tileIds }: WayArchive,
): Promise<readonly GridWay[] | null> {
  try {
    const found = await archive.getZxy(tile.z, tile.x, tile.y);
    if (found) return tileWays(found.data, tile);
  } catch (failure) {
    console.warn(`A tile of ${id} cannot be read:`, failure);
  }
  tileIds.delete(tile.id);
  return null;
}
