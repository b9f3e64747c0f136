import type { Path64, Paths64, PolyPath64 } from "clipper2-ts";
import { Clipper, ClipType, FillRule, PolyTree64 } from "clipper2-ts";
import type { MultiPolygon, Position } from "geojson";
import { type Bounds, fromMercator, mercatorScale, toMercator } from "./mercator.ts";

/** An area in web mercator metres, whole numbers: rings in any order, filled by the non-zero rule. */
export type Area = Paths64;

/** Creates an area from one or more GeoJSON polygons, in degrees. */
export function areaFromPolygons(polygons: readonly Position[][][]): Area {
  const rings: Area = [];
  for (const polygon of polygons) {
    for (const ring of polygon) rings.push(ring.slice(0, -1).map(toMercator));
  }
  return Clipper.booleanOp(ClipType.Union, rings, null, FillRule.EvenOdd);
}

/** Returns the union of two areas. */
export function unite(first: Area, second: Area): Area {
  return Clipper.union(first, second, FillRule.NonZero);
}

/** Returns the first area without the second. */
export function subtract(first: Area, second: Area): Area {
  return Clipper.difference(first, second, FillRule.NonZero);
}

/** Returns the intersection of two areas. */
export function intersect(first: Area, second: Area): Area {
  return Clipper.intersect(first, second, FillRule.NonZero);
}

/** Returns the part of an area within a box in degrees; faster than an intersection. */
export function clipToBounds(area: Area, [west, south, east, north]: Bounds): Area {
  const lowest = toMercator([west, south]);
  const highest = toMercator([east, north]);
  // The y axis of Clipper points down, so its top is the lower number.
  return Clipper.rectClip(
    { left: lowest.x, top: lowest.y, right: highest.x, bottom: highest.y },
    area,
  );
}

/**
 * Widens a line to an area. Widths are in metres on the ground: one for the whole line, or one per point with
 * straight banks in between.
 */
export function widenLine(line: readonly Position[], widthsMeters: number | number[]): Area {
  const circles = line.map((lngLat, index) => {
    const width = typeof widthsMeters === "number" ? widthsMeters : (widthsMeters[index] ?? 0);
    return { ...toMercator(lngLat), radius: (width / 2) * mercatorScale(lngLat[1] ?? 0) };
  });
  const parts: Area = circles.map(({ radius, ...center }) => Clipper.ellipse(center, radius));
  circles.slice(1).forEach((end, index) => {
    const bank = bankBetween(circles[index] ?? end, end);
    if (bank) parts.push(bank);
  });
  return Clipper.union(parts, FillRule.NonZero);
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function bankBetween(start: Circle, end: Circle): Path64 | undefined {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return undefined;
  const normal = { x: (start.y - end.y) / length, y: (end.x - start.x) / length };
  const corner = (circle: Circle, side: number) => ({
    x: Math.round(circle.x + side * normal.x * circle.radius),
    y: Math.round(circle.y + side * normal.y * circle.radius),
  });
  // Clockwise from the right of the start, positive because the y axis of Mercator points up.
  return [corner(start, -1), corner(end, -1), corner(end, 1), corner(start, 1)];
}

/** Removes rings, holes included, smaller than this in square Mercator metres. */
export function withoutCrumbs(area: Area, minimumSquareMeters: number): Area {
  return area.filter((ring) => Math.abs(Clipper.area(ring)) >= minimumSquareMeters);
}

/** Returns the area as a GeoJSON multipolygon in degrees, with every hole in its own outline. */
export function toMultiPolygon(area: Area): MultiPolygon {
  const tree = new PolyTree64();
  Clipper.booleanOpWithPolyTree(ClipType.Union, area, null, tree, FillRule.NonZero);
  const coordinates: Position[][][] = [];
  collectPolygons(tree, coordinates);
  return { type: "MultiPolygon", coordinates };
}

function collectPolygons(node: PolyPath64 | PolyTree64, polygons: Position[][][]): void {
  for (const outline of childrenOf(node)) {
    const rings = [closedRing(outline.polygon ?? [])];
    for (const hole of childrenOf(outline)) {
      rings.push(closedRing(hole.polygon ?? []));
      collectPolygons(hole, polygons);
    }
    polygons.push(rings);
  }
}

function childrenOf(node: PolyPath64 | PolyTree64): PolyPath64[] {
  return Array.from({ length: node.count }, (_, index) => node.child(index));
}

function closedRing(path: Path64): Position[] {
  const ring: Position[] = path.map(fromMercator);
  const [first] = ring;
  return first ? [...ring, first] : ring;
}
