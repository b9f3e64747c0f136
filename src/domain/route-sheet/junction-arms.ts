import { turnDegrees } from "#domain/units/degrees.ts";
import { directionOf, distanceOf, type PlanePoint } from "./route-in-plane.ts";
import type { WayVertex } from "./way-graph.ts";

/** The direction of an arm is that of its point at this distance from the junction, or of the next junction; metres. */
export const ARM_METERS = 25;
/** Ways that leave this close together are one arm: a road and the cycleway beside it, degrees. */
const SAME_ARM_DEGREES = 25;
/** An arm belongs to the route when it leads where the route goes, degrees. */
const ROUTE_ARM_DEGREES = 45;
/** Dead ends of exact ways that are shorter are a door or a mailbox, metres. */
const MIN_DEAD_END_METERS = 5;

/** A way that leaves a junction. */
export interface Arm {
  /** The direction of its end as seen from the middle of the junction. */
  readonly degrees: number;
  /** The distance of that end from the middle of the junction. */
  readonly radiusMeters: number;
  /** The vertex of the junction where it leaves, and the next one. */
  readonly vertex: WayVertex;
  readonly next: WayVertex;
}

/** The vertices of one junction. */
export interface Cluster {
  readonly vertices: ReadonlySet<WayVertex>;
  readonly center: PlanePoint;
  /** True if they are nodes of ways, and not vertices of a map that was drawn in steps. */
  readonly isExact: boolean;
}

/** Returns the ways that leave a junction. */
export function armsOf(cluster: Cluster): Arm[] {
  return [...cluster.vertices].flatMap((vertex) =>
    [...vertex.neighbours].flatMap((next) => {
      if (cluster.vertices.has(next)) return [];
      const end = walked(vertex, next, cluster);
      if (!end) return [];
      const { center } = cluster;
      const [degrees, radiusMeters] = [directionOf(center, end), distanceOf(center, end)];
      return [{ degrees, radiusMeters, vertex, next }];
    }),
  );
}

/** Returns whether a way that leaves a junction is closed; or too small to make a junction, such as a driveway. */
export function hasTrait({ vertex, next }: Arm, trait: "closed" | "minor"): boolean {
  return vertex[trait]?.has(next) === true;
}

/**
 * Follows a way from a vertex until it is `ARM_METERS` from the middle of the junction, or at the next junction. Null for a
 * short dead end, and for a way that leads back into the cluster.
 */
function walked(start: WayVertex, first: WayVertex, cluster: Cluster): PlanePoint | null {
  const { center, vertices, isExact } = cluster;
  const minMeters = isExact ? MIN_DEAD_END_METERS : ARM_METERS / 2;
  let [before, here]: [WayVertex, WayVertex] = [start, first];
  const seen = new Set([start]);
  for (;;) {
    if (vertices.has(here)) return null;
    const away = distanceOf(center, here);
    if (away >= ARM_METERS) return pointAway(center, before, here);
    if (away >= ARM_METERS / 2 && here.neighbours.size >= 3) return here;
    seen.add(here);
    const on = [...here.neighbours].filter((next) => !seen.has(next));
    const straightest = straightestOf(before, here, on);
    if (!straightest) return away >= minMeters ? here : null;
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

/**
 * Returns the arms beside those of the route. Arms of different vertices that leave close together are one: a road and the
 * cycleway beside it. Those of one node of exact ways are a fork. An open arm comes before a closed one that leaves with it.
 */
export function otherArms(
  arms: readonly Arm[],
  ofRoute: readonly (Pick<Arm, "degrees"> & Partial<Arm>)[],
  { isExact }: Pick<Cluster, "isExact">,
): Arm[] {
  const found: Arm[] = [];
  const openFirst = arms.toSorted(
    (a, b) => Number(hasTrait(a, "closed")) - Number(hasTrait(b, "closed")),
  );
  for (const arm of openFirst) {
    const isSame = (one: Pick<Arm, "degrees"> & Partial<Arm>): boolean => {
      if (isExact && one.vertex === arm.vertex) return one.next === arm.next;
      return turnDegrees(one.degrees, arm.degrees) < SAME_ARM_DEGREES;
    };
    if (![...ofRoute, ...found].some(isSame)) found.push(arm);
  }
  return found.sort((one, other) => one.degrees - other.degrees);
}

/** Returns the arm that leads most nearly where the route leaves a circle of its radius. */
export function nearestArm(
  arms: readonly Arm[],
  routeDegrees: (radius: number) => number,
): Arm | null {
  let nearest: Arm | null = null;
  let least = ROUTE_ARM_DEGREES;
  for (const arm of arms) {
    const turn = turnDegrees(arm.degrees, routeDegrees(arm.radiusMeters));
    if (turn <= least) [nearest, least] = [arm, turn];
  }
  return nearest;
}
