import { classifyRings } from "@mapbox/vector-tile";
import type { Rectangle } from "#domain/tiles/rectangles.ts";
import type { TileFeature, TilePoint } from "#mapview/sources/vector-tile-like.ts";

/** The rings, lines or points of a feature, as in a tile. */
type Geometry = TilePoint[][];

/**
 * Returns the part of a shape within a rectangle; empty if there is none. A point on the east or south edge belongs
 * to the neighbour.
 */
export function clippedShape(
  shape: TileFeature["shape"],
  geometry: Geometry,
  rectangle: Rectangle,
): Geometry {
  switch (shape) {
    case "point":
      return geometry
        .map((points) => points.filter((point) => isWithin(point, rectangle)))
        .filter((points) => points.length > 0);
    case "line":
      return geometry.flatMap((line) => clippedLine(line, rectangle));
    case "polygon":
      return classifyRings(geometry).flatMap((rings) => clippedPolygon(rings, rectangle));
  }
}

function isWithin({ x, y }: TilePoint, { west, north, east, south }: Rectangle): boolean {
  return x >= west && x < east && y >= north && y < south;
}

/** The edges of a rectangle, each with the distance of a point inside it, in tile units. */
function edgesOf({ west, north, east, south }: Rectangle) {
  return [
    ({ x }: TilePoint) => x - west,
    ({ y }: TilePoint) => y - north,
    ({ x }: TilePoint) => east - x,
    ({ y }: TilePoint) => south - y,
  ];
}

/** Returns the runs of a line within the rectangle. */
function clippedLine(line: readonly TilePoint[], rectangle: Rectangle): Geometry {
  const edges = edgesOf(rectangle);
  const runs: Geometry = [];
  let run: TilePoint[] = [];
  line.forEach((to, index) => {
    const from = line[index - 1];
    const part = from && partWithin(from, to, edges);
    if (part && run.length === 0) {
      run = [between(from, to, part.begin)];
      runs.push(run);
    }
    if (part) run.push(between(from, to, part.end));
    // The line left the rectangle.
    if (!part || part.end < 1) run = [];
  });
  return runs.filter(([first, ...rest]) =>
    rest.some(({ x, y }) => x !== first?.x || y !== first.y),
  );
}

/**
 * Returns the part of a segment within the rectangle, from 0 to 1. Source: Liang and Barsky, "A new concept and
 * method for line clipping", 1984.
 */
function partWithin(from: TilePoint, to: TilePoint, edges: ReturnType<typeof edgesOf>) {
  let [begin, end] = [0, 1];
  for (const inside of edges) {
    const [atFrom, atTo] = [inside(from), inside(to)];
    if (atFrom < 0 && atTo < 0) return null;
    const crossing = atFrom / (atFrom - atTo);
    if (atFrom < 0) begin = Math.max(begin, crossing);
    else if (atTo < 0) end = Math.min(end, crossing);
  }
  return begin > end ? null : { begin, end };
}

/** Clips a polygon, outer ring first. If the outer ring disappears, so do its holes. */
function clippedPolygon(rings: Geometry, rectangle: Rectangle): Geometry {
  const [outer = [], ...holes] = rings.map((ring) => clippedRing(ring, rectangle));
  const area = areaOf(outer);
  if (area === 0) return [];
  const left = holes.filter((hole) => areaOf(hole) > 0);
  return left.some((hole) => areaOf(hole) >= area) ? [] : [outer, ...left];
}

/** Clips a ring. Source: Sutherland and Hodgman, "Reentrant polygon clipping", 1974. */
function clippedRing(ring: readonly TilePoint[], rectangle: Rectangle): TilePoint[] {
  // In a tile the first point of a ring is also its last.
  let points = ring.slice(1);
  for (const inside of edgesOf(rectangle)) {
    const given = points;
    points = given.flatMap((to, index) => {
      const from = given.at(index - 1) as TilePoint;
      const [atFrom, atTo] = [inside(from), inside(to)];
      const crossing = atFrom < 0 !== atTo < 0 ? [between(from, to, atFrom / (atFrom - atTo))] : [];
      return atTo < 0 ? crossing : [...crossing, to];
    });
  }
  const [first] = points;
  return first ? [...points, first] : [];
}

/** Interpolates between two points, rounded to whole tile units. */
function between(from: TilePoint, to: TilePoint, part: number): TilePoint {
  const point = from.clone();
  point.x = Math.round(from.x + part * (to.x - from.x));
  point.y = Math.round(from.y + part * (to.y - from.y));
  return point;
}

function areaOf(ring: readonly TilePoint[]): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const before = ring.at(index - 1) as TilePoint;
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.abs(twice) / 2;
}
