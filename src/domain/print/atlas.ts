import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { latOf, lngOf, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { type SheetChoice, sheetLayout, worldMm } from "./sheet.ts";

/** The line keeps so far from the edge of each sheet, millimetres; a sheet turned to grid north needs some of it. */
const MARGIN_MM = 15;
/** The line is looked at in pieces of at most this length on paper, millimetres. */
const PIECE_MM = 10;
/** Each sheet begins so many pieces before the end of the one before it. */
const OVERLAP_PIECES = 1;
/** More sheets than this nobody carries. */
export const MOST_SHEETS = 40;

/** Places on the world of Web Mercator, of which the width is 1. */
interface WorldPoint {
  readonly column: number;
  readonly row: number;
}

/**
 * Returns the middles of sheets that together show a line from its beginning to its end, in order; at most
 * `MOST_SHEETS`, then the rest of the line is missing. None for a line of fewer than two places.
 */
export function atlasMiddles(line: readonly LatLng[], choice: SheetChoice): readonly LatLng[] {
  const [first] = line;
  if (!first || line.length < 2) return [];
  const world = worldMm(first.lat, choice.scale);
  const { widthMm, heightMm } = sheetLayout(choice).map;
  const room = {
    columns: (widthMm - 2 * MARGIN_MM) / world,
    rows: (heightMm - 2 * MARGIN_MM) / world,
  };
  const points = inPieces(line.map(pointOf), PIECE_MM / world);
  const middles: LatLng[] = [];
  let from = 0;
  while (middles.length < MOST_SHEETS) {
    const { until, middle } = longestFrom(points, from, room);
    middles.push({ lat: latOf(middle.row, 0), lng: lngOf(middle.column, 0) });
    if (until >= points.length - 1) break;
    from = Math.max(from + 1, until - OVERLAP_PIECES);
  }
  return middles;
}

/** The last point that fits on one sheet with those before it, and the middle of their box. */
function longestFrom(
  points: readonly WorldPoint[],
  from: number,
  room: { readonly columns: number; readonly rows: number },
): { readonly until: number; readonly middle: WorldPoint } {
  const start = points[from] as WorldPoint;
  const box = { west: start.column, east: start.column, north: start.row, south: start.row };
  let until = from;
  for (let at = from + 1; at < points.length; at += 1) {
    const { column, row } = points[at] as WorldPoint;
    const [west, east] = [Math.min(box.west, column), Math.max(box.east, column)];
    const [north, south] = [Math.min(box.north, row), Math.max(box.south, row)];
    if (east - west > room.columns || south - north > room.rows) break;
    Object.assign(box, { west, east, north, south });
    until = at;
  }
  const middle = { column: (box.west + box.east) / 2, row: (box.north + box.south) / 2 };
  return { until, middle };
}

/** The same line with more points, none farther from the next than this. */
function inPieces(points: readonly WorldPoint[], piece: number): readonly WorldPoint[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const length = Math.hypot(to.column - from.column, to.row - from.row);
    const count = Math.max(1, Math.ceil(length / piece));
    return Array.from({ length: count }, (_, part) => {
      const share = (part + 1) / count;
      return {
        column: from.column + (to.column - from.column) * share,
        row: from.row + (to.row - from.row) * share,
      };
    });
  });
}

function pointOf({ lat, lng }: LatLng): WorldPoint {
  return { column: tileColumn(lng, 0), row: tileRow(lat, 0) };
}
