import type { RouteJunction } from "./junction.ts";
import {
  ARM_METERS,
  armsOf,
  type Cluster,
  hasTrait,
  nearestArm,
  otherArms,
} from "./junction-arms.ts";
import { isInStretch, type MapGap } from "./map-gap.ts";
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
/** A route turns round if it comes back this close to its own line, as a share of the reach: 3 m for a planned line. */
const BACK_SHARE = 0.4;

/** A vertex that a route passes. */
export interface Passage {
  readonly vertex: WayVertex;
  readonly alongMeters: number;
  /** The vertices of the route before and after it, where they are known exactly. */
  readonly before?: WayVertex | undefined;
  readonly after?: WayVertex | undefined;
}

/** The nodes of ways that a route runs over, on the stretches where they are known. */
export interface WaysOfRoute {
  readonly passages: readonly Passage[];
  /** The stretches in the order of the route. */
  readonly stretches: readonly MapGap[];
}

const NO_WAYS: WaysOfRoute = { passages: [], stretches: [] };

/**
 * Finds the junctions that a route passes, in its order. Where its ways are known, they are the nodes of these ways. Elsewhere a
 * vertex belongs to the route within `reachMeters` of it: a few metres for a planned line, more for a recorded one. A route that comes
 * back to a junction passes it twice. A place where the route turns round is one of them, whatever ways there are.
 */
export function findJunctions(
  route: RouteInPlane,
  vertices: readonly WayVertex[],
  reachMeters: number,
  ways: WaysOfRoute = NO_WAYS,
): RouteJunction[] {
  const turns = turnRounds(route, BACK_SHARE * reachMeters);
  const isOnWays = (along: number) => ways.stretches.some((one) => isInStretch(one, along));
  const drawn = vertices
    .filter(({ neighbours }) => neighbours.size >= 3)
    .flatMap((vertex) =>
      passagesOf(route, vertex, { reachMeters, turns }).map((alongMeters) => ({
        vertex,
        alongMeters,
      })),
    )
    .filter(({ alongMeters }) => !isOnWays(alongMeters));
  const onWays = ways.passages.filter(({ vertex }) => vertex.neighbours.size >= 3);
  const isExact = new Set<Passage>(onWays);
  const passages = [...onWays, ...drawn]
    .filter(
      ({ alongMeters }) => !turns.some((turn) => Math.abs(turn - alongMeters) <= CLUSTER_METERS),
    )
    .sort((one, other) => one.alongMeters - other.alongMeters);
  const clusters: [Passage, ...Passage[]][] = [];
  for (const passage of passages) {
    const last = clusters.at(-1);
    const before = last?.at(-1)?.alongMeters ?? Number.NEGATIVE_INFINITY;
    if (last && passage.alongMeters - before <= CLUSTER_METERS) last.push(passage);
    else clusters.push([passage]);
  }
  const junctions = clusters.flatMap(
    (cluster) =>
      junctionOf(
        route,
        cluster,
        cluster.every((one) => isExact.has(one)),
      ) ?? [],
  );
  const turnsAt = turns.map((turn) => {
    const known = isOnWays(turn) ? ways.passages.map(({ vertex }) => vertex) : vertices;
    return turnRoundAt(route, known, turn, isOnWays(turn));
  });
  return [...junctions, ...turnsAt].sort((one, other) => one.alongMeters - other.alongMeters);
}

/** Returns the place where a route turns round, with the ways that leave there. */
function turnRoundAt(
  route: RouteInPlane,
  vertices: readonly WayVertex[],
  alongMeters: number,
  isExact: boolean,
): RouteJunction {
  const center = pointAlong(route, alongMeters);
  const near = new Set(vertices.filter((one) => distanceOf(one, center) <= CLUSTER_METERS));
  const cluster: Cluster = { vertices: near, center, isExact };
  const arms = armsOf(cluster);
  const before = (radius: number) => leaving(route, center, alongMeters, -radius);
  const arm = nearestArm(arms, before);
  const degrees = arm?.degrees ?? before(ARM_METERS);
  return {
    place: route.toPlace(center),
    alongMeters,
    inDegrees: degrees,
    outDegrees: degrees,
    ...degreesBeside(otherArms(arms, [arm ?? { degrees }], cluster)),
  };
}

/** Returns the directions of arms: of those that are open, and of closed ones. */
function degreesBeside(
  arms: ReturnType<typeof armsOf>,
): Pick<RouteJunction, "otherDegrees" | "closedDegrees"> {
  const degreesOf = (isClosed: boolean) =>
    arms.filter((arm) => hasTrait(arm, "closed") === isClosed).map(({ degrees }) => degrees);
  const [otherDegrees, closedDegrees] = [degreesOf(false), degreesOf(true)];
  return closedDegrees.length === 0 ? { otherDegrees } : { otherDegrees, closedDegrees };
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

/** Null where no way leads off the route but driveways. */
function junctionOf(
  route: RouteInPlane,
  passages: readonly [Passage, ...Passage[]],
  isExact: boolean,
): RouteJunction | null {
  const lengthMeters = route.alongMeters.at(-1) ?? 0;
  const [first, last] = [passages[0], passages.at(-1) ?? passages[0]];
  // At the ends of the route there is nothing to choose.
  if (first.alongMeters < 5 || last.alongMeters > lengthMeters - 5) return null;
  const vertices = new Set(passages.map(({ vertex }) => vertex));
  const center = middleOf([...vertices]);
  const cluster: Cluster = { vertices, center, isExact };
  const arms = armsOf(cluster);
  const before = (radius: number) => leaving(route, center, first.alongMeters, -radius);
  const after = (radius: number) => leaving(route, center, last.alongMeters, radius);
  const armTo = (vertex: WayVertex, next: WayVertex | undefined) =>
    arms.find((arm) => arm.vertex === vertex && arm.next === next);
  const inArm = armTo(first.vertex, first.before) ?? nearestArm(arms, before);
  const outArm =
    armTo(last.vertex, last.after) ??
    nearestArm(
      arms.filter((arm) => arm !== inArm),
      after,
    );
  const inDegrees = inArm?.degrees ?? before(ARM_METERS);
  const outDegrees = outArm?.degrees ?? after(ARM_METERS);
  const ofRoute = [inArm ?? { degrees: inDegrees }, outArm ?? { degrees: outDegrees }];
  const others = otherArms(arms, ofRoute, cluster);
  if (others.every((arm) => hasTrait(arm, "minor"))) return null;
  return {
    place: route.toPlace(center),
    alongMeters: (first.alongMeters + last.alongMeters) / 2,
    inDegrees,
    outDegrees,
    ...degreesBeside(others),
  };
}

function middleOf(vertices: readonly WayVertex[]): PlanePoint {
  return {
    x: vertices.reduce((sum, { x }) => sum + x, 0) / vertices.length,
    y: vertices.reduce((sum, { y }) => sum + y, 0) / vertices.length,
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
