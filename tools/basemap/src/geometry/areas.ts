import { Clipper, ClipType, EndType, FillRule, JoinType, PolyTree64 } from "clipper2-ts";
import type { Path64, Paths64, PolyPath64 } from "clipper2-ts";
import type { MultiPolygon, Position } from "geojson";
import { type Bounds, fromMercator, mercatorScale, toMercator } from "./mercator.ts";

/** An area in web mercator metres, whole numbers: rings in any order, filled by the non-zero rule. */
export type Area = Paths64;

/** The area of one or more GeoJSON rings sets, from degrees. */
export function areaFromPolygons(polygons: readonly Position[][][]): Area {
  const rings: Area = [];
  for (const polygon of polygons) {
    for (const ring of polygon) rings.push(ring.slice(0, -1).map(toMercator));
  }
  return Clipper.booleanOp(ClipType.Union, rings, null, FillRule.EvenOdd);
}

/** The area of a box in degrees. */
export function areaFromBounds([west, south, east, north]: Bounds): Area {
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return [corners.map(toMercator)];
}

/** Everything in the first area or the second. */
export function unite(first: Area, second: Area): Area {
  return Clipper.union(first, second, FillRule.NonZero);
}

/** What is in the first area and not in the second. */
export function subtract(first: Area, second: Area): Area {
  return Clipper.difference(first, second, FillRule.NonZero);
}

/** What is in both areas. */
export function intersect(first: Area, second: Area): Area {
  return Clipper.intersect(first, second, FillRule.NonZero);
}

/** A line widened to an area. The half width is in metres on the ground at the line's latitude. */
export function widenLine(line: readonly Position[], halfWidthMeters: number): Area {
  const middle = line[Math.floor(line.length / 2)];
  const delta = halfWidthMeters * mercatorScale(middle?.[1] ?? 0);
  return Clipper.inflatePaths([line.map(toMercator)], delta, JoinType.Round, EndType.Round, 2, 5);
}

/** Leaves out rings, holes as well as outlines, smaller than an area in square mercator metres. */
export function withoutCrumbs(area: Area, minimumSquareMeters: number): Area {
  return area.filter((ring) => Math.abs(Clipper.area(ring)) >= minimumSquareMeters);
}

/** The area as a GeoJSON multipolygon in degrees, with every hole under its own outline. */
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
