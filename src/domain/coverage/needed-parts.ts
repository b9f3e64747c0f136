import type { AreaShape, LngLat } from "#domain/areas/area-shape.ts";
import { AREA_MAX_ZOOM, inMap } from "#domain/areas/tile-runs.ts";
import { boxWithin, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAround } from "#domain/packs/framed-box.ts";
import type { Rectangle } from "#domain/tiles/rectangles.ts";
import { shared } from "#domain/tiles/rectangles.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** Longer pieces of a line are split, because the box around a long slanted piece holds much that is not needed. */
const PIECE_DEGREES = 0.002;

/**
 * Returns boxes that together cover a shape, with a margin of some 100 m beside a line; null for a shape
 * whose tiles are needed whole.
 */
export function boxesOfShape(shape: AreaShape): readonly LngLatBox[] | null {
  switch (shape.kind) {
    case "box":
      return [shape.bounds];
    case "circle":
      return [boxWithin(shape.center, shape.radiusMeters)];
    case "corridor":
      return shape.lines.flatMap((line) => boxesOfLine(line, shape.widthMeters / 2));
    case "region":
      return null;
  }
}

/** Returns the parts of a tile that a shape needs, in units of tiles of zoom 14. */
export function neededParts(
  tile: TileAddress,
  boxes: readonly LngLatBox[] | null,
): readonly Rectangle[] {
  const whole = rectangleOfTile(tile);
  if (!boxes) return [whole];
  return boxes.flatMap((box) => shared(whole, rectangleOfBox(box)) ?? []);
}

/** Returns a box in units of tiles of zoom 14. */
export function rectangleOfBox([west, south, east, north]: LngLatBox): Rectangle {
  const z = AREA_MAX_ZOOM;
  return {
    west: tileColumn(west, z),
    north: tileRow(inMap(north), z),
    east: tileColumn(east, z),
    south: tileRow(inMap(south), z),
  };
}

function rectangleOfTile({ z, x, y }: TileAddress): Rectangle {
  const size = 2 ** (AREA_MAX_ZOOM - z);
  return { west: x * size, north: y * size, east: (x + 1) * size, south: (y + 1) * size };
}

/** Returns the boxes around successive pieces of a line, each widened by the reach. */
function boxesOfLine(line: readonly LngLat[], reachMeters: number): readonly LngLatBox[] {
  const boxes: LngLatBox[] = [];
  let piece: LngLat[] = [];
  const close = () => {
    const [west, south, east, north] = boxAround(piece.map(([lng, lat]) => ({ lng, lat })));
    const [left, bottom] = boxWithin({ lng: west, lat: south }, reachMeters);
    const [, , right, top] = boxWithin({ lng: east, lat: north }, reachMeters);
    boxes.push([left, bottom, right, top]);
  };
  for (const point of withPointsBetween(line)) {
    piece.push(point);
    const [first = point] = piece;
    if (spanOf(first, point) < PIECE_DEGREES) continue;
    close();
    piece = [point];
  }
  if (piece.length > 1 || boxes.length === 0) close();
  return boxes;
}

function* withPointsBetween(line: readonly LngLat[]): Generator<LngLat> {
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    const steps = Math.max(1, Math.ceil(spanOf(start, end) / PIECE_DEGREES));
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      yield [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
    }
  }
}

function spanOf(one: LngLat, other: LngLat): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
}
