import { AREA_MAX_ZOOM, type NumberedTile } from "#domain/areas/tile-runs.ts";
import { isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type ArchiveTiles, archivesOfTile, neededTiles } from "#domain/coverage/map-coverage.ts";
import { boxesOfShape } from "#domain/coverage/needed-parts.ts";
import { detailGaps } from "#domain/coverage/offline-verdict.ts";
import { corridorOfLine } from "#domain/coverage/subject-shapes.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { openPackWays } from "#domain/network/ways/join/pack-ways.ts";
import { findJunctions, type WaysOfRoute } from "#domain/route-sheet/find-junctions.ts";
import type { JunctionSource, JunctionsAlong } from "#domain/route-sheet/junction.ts";
import { gapsOutside } from "#domain/route-sheet/map-gap.ts";
import { type RouteInPlane, routeInPlane } from "#domain/route-sheet/route-in-plane.ts";
import { type GridWay, tileWays } from "#domain/route-sheet/tile-ways.ts";
import { type WayVertex, wayGraph } from "#domain/route-sheet/way-graph.ts";
import { waysOfRoute } from "#domain/route-sheet/ways-of-route.ts";
import { waysOfTrack } from "#domain/route-sheet/ways-of-track.ts";
import { latOf, lngOf } from "#domain/tiles/tile-grid.ts";
import { type ArchiveReader, archiveReader } from "#storage/packs/archive-reader.ts";
import { archiveTiles } from "./archive-tiles.ts";
import type { CoveragePack, JunctionsQuestion } from "./coverage-calls.ts";

/** OpenMapTiles has every way at zoom 14 and no higher zoom. */
const ZOOM = AREA_MAX_ZOOM;
/** The steps of the grid in a tile (MVT's usual extent). */
const EXTENT = 4096;
/** A planned line runs over the same ways as the tiles: a vertex of a way belongs to it within this distance, metres. */
const PLANNED_REACH_METERS = 8;
/** A recorded line is as far off as its fixes. */
const RECORDED_REACH_METERS = 20;

/**
 * Finds the junctions of a line: among the exact ways of packs where it follows them, elsewhere among those of all archives of the
 * OpenMapTiles schema along it; and the stretches where there are neither. A tile that cannot be read counts as missing.
 */
export async function junctionsAlong({
  line,
  isRecorded,
  mode,
  packs,
}: JunctionsQuestion): Promise<JunctionsAlong> {
  const shape = corridorOfLine(line);
  const route = routeInPlane(line);
  const waysUnder = isRecorded ? waysOfTrack : waysOfRoute;
  const reachMeters = isRecorded ? RECORDED_REACH_METERS : PLANNED_REACH_METERS;
  const ways = await packWaysAlong(packs, boxesOfShape(shape));
  const onWays = ways ? await waysUnder(ways, line, route, mode) : NO_WAYS;
  const whole = [{ fromMeters: 0, toMeters: route.alongMeters.at(-1) ?? 0 }];
  const isOnWays = gapsOutside(whole, onWays.stretches).length === 0;
  const archives = isOnWays ? [] : await wayArchives(packs, shape);
  const vertices = isOnWays ? [] : await drawnVertices(shape, archives, route);
  const gaps = isOnWays ? [] : detailGaps(shape, archives);
  const unknown = gapsOutside(
    gaps.map(({ fromMeters, toMeters }) => ({ fromMeters, toMeters })),
    onWays.stretches,
  );
  const hasDrawn = gapsOutside(gapsOutside(whole, onWays.stretches), unknown).length > 0;
  return {
    junctions: findJunctions(route, vertices, reachMeters, onWays),
    gaps: unknown,
    source: sourceOf(onWays.stretches.length > 0, hasDrawn, ways?.hasClosedArms === true),
  };
}

function sourceOf(hasWays: boolean, hasDrawn: boolean, hasClosed: boolean): JunctionSource | null {
  if (hasWays && hasDrawn) return "both";
  if (hasWays) return hasClosed ? "ways" : "ways-without-closed";
  return hasDrawn ? "map" : null;
}

const NO_WAYS: WaysOfRoute = { passages: [], stretches: [] };

/** Returns the ways of the packs in some boxes as one network; null without any. */
async function packWaysAlong(
  packs: readonly CoveragePack[],
  boxes: readonly LngLatBox[] | null,
): Promise<JoinedWays | null> {
  const near = packs.filter(({ areas }) =>
    areas.some((area) => !boxes || boxes.some((box) => isTouching(area, box))),
  );
  const opened = (await Promise.all(near.map(openPackWays))).filter((one) => one !== null);
  return opened.length === 0 ? null : joinWays(opened);
}

type Corridor = ReturnType<typeof corridorOfLine>;

async function wayArchives(packs: readonly CoveragePack[], shape: Corridor): Promise<WayArchive[]> {
  const ids = neededTiles(shape).flatMap(({ z, id }) => (z === ZOOM ? id : []));
  const opened = await Promise.all(packs.map((pack) => wayArchive(pack, ids)));
  return opened.filter((archive) => archive !== null);
}

/** Returns the vertices of the ways that the maps of archives show along a shape. */
async function drawnVertices(
  shape: Corridor,
  archives: readonly WayArchive[],
  route: RouteInPlane,
): Promise<WayVertex[]> {
  const boxes = boxesOfShape(shape);
  const ways: GridWay[] = [];
  for (const tile of neededTiles(shape).filter(({ z }) => z === ZOOM)) {
    ways.push(...(await waysOfTile(tile, boxes, archives)));
  }
  return wayGraph(ways, (x, y) =>
    route.toPlane({ lng: lngOf(x / EXTENT, ZOOM), lat: latOf(y / EXTENT, ZOOM) }),
  );
}

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
