import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { lineWithoutSpurs } from "#domain/geodesy/line/spurs.ts";
import { canGoWrong, isTurnRound, type RouteJunction } from "./junction.ts";
import { directionOf, pointAlong, routeInPlane } from "./route-in-plane.ts";

/** A junction as the user has it on the sheet. */
export interface ChosenJunction {
  readonly junction: RouteJunction;
  readonly isOnSheet: boolean;
  /** A word of the leader; empty for none. */
  readonly remark: string;
}

/** A junction on a sheet, with its number and the way to it. */
export interface SheetStep {
  /** 1 is the first on the sheet. */
  readonly number: number;
  readonly junction: RouteJunction;
  readonly remark: string;
  /** Along the route from the step before, or from the start; metres. */
  readonly legMeters: number;
}

/** A route that sheets are made of. */
export interface SheetRoute {
  readonly name: string;
  readonly start: LatLng;
  readonly finish: LatLng;
  readonly lengthMeters: number;
  /** lng, lat, lng, lat …; WGS 84 degrees. */
  readonly line: Float64Array;
}

/**
 * Returns the route of a line (lng, lat, lng, lat …); null for fewer than two points. Whoever walks a plan passes by a signpost
 * beside the path, so the spurs of a planned line are left out; somebody did go to every place of a track.
 */
export function sheetRouteOf(
  name: string,
  whole: Float64Array,
  isPlanned: boolean,
): SheetRoute | null {
  const line = isPlanned ? lineWithoutSpurs(whole) : whole;
  if (line.length < 4) return null;
  return {
    name,
    start: { lng: line[0] as number, lat: line[1] as number },
    finish: { lng: line.at(-2) as number, lat: line.at(-1) as number },
    lengthMeters: metersAlong(line).at(-1) ?? 0,
    line,
  };
}

/** Chooses the junctions at which somebody could go wrong; the user adds and removes others. */
export function usualChoice(junctions: readonly RouteJunction[]): ChosenJunction[] {
  return junctions.map((junction) => ({ junction, isOnSheet: canGoWrong(junction), remark: "" }));
}

/** A junction to draw; its number is null when it is not on the sheet. */
export interface DrawnJunction extends Pick<SheetStep, "junction" | "remark"> {
  readonly number: number | null;
}

/** Junctions this near to each other are one point on a sheet: nobody can tell a walker which of two crossings is meant. Metres. */
const ONE_POINT_METERS = 25;

/** More arms in one drawing cannot be told apart: the junctions are then drawn as they are, one after the other. */
const MOST_ARMS = 5;

/** Numbers the junctions on the sheet; those that follow each other within 25 m are one, unless it would have more than five arms. */
export function sheetSteps(chosen: readonly ChosenJunction[]): SheetStep[] {
  let before = 0;
  return pointsOf(chosen).map((point, index) => {
    const { junction, remark } = joined(point);
    const legMeters = junction.alongMeters - before;
    before = junction.alongMeters;
    return { number: index + 1, junction, remark, legMeters };
  });
}

/** Returns the number that a junction has on the sheet; null if it is not on it. */
export function numberOnSheet(
  chosen: readonly ChosenJunction[],
  one: ChosenJunction,
): number | null {
  const index = pointsOf(chosen).findIndex((point) => point.includes(one));
  return index < 0 ? null : index + 1;
}

/** The junctions on the sheet, with those that are one point together. */
function pointsOf(chosen: readonly ChosenJunction[]): readonly (readonly ChosenJunction[])[] {
  const points: ChosenJunction[][] = [];
  for (const one of chosen) {
    if (!one.isOnSheet) continue;
    const point = points.at(-1);
    const [first] = point ?? [];
    const isNear =
      first !== undefined &&
      one.junction.alongMeters - first.junction.alongMeters < ONE_POINT_METERS &&
      !isTurnRound(one.junction) &&
      !isTurnRound(first.junction);
    if (point && isNear && armCount([...point, one]) <= MOST_ARMS) point.push(one);
    else points.push([one]);
  }
  return points;
}

/** The number of arms of junctions in one drawing: those of the route, and all others. */
function armCount(point: readonly ChosenJunction[]): number {
  return point.reduce(
    (sum, { junction: { otherDegrees, closedDegrees = [] } }) =>
      sum + otherDegrees.length + closedDegrees.length,
    2,
  );
}

/** One point with the arms of all its junctions, but for the short way between them. */
function joined(point: readonly ChosenJunction[]): Pick<ChosenJunction, "junction" | "remark"> {
  const first = point[0] as ChosenJunction;
  const last = point.at(-1) as ChosenJunction;
  if (point.length === 1) return first;
  const otherDegrees = point
    .flatMap(({ junction }) => junction.otherDegrees)
    .toSorted((one, other) => one - other);
  const closed = point
    .flatMap(({ junction }) => junction.closedDegrees ?? [])
    .toSorted((one, other) => one - other);
  const closedDegrees = closed.length === 0 ? {} : { closedDegrees: closed };
  const { outDegrees } = last.junction;
  return {
    junction: { ...first.junction, outDegrees, otherDegrees, ...closedDegrees },
    remark: point
      .map(({ remark }) => remark)
      .filter((remark) => remark !== "")
      .join(", "),
  };
}

/** Returns the distance along the route from its last step to its finish, metres. */
export function lastLegMeters({ lengthMeters }: SheetRoute, steps: readonly SheetStep[]): number {
  return Math.max(0, lengthMeters - (steps.at(-1)?.junction.alongMeters ?? 0));
}

/** The direction of the start is that of the route this far on, metres. */
const START_METERS = 25;

/** Returns the direction in which a route leaves its start, degrees from true north. */
export function startDegrees({ line }: Pick<SheetRoute, "line">): number {
  const route = routeInPlane(line);
  return directionOf(pointAlong(route, 0), pointAlong(route, START_METERS));
}
