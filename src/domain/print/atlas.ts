import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { latOf, lngOf, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { type SheetMap, worldMm } from "./sheet-layout.ts";

/**
 * The least distance from the line to the edge of a sheet, in millimetres; turning a sheet to grid north
 * takes some of it.
 */
const MARGIN_MM = 15;
/** The greatest length of the pieces into which the line is divided, in millimetres on paper. */
const PIECE_MM = 10;
/** The number of pieces that successive sheets share. */
const OVERLAP_PIECES = 1;
/** The greatest number of sheets in an atlas. */
export const MAX_SHEETS = 40;

/** A share of the world that no paper shows. */
const ROUNDING = 1e-12;

/** A position on the Web Mercator world, whose width is 1. */
interface WorldPoint {
  readonly column: number;
  readonly row: number;
}

/**
 * Returns the centres of the sheets that together show a line from start to end, in order, without those whose part of
 * the line is on others. Empty for a line of fewer than two points.
 * @param parts the parts of the line in order; nothing is shown of the gaps between them
 * @param maxSheets the number of sheets after which the rest of the line is left out
 */
export function atlasMiddles(
  parts: readonly (readonly LatLng[])[],
  { widthMm, heightMm, scale }: SheetMap,
  maxSheets = MAX_SHEETS,
): readonly LatLng[] {
  const first = parts[0]?.[0];
  if (!first || parts.flat().length < 2) return [];
  const world = worldMm(first.lat, scale);
  const room = {
    columns: (widthMm - 2 * MARGIN_MM) / world,
    rows: (heightMm - 2 * MARGIN_MM) / world,
  };
  const pieces = parts.map((line) => inPieces(line.map(pointOf), PIECE_MM / world));
  const points = pieces.flat();
  const starts = startsOf(pieces);
  const middles: WorldPoint[] = [];
  let from = 0;
  while (middles.length < maxSheets) {
    const { until, middle } = longestFrom(points, from, room);
    middles.push(middle);
    if (until >= points.length - 1) break;
    // Beyond a gap there is nothing to share.
    from = starts.has(until + 1) ? until + 1 : Math.max(from + 1, until - OVERLAP_PIECES);
  }
  return neededOf(middles, points, room).map(({ column, row }) => {
    return { lat: latOf(row, 0), lng: lngOf(column, 0) };
  });
}

interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Leaves out the sheets of whose points none is on that sheet alone, the last ones first: the way back of a route out and back. */
function neededOf(
  middles: readonly WorldPoint[],
  points: readonly WorldPoint[],
  { columns, rows }: Room,
): readonly WorldPoint[] {
  // Rounding must not put the outermost points of a sheet beside it.
  const [half, high] = [columns / 2 + ROUNDING, rows / 2 + ROUNDING];
  const onSheets = middles.map(({ column, row }) =>
    points.flatMap((point, at) =>
      Math.abs(point.column - column) <= half && Math.abs(point.row - row) <= high ? [at] : [],
    ),
  );
  const counts = new Uint8Array(points.length);
  for (const at of onSheets.flat()) counts[at] = (counts[at] ?? 0) + 1;
  const needed = onSheets.map(() => true);
  for (let sheet = onSheets.length - 1; sheet >= 0; sheet -= 1) {
    const ones = onSheets[sheet] ?? [];
    if (ones.some((at) => (counts[at] ?? 0) < 2)) continue;
    needed[sheet] = false;
    for (const at of ones) counts[at] = (counts[at] ?? 0) - 1;
  }
  return middles.filter((_, sheet) => needed[sheet]);
}

/** Returns the index of the first point of each part among the points of all. */
function startsOf(parts: readonly (readonly WorldPoint[])[]): ReadonlySet<number> {
  let start = 0;
  return new Set(
    parts.map(({ length }) => {
      const before = start;
      start += length;
      return before;
    }),
  );
}

/** Returns the last point that fits on one sheet together with those from `from`, and the centre of their box. */
function longestFrom(
  points: readonly WorldPoint[],
  from: number,
  room: Room,
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

/** Returns the line with points added, so that no two successive points are farther apart than `piece`. */
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
