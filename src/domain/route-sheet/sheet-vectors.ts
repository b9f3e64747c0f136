import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { distanceOf, pointAlong, routeInPlane } from "./route-in-plane.ts";
import type { SheetRoute, SheetStep } from "./sheet-step.ts";

/** A point of a sheet: the number of a step, an end of the route, or a point without a number between two steps. */
export type PointName = number | "start" | "between" | "finish";

/** The straight line from one point of a sheet to the next. */
export interface SheetVector {
  readonly from: PointName;
  readonly to: PointName;
  /** The distance along the route at which it begins. */
  readonly alongMeters: number;
  readonly distanceMeters: number;
  /** Degrees from the north in use, at the point where it begins. */
  readonly bearingDegrees: number;
  /** The remark at the point where it begins. */
  readonly remark: string;
}

/** A point of a sheet with its place. */
export interface VectorPoint {
  readonly name: PointName;
  readonly place: LatLng;
  readonly alongMeters: number;
  readonly remark: string;
}

/** Points closer together than this are one place for a walker, metres. */
const SAME_PLACE_METERS = 5;

/**
 * Returns the straight lines from the start over the steps to the finish, each at least 5 m long. A step within 5 m of the one
 * before it is left out, and its remark stands with the one before. A loop that comes back to within 5 m is led over its
 * farthest point. Throws NorthError where the north is not defined.
 */
export function sheetVectors(
  route: SheetRoute,
  steps: readonly SheetStep[],
  north: NorthReference,
): SheetVector[] {
  const points = vectorPoints(route, steps);
  return points.slice(1).map((to, index) => {
    const from = points[index] as VectorPoint;
    const { name, alongMeters, remark } = from;
    const { distanceMeters, initialBearing } = inverse(from.place, to.place);
    const bearingDegrees = wrapDegrees(initialBearing - northDirection(from.place, north));
    return { from: name, to: to.name, alongMeters, distanceMeters, bearingDegrees, remark };
  });
}

/**
 * Returns the points of a sheet, from the start over the steps to the finish, each at least 5 m from the one before, as in
 * `sheetVectors`.
 */
export function vectorPoints(
  route: SheetRoute,
  steps: readonly SheetStep[],
): readonly VectorPoint[] {
  const { start, finish, lengthMeters } = route;
  const points: VectorPoint[] = [{ name: "start", place: start, alongMeters: 0, remark: "" }];
  for (const { number, junction, remark } of steps) {
    const { place, alongMeters } = junction;
    addPoint(points, { name: number, place, alongMeters, remark }, route);
  }
  addPoint(points, { name: "finish", place: finish, alongMeters: lengthMeters, remark: "" }, route);
  return points;
}

/** Adds a point that is not at the last one; of two at one place the earlier stays, except before the finish. */
function addPoint(points: VectorPoint[], point: VectorPoint, route: SheetRoute): void {
  const last = points.at(-1);
  if (!last || inverse(last.place, point.place).distanceMeters >= SAME_PLACE_METERS) {
    points.push(point);
    return;
  }
  const between = farthestBetween(last, point, route);
  if (between) {
    points.push(between, point);
    return;
  }
  const isFinish = point.name === "finish";
  if (isFinish && points.length === 1) return;
  points.pop();
  if (!isFinish) {
    points.push({ ...last, remark: joined(last.remark, point.remark) });
    return;
  }
  const before = points.pop();
  if (before) points.push({ ...before, remark: joined(before.remark, last.remark) });
  addPoint(points, point, route);
}

/** Returns the point of a route that is farthest from a point where it comes back to; null if it stays near. */
function farthestBetween(
  from: VectorPoint,
  to: VectorPoint,
  { line }: SheetRoute,
): VectorPoint | null {
  if (to.alongMeters - from.alongMeters <= 2 * SAME_PLACE_METERS) return null;
  const route = routeInPlane(line);
  const origin = route.toPlane(from.place);
  let farthest: VectorPoint | null = null;
  let greatest = 2 * SAME_PLACE_METERS;
  for (const [index, alongMeters] of route.alongMeters.entries()) {
    if (alongMeters <= from.alongMeters || alongMeters >= to.alongMeters) continue;
    const meters = distanceOf(origin, pointAlong(route, alongMeters));
    if (meters < greatest) continue;
    greatest = meters;
    const place = { lng: line[index * 2] as number, lat: line[index * 2 + 1] as number };
    farthest = { name: "between", place, alongMeters, remark: "" };
  }
  return farthest;
}

function joined(one: string, other: string): string {
  return [one, other].filter((remark) => remark !== "").join("; ");
}
