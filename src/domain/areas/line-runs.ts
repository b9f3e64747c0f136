import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { LngLat } from "./area-shape.ts";
import { capsuleRuns, type GridPoint } from "./capsule-runs.ts";
import { AREA_MAX_ZOOM, inMap, type TileRun } from "./tile-runs.ts";

/** A line in tiles of zoom 14, and the latitudes of its places. */
interface GridLine {
  readonly points: readonly GridPoint[];
  readonly lats: readonly number[];
  readonly reachMeters: number;
}

/** A stretch of a line is only covered as a whole if it is this small, in tiles. */
const SMALL_STRETCH = 0.1;

/** Returns the tiles within reach of the segments of a line, or of a single point. */
export function lineRuns(line: readonly LngLat[], reachMeters: number): readonly TileRun[] {
  const places = line.length === 1 ? [...line, ...line] : line;
  const runs: TileRun[] = [];
  const grid = { points: places.map(onGrid), lats: places.map(([, lat]) => lat), reachMeters };
  if (places.length > 1) addStretch(runs, grid, 0, places.length - 1);
  return runs;
}

/**
 * Adds the tiles of the segments between two points. A track has thousands of points in a tile: if a disc
 * that is slightly too large covers the same tiles as one that is slightly too small, the segments need not
 * be examined one by one.
 */
function addStretch(runs: TileRun[], line: GridLine, first: number, last: number): void {
  if (last - first > 1) {
    const whole = runsOfStretch(line, first, last);
    if (whole) {
      runs.push(...whole);
      return;
    }
    const middle = (first + last) >> 1;
    addStretch(runs, line, first, middle);
    addStretch(runs, line, middle, last);
    return;
  }
  const { points, lats, reachMeters } = line;
  const [start, end] = [points[first], points[last]];
  if (!start || !end) return;
  const lat = Math.max(Math.abs(lats[first] ?? 0), Math.abs(lats[last] ?? 0));
  runs.push(...capsuleRuns(start, end, reachMeters / tileMeters(lat, reachMeters)));
}

/** Returns the tiles of a stretch if they are the same for all of it; null if the stretch must be divided. */
function runsOfStretch(line: GridLine, first: number, last: number): readonly TileRun[] | null {
  let [west, east, north, south, lat] = [Number.MAX_VALUE, -1, Number.MAX_VALUE, -1, 0];
  for (let index = first; index <= last; index++) {
    const { x, y } = line.points[index] as GridPoint;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
    lat = Math.max(lat, Math.abs(line.lats[index] ?? 0));
    if (east - west > SMALL_STRETCH || south - north > SMALL_STRETCH) return null;
  }
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  const half = Math.hypot(east - west, south - north) / 2;
  const reach = line.reachMeters / tileMeters(lat, line.reachMeters);
  if (half >= reach) return null;
  const most = capsuleRuns(middle, middle, reach + half);
  const least = capsuleRuns(middle, middle, reach - half);
  const isSame = most.length === least.length && most.every((run, at) => areSame(run, least[at]));
  return isSame ? most : null;
}

function areSame(one: TileRun, other: TileRun | undefined): boolean {
  return one.row === other?.row && one.west === other.west && one.east === other.east;
}

/** The smallest radius of curvature of WGS 84, that of the meridian at the equator: a(1 − e²), in metres. */
const MIN_RADIUS_METERS = 6_335_439;

/**
 * Returns the side of a tile of zoom 14 where it is smallest within reach of a latitude, in metres; rather
 * too small than too large, so that everything within reach is covered.
 */
function tileMeters(lat: number, reachMeters: number): number {
  const farthest = inMap(lat + ((reachMeters / MIN_RADIUS_METERS) * 180) / Math.PI);
  const circumference = 2 * Math.PI * MIN_RADIUS_METERS * Math.cos((farthest * Math.PI) / 180);
  return circumference / 2 ** AREA_MAX_ZOOM;
}

/** Converts a place to tiles of zoom 14. */
export function onGrid([lng, lat]: LngLat): GridPoint {
  return { x: tileColumn(lng, AREA_MAX_ZOOM), y: tileRow(inMap(lat), AREA_MAX_ZOOM) };
}
