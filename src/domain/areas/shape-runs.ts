import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { AreaShape, LngLat, RegionShape } from "./area-shape.ts";
import { capsuleRuns, type GridPoint } from "./capsule-runs.ts";
import { ringRuns } from "./ring-runs.ts";
import {
  AREA_MAX_ZOOM,
  inMap,
  joinedRuns,
  runsOfBoxes,
  type TileRun,
  type TileRuns,
} from "./tile-runs.ts";

/**
 * Returns the tiles of zoom 14 that touch a shape: exactly those for a box or a region; for a corridor or a
 * circle all of them, and none farther away than 1.01 times its half width or radius.
 */
export function runsOfShape(shape: AreaShape): TileRuns {
  switch (shape.kind) {
    case "box":
      return runsOfBoxes([shape.bounds]);
    case "circle":
      return joinedRuns(around([[shape.center.lng, shape.center.lat]], shape.radiusMeters));
    case "corridor":
      return joinedRuns(shape.lines.flatMap((line) => around(line, shape.widthMeters / 2)));
    case "region":
      return joinedRuns([
        ...ringRuns(shape.rings.map((ring) => ring.map(onGrid))),
        ...(shape.marginMeters ? alongBorders(shape.rings, shape.marginMeters) : []),
      ]);
  }
}

/** Returns the tiles around the segments of a line, or around a single point. */
function around(line: readonly LngLat[], reachMeters: number): readonly TileRun[] {
  const runs: TileRun[] = [];
  // Many points of a track lie in one tile, so runs that repeat the previous ones are skipped.
  const newest = new Map<number, TileRun>();
  const pieces = line.length === 1 ? [...line, ...line] : line;
  for (const [index, end] of pieces.entries()) {
    const start = pieces[index - 1];
    if (!start) continue;
    const reach =
      reachMeters / tileMeters(Math.max(Math.abs(start[1]), Math.abs(end[1])), reachMeters);
    for (const run of capsuleRuns(onGrid(start), onGrid(end), reach)) {
      const known = newest.get(run.row);
      if (known && known.west <= run.west && known.east >= run.east) continue;
      newest.set(run.row, run);
      runs.push(run);
    }
  }
  return runs;
}

function alongBorders(rings: RegionShape["rings"], marginMeters: number): readonly TileRun[] {
  return rings.flatMap((ring) => around([...ring, ...ring.slice(0, 1)], marginMeters));
}

/** The smallest radius of curvature of WGS 84, that of the meridian at the equator: a(1 − e²), metres. */
const LEAST_RADIUS_METERS = 6_335_439;

/**
 * Returns the side of a tile of zoom 14 where it is smallest within reach of a latitude, in metres; rather
 * too small than too large, so that everything within reach is covered.
 */
function tileMeters(lat: number, reachMeters: number): number {
  const farthest = inMap(lat + ((reachMeters / LEAST_RADIUS_METERS) * 180) / Math.PI);
  const circumference = 2 * Math.PI * LEAST_RADIUS_METERS * Math.cos((farthest * Math.PI) / 180);
  return circumference / 2 ** AREA_MAX_ZOOM;
}

function onGrid([lng, lat]: LngLat): GridPoint {
  return { x: tileColumn(lng, AREA_MAX_ZOOM), y: tileRow(inMap(lat), AREA_MAX_ZOOM) };
}
