import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import {
  latOf,
  lngOf,
  type TileAddress,
  tileBox,
  tileColumn,
  tileRow,
} from "#domain/tiles/tile-grid.ts";

/** Below this zoom the built-in overview has enough detail. */
export const AREA_MIN_ZOOM = 9;
/** Tiles of this zoom are cropped and enlarged for all higher zooms. */
export const AREA_MAX_ZOOM = 14;

/** Successive tiles of zoom 14 in one row: columns `west` to `east`, both included. */
export interface TileRun {
  readonly row: number;
  readonly west: number;
  readonly east: number;
}

/**
 * The tiles of zoom 14 of an area, by row and then by column; no two runs in a row touch. Tiles of lower
 * zooms are their ancestors, so the runs alone define the tiles of an area.
 */
export type TileRuns = readonly TileRun[];

/** The lowest and the highest zoom. */
export interface Zooms {
  readonly min: number;
  readonly max: number;
}

const AREA_ZOOMS: Zooms = { min: AREA_MIN_ZOOM, max: AREA_MAX_ZOOM };

/** A tile with its PMTiles id. */
export interface NumberedTile extends TileAddress {
  readonly id: number;
}

/** Sorts runs and joins those that touch or overlap. */
export function joinedRuns(runs: Iterable<TileRun>): TileRuns {
  const sorted = [...runs].sort((a, b) => a.row - b.row || a.west - b.west);
  const joined: { row: number; west: number; east: number }[] = [];
  for (const run of sorted) {
    const last = joined.at(-1);
    if (last && last.row === run.row && run.west <= last.east + 1) {
      last.east = Math.max(last.east, run.east);
    } else {
      joined.push({ ...run });
    }
  }
  return joined;
}

/** Returns the tiles of one zoom that contain a tile of the runs, or for zooms above 14 those that lie in one. */
export function runsAtZoom(runs: TileRuns, z: number): TileRuns {
  const levels = AREA_MAX_ZOOM - z;
  if (levels === 0) return runs;
  if (levels < 0) return dividedRuns(runs, 2 ** -levels);
  return joinedRuns(
    runs.map(({ row, west, east }) => ({
      row: row >> levels,
      west: west >> levels,
      east: east >> levels,
    })),
  );
}

/** Divides each tile into as many rows and columns. */
function dividedRuns(runs: TileRuns, times: number): TileRuns {
  return joinedRuns(
    runs.flatMap(({ row, west, east }) =>
      Array.from({ length: times }, (_, index) => ({
        row: row * times + index,
        west: west * times,
        east: (east + 1) * times - 1,
      })),
    ),
  );
}

/** Returns the number of tiles in the runs, at their own zoom. */
export function countTiles(runs: TileRuns): number {
  return runs.reduce((sum, { west, east }) => sum + east - west + 1, 0);
}

/** Returns the number of tiles of an area at these zooms, by default from zoom 9 to 14. */
export function countTilesOfZooms(runs: TileRuns, { min, max }: Zooms = AREA_ZOOMS): number {
  let tiles = 0;
  for (let z = min; z <= max; z++) tiles += countTiles(runsAtZoom(runs, z));
  return tiles;
}

/** Returns every tile of an area at these zooms, by default from zoom 9 to 14, by ascending id. */
export function tilesOfRuns(runs: TileRuns, zooms: Zooms = AREA_ZOOMS): readonly NumberedTile[] {
  const tiles: NumberedTile[] = [];
  for (let z = zooms.min; z <= zooms.max; z++) {
    for (const { row, west, east } of runsAtZoom(runs, z)) {
      for (let x = west; x <= east; x++) tiles.push({ z, x, y: row, id: pmtilesTileId(z, x, row) });
    }
  }
  return tiles.sort((a, b) => a.id - b.id);
}

/**
 * Returns boxes of whole tiles that together equal the runs; rows with the same columns share a box. The
 * record of an area stores these, and `runsOfBoxes` converts them back.
 */
export function boxesOfRuns(runs: TileRuns): readonly LngLatBox[] {
  const open: { north: number; south: number; west: number; east: number }[] = [];
  for (const { row, west, east } of runs) {
    const above = open.find(
      (box) => box.south === row - 1 && box.west === west && box.east === east,
    );
    if (above) above.south = row;
    else open.push({ north: row, south: row, west, east });
  }
  const z = AREA_MAX_ZOOM;
  return open.map(({ north, south, west, east }) => [
    lngOf(west, z),
    latOf(south + 1, z),
    lngOf(east + 1, z),
    latOf(north, z),
  ]);
}

/** Returns the tiles of zoom 14 that touch these boxes. */
export function runsOfBoxes(boxes: readonly LngLatBox[]): TileRuns {
  return joinedRuns(boxes.flatMap((box) => runsOfBox(box)));
}

/** Returns the area of the tiles in square kilometres, on a sphere. */
export function squareKilometersOf(runs: TileRuns): number {
  return runs.reduce((sum, { row, west, east }) => {
    const [, south, , north] = tileBox({ z: AREA_MAX_ZOOM, x: west, y: row });
    const width = ((east - west + 1) / 2 ** AREA_MAX_ZOOM) * 2 * Math.PI;
    const height = Math.sin((north * Math.PI) / 180) - Math.sin((south * Math.PI) / 180);
    return sum + width * height * EARTH_RADIUS_KILOMETERS ** 2;
  }, 0);
}

const EARTH_RADIUS_KILOMETERS = 6371.0088;

/**
 * A tolerance for computed edges, so that a box that ends with a tile does not touch the next: a few
 * centimetres in tiles of zoom 14.
 */
const SLACK = 1e-5;

function runsOfBox([west, south, east, north]: LngLatBox): TileRuns {
  const z = AREA_MAX_ZOOM;
  const [firstColumn, firstRow] = [from(tileColumn(west, z)), from(tileRow(inMap(north), z))];
  const lastColumn = Math.max(firstColumn, upTo(tileColumn(east, z)));
  const lastRow = Math.max(firstRow, upTo(tileRow(inMap(south), z)));
  return Array.from({ length: lastRow - firstRow + 1 }, (_, index) => ({
    row: firstRow + index,
    west: firstColumn,
    east: lastColumn,
  }));
}

/** Clamps a latitude to the web map, which is cut off to be square. */
export function inMap(lat: number): number {
  return Math.min(85.0511, Math.max(-85.0511, lat));
}

function from(place: number): number {
  return Math.min(2 ** AREA_MAX_ZOOM - 1, Math.max(0, Math.floor(place + SLACK)));
}

function upTo(place: number): number {
  return Math.min(2 ** AREA_MAX_ZOOM, Math.ceil(place - SLACK)) - 1;
}
