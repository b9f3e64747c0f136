import { findJunctions } from "#domain/route-sheet/find-junctions.ts";
import type { JunctionsAlong } from "#domain/route-sheet/junction.ts";
import { routeInPlane } from "#domain/route-sheet/route-in-plane.ts";
import { type GridWay, tileWays } from "#domain/route-sheet/tile-ways.ts";
import { wayGraph } from "#domain/route-sheet/way-graph.ts";
import { latOf, lngOf } from "#domain/tiles/tile-grid.ts";
import type { ArchiveReader } from "#storage/packs/archive-reader.ts";
import { tilesAlong } from "./tiles-along.ts";

/** Ways farther from the line lead to none of its junctions, metres. */
const REACH_METERS = 60;
/** OpenMapTiles has every way at zoom 14 and no higher zoom. */
const ZOOM = 14;
/** The steps of the grid in a tile (MVT's usual extent). */
const EXTENT = 4096;

/**
 * Finds the junctions of a line (lng, lat, lng, lat …) among the ways of an archive of the OpenMapTiles schema.
 * Rejects for an archive that cannot be read.
 */
export async function junctionsAlong(
  archive: ArchiveReader["archive"],
  line: Float64Array,
  reachMeters: number,
): Promise<JunctionsAlong> {
  const { minLon, minLat, maxLon, maxLat, maxZoom } = await archive.getHeader();
  const tiles = tilesAlong(line, REACH_METERS, [-180, -85, 180, 85], ZOOM);
  const inArchive = tilesAlong(line, REACH_METERS, [minLon, minLat, maxLon, maxLat], ZOOM);
  const ways: GridWay[] = [];
  let tilesWithWays = 0;
  for (const tile of maxZoom < ZOOM ? [] : inArchive) {
    const found = await archive.getZxy(tile.z, tile.x, tile.y);
    const inTile = found ? tileWays(found.data, tile) : [];
    if (inTile.length > 0) tilesWithWays += 1;
    ways.push(...inTile);
  }
  const route = routeInPlane(line);
  const vertices = wayGraph(ways, (x, y) =>
    route.toPlane({ lng: lngOf(x / EXTENT, ZOOM), lat: latOf(y / EXTENT, ZOOM) }),
  );
  const junctions = findJunctions(route, vertices, reachMeters);
  return { junctions, tilesWithWays, tilesAlong: tiles.length };
}
