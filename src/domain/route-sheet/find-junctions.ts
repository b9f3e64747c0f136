import { turnDegrees } from "#domain/units/degrees.ts";
import type { RouteJunction } from "./junction.ts";
import {
  directionOf,
  distanceOf,
  nearestOn,
  type PlanePoint,
  pointAlong,
  type RouteInPlane,
} from "./route-in-plane.ts";
import { turnRounds } from "./turn-rounds.ts";
import type { WayVertex } from "./way-graph.ts";

/** Vertices of one junction lie this close together, metres: the corners of a road with cycleways beside it. */
const CLUSTER_METERS = 12;
/** The direction of an arm is that of its point at this distance from the junction, or of the next junction; metres. */
const ARM_METERS = 25;
/** Ways that leave this close together are one arm: a road and the cycleway beside it, degrees. */
const SAME_ARM_DEGREES = 25;
/** An arm belongs to the route when it leads where the route goes, degrees. */
const ROUTE_ARM_DEGREES = 45;
/** A route turns round if it comes back this close to its own line, as a share of the reach: 3 m for a planned line. */
const BACK_SHARE = 0.4;

/**
 * Finds the junctions that a route passes, in its order. A vertex belongs to the route within `reachMeters` of it: a few metres
 * for a planned line, more for a recorded one. A route that comes back to a junction passes it twice. A place where the route
 * turns round is one of them, whatever ways there are.
 */
export function findJunctions(
  route: RouteInPlane,
  vertices: readonly WayVertex[],
  reachMeters: number,
): RouteJunction[] {
  const turns = turnRounds(route, BACK_SHARE * reachMeters);
  const isAtTurn = (along: number) =>
    turns.some((turn) => Math.abs(turn - along) <= CLUSTER_METERS);
  const meetings = vertices.filter(({ neighbours }) => neighbours.size >= 3);
  const passages = meetings.flatMap((vertex) =>
    passagesOf(route, vertex, { reachMeters, turns })
      .filter((along) => !isAtTurn(along))
      .map((alongMeters) => ({ vertex, alongMeters })),
  );
  passages.sort((one, other) => one.alongMeters - other.alongMeters);
  const clusters: { vertices: Set<WayVertex>; alongs: number[] }[] = [];
  for (const { vertex, alongMeters } of passages) {
    const last = clusters.at(-1);
    const isNear = last && alongMeters - (last.alongs.at(-1) ?? 0) <= CLUSTER_METERS;
    if (last && isNear) {
      last.vertices.add(vertex);
      last.alongs.push(alongMeters);
    } else clusters.push({ vertices: new Set([vertex]), alongs: [alongMeters] });
  }
  const junctions = clusters.flatMap(({ vertices: cluster, alongs }) => {
    const first = alongs[0] ?? 0;
    const junction = junctionOf(route, cluster, first, alongs.at(-1) ?? first);
    return junction ?? [];
  });
  const all = [...junctions, ...turns.map((turn) => turnRoundAt(route, vertices, turn))];
  return all.sort((one, other) => one.alongMeters - other.alongMeters);
}

/** Returns the place where a route turns round, with the ways that leave there. */
function turnRoundAt(
  route: RouteInPlane,
  vertices: readonly WayVertex[],
  alongMeters: number,
): RouteJunction {
  const center = pointAlong(route, alongMeters);
  const cluster = new Set(vertices.filter((one) => distanceOf(one, center) <= CLUSTER_METERS));
  const arms = [...cluster].flatMap((vertex) => armsOf(vertex, cluster, center));
  const before = (radius: number) => leaving(route, center, alongMeters, -radius);
  const degrees = nearestArm(arms, before)?.degrees ?? before(ARM_METERS);
  return {
    place: route.toPlace(center),
    alongMeters,
    inDegrees: degrees,
    outDegrees: degrees,
    otherDegrees: otherArms(arms, [degrees]).sort((one, other) => one - other),
  };
}

/** Returns the distances along the route at which it passes a vertex. */
function passagesOf(
  { points, alongMeters }: RouteInPlane,
  vertex: PlanePoint,
  { reachMeters, turns }: { readonly reachMeters: number; readonly turns: readonly number[] },
): number[] {
  const found: { along: number; off: number }[] = [];
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1] as PlanePoint, points[at] as PlanePoint];
    const { share, off } = nearestOn(from, to, vertex);
    if (off > reachMeters) continue;
    const start = alongMeters[at - 1] as number;
    const along = start + share * ((alongMeters[at] as number) - start);
    const last = found.at(-1);
    const isBack = turns.some(
      (turn) => last && turn > last.along + CLUSTER_METERS && turn < along - CLUSTER_METERS,
    );
    // Segments that meet near the vertex are one passage, at its nearest point; the way back from a turn is another.
    if (last && along - last.along < 4 * ARM_METERS && !isBack) {
      if (off < last.off) Object.assign(last, { along, off });
    } else found.push({ along, off });
  }
  return found.map(({ along }) => along);
}

/** Null where no way leads off the route. */
function junctionOf(
  route: RouteInPlane,
  cluster: ReadonlySet<WayVertex>,
  firstAlong: number,
  lastAlong: number,
): RouteJunction | null {
  const [lengthMeters, vertices] = [route.alongMeters.at(-1) ?? 0, [...cluster]];
  // At the ends of the route there is nothing to choose.
  if (firstAlong < 5 || lastAlong > lengthMeters - 5) return null;
  const center = {
    x: vertices.reduce((sum, { x }) => sum + x, 0) / vertices.length,
    y: vertices.reduce((sum, { y }) => sum + y, 0) / vertices.length,
  };
  const arms = vertices.flatMap((vertex) => armsOf(vertex, cluster, center));
  const before = (radius: number) => leaving(route, center, firstAlong, -radius);
  const after = (radius: number) => leaving(route, center, lastAlong, radius);
  const inArm = nearestArm(arms, before);
  const outArm = nearestArm(
    arms.filter((arm) => arm !== inArm),
    after,
  );
  const inDegrees = inArm?.degrees ?? before(ARM_METERS);
  const outDegrees = outArm?.degrees ?? after(ARM_METERS);
  const otherDegrees = otherArms(arms, [inDegrees, outDegrees]);
  if (otherDegrees.length === 0) return null;
  return {
    place: route.toPlace(center),
    alongMeters: (firstAlong + lastAlong) / 2,
    inDegrees,
    outDegrees,
    otherDegrees: otherDegrees.sort((one, other) => one - other),
  };
}

/**
 * Returns the direction from a center to the place where the route leaves the circle around it: going on from a place of the
 * route, or back for a negative radius.
 */
function leaving(
  route: RouteInPlane,
  center: PlanePoint,
  alongMeters: number,
  radius: number,
): number {
  const [size, step] = [Math.abs(radius), Math.sign(radius)];
  let place = pointAlong(route, alongMeters);
  for (let meters = 1; distanceOf(center, place) < size && meters < 3 * size; meters += 1) {
    place = pointAlong(route, alongMeters + step * meters);
  }
  return directionOf(center, place);
}

/** A way that leaves a junction. */
interface Arm {
  /** The direction of its end as seen from the middle of the junction. */
  readonly degrees: number;
  /** The distance of that end from the middle of the junction. */
  readonly radiusMeters: number;
}

/** Returns the ways that leave a cluster at one of its vertices. */
function armsOf(vertex: WayVertex, cluster: ReadonlySet<WayVertex>, center: PlanePoint): Arm[] {
  return [...vertex.neighbours].flatMap((neighbour) => {
    if (cluster.has(neighbour)) return [];
    const end = walked(vertex, neighbour, cluster, center);
    return end
      ? [{ degrees: directionOf(center, end), radiusMeters: distanceOf(center, end) }]
      : [];
  });
}

/**
 * Follows a way from a vertex until it is `ARM_METERS` from the middle of the junction, or at the next junction. Null for a
 * stub, which ends before half of that, and for a way that leads back into the cluster.
 */
function walked(
  start: WayVertex,
  first: WayVertex,
  cluster: ReadonlySet<WayVertex>,
  center: PlanePoint,
): PlanePoint | null {
  let [before, here]: [WayVertex, WayVertex] = [start, first];
  const seen = new Set([start]);
  for (;;) {
    if (cluster.has(here)) return null;
    const away = distanceOf(center, here);
    if (away >= ARM_METERS) return pointAway(center, before, here);
    const isLong = away >= ARM_METERS / 2;
    if (isLong && here.neighbours.size >= 3) return here;
    seen.add(here);
    const on = [...here.neighbours].filter((next) => !seen.has(next));
    const straightest = straightestOf(before, here, on);
    if (!straightest) return isLong ? here : null;
    [before, here] = [here, straightest];
  }
}

/** Returns the point between two places, one inside and one outside, where the circle around a center is crossed. */
function pointAway(center: PlanePoint, from: PlanePoint, to: PlanePoint): PlanePoint {
  let [inside, outside] = [0, 1];
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  while (outside - inside > 0.001) {
    const middle = (inside + outside) / 2;
    if (distanceOf(center, at(middle)) < ARM_METERS) inside = middle;
    else outside = middle;
  }
  return at(outside);
}

function straightestOf(before: PlanePoint, here: PlanePoint, on: readonly WayVertex[]) {
  const ahead = directionOf(before, here);
  let best: WayVertex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const next of on) {
    const turn = turnDegrees(ahead, directionOf(here, next));
    if (turn < least) [best, least] = [next, turn];
  }
  return best;
}

/** Returns the directions of the arms beside those of the route; arms that leave close together are one. */
function otherArms(arms: readonly Arm[], ofRoute: readonly number[]): number[] {
  const kept = [...ofRoute];
  for (const { degrees } of arms) {
    if (!kept.some((one) => turnDegrees(one, degrees) < SAME_ARM_DEGREES)) kept.push(degrees);
  }
  return kept.slice(ofRoute.length);
}

/** Returns the arm that leads most nearly where the route leaves a circle of its radius. */
function nearestArm(arms: readonly Arm[], routeDegrees: (radius: number) => number): Arm | null {
  let nearest: Arm | null = null;
  let least = ROUTE_ARM_DEGREES;
  for (const arm of arms) {
    const turn = turnDegrees(arm.degrees, routeDegrees(arm.radiusMeters));
    if (turn <= least) [nearest, least] = [arm, turn];
  }
  return nearest;
}
