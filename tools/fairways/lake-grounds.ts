import { readFileSync } from "node:fs";
import type { FeatureCollection, LineString, Position } from "geojson";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { ArchiveReader } from "../basemap/archive-reader.ts";
import { NETHERLANDS } from "../basemap/src/coverage.ts";
import { tilesWithin } from "../basemap/src/geometry/mercator.ts";
import { groundMeters } from "../basemap/src/waters/ground.ts";

/** Tells whether a place is on a lake or a wide river of the built-in map, which is drawn with an error of some 150 m. */
export type IsOpenWater = (place: Position) => boolean;

const ARCHIVE = new URL("../../public/basemap/wateren.pmtiles", import.meta.url);
const ZOOM = 12;

/** Tides and shallows rule out a straight line over the sea and the tidal waters. */
const CLASSES = new Set<unknown>(["lake", "river"]);

interface TileGround {
  readonly extent: number;
  readonly rings: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

const DAMS = new URL("../basemap/data/dams.geojson", import.meta.url);

/** Reads the great dams, which lakes are drawn without. */
export function readDams(): readonly (readonly Position[])[] {
  const { features }: FeatureCollection<LineString> = JSON.parse(readFileSync(DAMS, "utf8"));
  return features.map(({ geometry }) => geometry.coordinates);
}

/** Returns whether two straight lines cross. */
function areCrossing(a: Position, b: Position, c: Position, d: Position): boolean {
  const side = ([px = 0, py = 0]: Position, [qx = 0, qy = 0]: Position, [x = 0, y = 0]: Position) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Reads the lakes and wide rivers of the built-in map. */
export async function readOpenWater(): Promise<IsOpenWater> {
  const reader = new ArchiveReader(ARCHIVE);
  const tiles = new Map<string, TileGround>();
  for (const { x, y } of tilesWithin(NETHERLANDS, ZOOM)) {
    const layer = (await reader.tile(ZOOM, x, y))?.layers["water"];
    if (!layer) continue;
    const features = Array.from({ length: layer.length }, (_, index) => layer.feature(index));
    const rings = features
      .filter(({ properties }) => CLASSES.has(properties["class"]))
      .flatMap((feature) => feature.loadGeometry());
    if (rings.length > 0) tiles.set(`${x} ${y}`, { extent: layer.extent, rings });
  }
  return ([lng = 0, lat = 0]) => {
    const [column, row] = [tileColumn(lng, ZOOM), tileRow(lat, ZOOM)];
    const [x, y] = [Math.floor(column), Math.floor(row)];
    const tile = tiles.get(`${x} ${y}`);
    if (!tile) return false;
    return isInRings(tile, (column - x) * tile.extent, (row - y) * tile.extent);
  };
}

/** Returns whether a point lies inside an odd number of rings. */
function isInRings({ rings }: TileGround, x: number, y: number): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
      const [a, b] = [ring[at], ring[last]];
      if (!a || !b || a.y > y === b.y > y) continue;
      if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
    }
  }
  return isInside;
}

/** The error of the shores, within which the ends of a line may be on land. */
const SHORE_METERS = 150;
const STEP_METERS = 60;

/** Returns whether a place is on open water, or so near that the error of the shore may be the reason. */
export function isAtOpenWater(place: Position, isOpenWater: IsOpenWater): boolean {
  if (isOpenWater(place)) return true;
  const [lng = 0, lat = 0] = place;
  return [0, 1, 2, 3, 4, 5, 6, 7].some((direction) => {
    const angle = (direction * Math.PI) / 4;
    const [east, north] = [Math.cos(angle), Math.sin(angle)];
    return isOpenWater([
      lng + (east * SHORE_METERS) / 68_000,
      lat + (north * SHORE_METERS) / 111_195,
    ]);
  });
}

/** The open water of the map, and the dams across it. */
export interface OpenWater {
  readonly isOpenWater: IsOpenWater;
  readonly dams: readonly (readonly Position[])[];
}

/** Returns whether a straight line is on open water all along, but for the error of the shores at its ends, and crosses no dam. */
export function isOverOpenWater(
  from: Position,
  to: Position,
  { isOpenWater, dams }: OpenWater,
): boolean {
  const isDammed = dams.some((dam) =>
    dam.slice(1).some((end, index) => areCrossing(from, to, dam[index] as Position, end)),
  );
  if (isDammed) return false;
  const meters = groundMeters(from, to);
  for (let along = SHORE_METERS; along < meters - SHORE_METERS; along += STEP_METERS) {
    const part = along / meters;
    const place = from.map((value, axis) => value + part * ((to[axis] ?? value) - value));
    if (!isOpenWater(place)) return false;
  }
  return true;
}
