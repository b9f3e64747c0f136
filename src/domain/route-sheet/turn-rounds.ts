import { MAX_SPUR_METERS } from "#domain/geodesy/line/spurs.ts";
import { distanceOf, nearestOn, type PlanePoint, type RouteInPlane } from "./route-in-plane.ts";

/** A route that goes back over its own line for this far turns round, metres; less than that is a spur of the network. */
const BACK_METERS = MAX_SPUR_METERS;
/** Near an end of the route, this much of it is enough. */
const MIN_METERS = 15;
const STEP_METERS = 10;
/** The way back may be recorded as longer or shorter than the way out, as a share of its length. */
const SHARE_OFF = 0.3;

/**
 * Returns the distances along a route at which it turns round and goes back over its own line, in order.
 * @param toleranceMeters the distance between the way out and the way back that still counts as one line
 */
export function turnRounds(route: RouteInPlane, toleranceMeters: number): number[] {
  const found: { along: number; tipMeters: number }[] = [];
  for (let at = 1; at < route.points.length - 1; at += 1) {
    const tipMeters = backMeters(route, at, toleranceMeters);
    if (tipMeters === null) continue;
    const along = route.alongMeters[at] as number;
    const last = found.at(-1);
    // A recorded turn has several points; it is where the route comes farthest.
    if (!last || along - last.along > BACK_METERS) found.push({ along, tipMeters });
    else if (tipMeters > last.tipMeters) Object.assign(last, { along, tipMeters });
  }
  return found.map(({ along }) => along);
}

/**
 * Returns the distance from a point of a route to where it is `BACK_METERS` before and after it, if it is there on the same line;
 * null if it does not go back there.
 */
function backMeters(route: RouteInPlane, at: number, toleranceMeters: number): number | null {
  const { points, alongMeters } = route;
  const [along, length] = [alongMeters[at] as number, alongMeters.at(-1) as number];
  const reach = Math.min(BACK_METERS, along, length - along);
  const here = points[at] as PlanePoint;
  if (reach < MIN_METERS) return null;
  for (let meters = STEP_METERS; meters <= reach; meters += STEP_METERS) {
    const back = placeFrom(route, at, meters);
    const slack = SHARE_OFF * meters;
    const out = piece(route, at, -Math.max(0, meters - slack), -(meters + slack));
    if (distanceTo(out, back) > toleranceMeters) return null;
  }
  const tipMeters = Math.min(
    distanceOf(here, placeFrom(route, at, reach)),
    distanceOf(here, placeFrom(route, at, -reach)),
  );
  // Fixes around a place of rest go nowhere.
  return tipMeters > (1 - SHARE_OFF) * reach ? tipMeters : null;
}

/** Returns the place of a route at a distance after one of its points, or before it for a negative distance. */
function placeFrom({ points, alongMeters }: RouteInPlane, at: number, meters: number): PlanePoint {
  const [step, goal] = [Math.sign(meters), (alongMeters[at] as number) + meters];
  let next = at;
  while (points[next + step] && step * ((alongMeters[next] as number) - goal) < 0) next += step;
  const [to, from] = [points[next] as PlanePoint, points[next - step] as PlanePoint];
  const [end, start] = [alongMeters[next] as number, alongMeters[next - step] as number];
  const share = end === start ? 1 : Math.min(1, Math.max(0, (goal - start) / (end - start)));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns the piece of a route between two distances from one of its points. */
function piece(route: RouteInPlane, at: number, near: number, far: number): PlanePoint[] {
  const start = route.alongMeters[at] as number;
  const places: PlanePoint[] = [
    near === 0 ? (route.points[at] as PlanePoint) : placeFrom(route, at, near),
  ];
  for (let index = at; index >= 0; index -= 1) {
    const meters = (route.alongMeters[index] as number) - start;
    if (meters <= far) break;
    if (meters < near) places.push(route.points[index] as PlanePoint);
  }
  places.push(placeFrom(route, at, far));
  return places;
}

function distanceTo(line: readonly PlanePoint[], place: PlanePoint): number {
  return line.slice(1).reduce((least, to, index) => {
    const { off } = nearestOn(line[index] as PlanePoint, to, place);
    return Math.min(least, off);
  }, Number.POSITIVE_INFINITY);
}
