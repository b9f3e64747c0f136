import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { Turn } from "#domain/geodesy/line/turn.ts";
import type { EdgeTraits } from "#domain/network/network.ts";

/** A numbered node in a plan; with the mode of the plan it identifies a network node. */
export interface PlanNode extends LatLng {
  /** Left out in memory; stored records have it. */
  readonly kind?: "node";
  readonly osmId: number;
  /** The label on its signpost: the number as signed, "09", or else its name. */
  readonly number: string;
}

/** A place in a plan that is not a numbered node: a door, a position, a tapped point. */
export interface PlanPlace extends LatLng {
  readonly kind: "place";
  /** Absent for a place without a name. */
  readonly name?: string;
}

/** A point of a route. */
export type PlanPoint = PlanNode | PlanPlace;

/** The ground under a leg: the numbered network, any roads and paths, or a straight line. */
export const LEG_GROUNDS = ["network", "ways", "straight"] as const;

/** One of `LEG_GROUNDS`. */
export type LegGround = (typeof LEG_GROUNDS)[number];

/** The reason why a leg that should follow ways is straight. */
export const STRAIGHT_REASONS = [
  "from-far-from-ways",
  "to-far-from-ways",
  "no-way",
  "damaged",
] as const;

/** One of `STRAIGHT_REASONS`. */
export type StraightReason = (typeof STRAIGHT_REASONS)[number];

/** A turn on a leg along ways. */
export interface LegTurn {
  /** The distance from the start of the leg. */
  readonly meters: number;
  readonly turn: Turn;
  /** The street after the turn; null if it has no name. */
  readonly name: string | null;
}

/** A stretch of a leg. */
export interface LegStretch {
  /** From the start of the leg. */
  readonly atMeters: number;
  readonly meters: number;
}

/** A place for getting a canoe into the water or out of it. */
export interface LegPutIn {
  /** From the start of the leg to where it is abeam. */
  readonly atMeters: number;
  readonly name: string | null;
}

/** The facts that the map has of the water of a leg. */
export interface LegWater {
  /** The length where a tag lets the boat in. */
  readonly knownMeters: number;
  /** The length over the open water of lakes. */
  readonly openMeters: number;
  /** The stretches over which a canoe is carried. */
  readonly carried: readonly LegStretch[];
  /** The places on the way for getting a canoe into the water or out of it; absent for none. */
  readonly putIns?: readonly LegPutIn[];
  /** The least draught that the map states; absent where it states none. */
  readonly maxDraughtMeters?: number;
}

/** The route from one point of a plan to the next. */
export interface PlanLeg extends EdgeTraits {
  /** Absent for a leg along the numbered network. */
  readonly along?: Exclude<LegGround, "network">;
  /** The length of the straight first segment of a leg along ways, to the first way; absent for none. */
  readonly metersBefore?: number;
  /** The length of its straight last segment, from the last way. */
  readonly metersAfter?: number;
  /** The length of the stretches where a cyclist gets off; absent for none. */
  readonly walkedMeters?: number;
  /** The facts about the water along this leg; absent on land and in plans saved by an earlier version. */
  readonly water?: LegWater;
  /** The turns of a leg along ways, in order. */
  readonly turns?: readonly LegTurn[];
  /** Times and seasons on the way, as tagged; absent for none. */
  readonly conditions?: readonly string[];
  /** Why a leg is straight that was meant to follow ways; absent if the user chose so. */
  readonly reason?: StraightReason;
  /** Along the ground. */
  readonly meters: number;
  /** The length of the paved part; absent if unknown: in a file, or in a plan saved by an earlier version. */
  readonly pavedMeters?: number;
  /** The length of the unpaved part. The surface of the rest is unknown. */
  readonly unpavedMeters?: number;
  /** lng, lat, lng, lat … in WGS84 degrees, in the direction of travel, from node to node. */
  readonly line: Float64Array;
}

/**
 * The route through the stops of a plan: `legs[i]` lies between `nodes[i]` and `nodes[i + 1]`. The nodes of a
 * junction count as one. Without legs only the stops are known, because no pack had a route between them.
 */
export interface PlanRoute {
  /** The numbered nodes and the places that it passes. */
  readonly nodes: readonly PlanPoint[];
  readonly legs: readonly PlanLeg[];
  /** The index in `nodes` of each stop. */
  readonly stopPlaces: readonly number[];
  readonly meters: number;
}

/** A route without stops. */
export const EMPTY_ROUTE: PlanRoute = { nodes: [], legs: [], stopPlaces: [], meters: 0 };

/** Returns a route of which only the stops are known. */
export function routeOfStops(stops: readonly PlanPoint[]): PlanRoute {
  const nodes = stops.map(pointOf);
  return { nodes, legs: [], stopPlaces: stops.map((_, place) => place), meters: 0 };
}

/** Returns a stop without the user's choice of the leg to it. */
export function pointOf<Point extends PlanPoint>(stop: Point): PlanPoint {
  if (isPlace(stop)) {
    const { lat, lng, name } = stop;
    return { kind: "place", lat, lng, ...(name !== undefined && { name }) };
  }
  const { osmId, number, lat, lng } = stop;
  return { osmId, number, lat, lng };
}

/** Tells whether a point is no numbered node. */
export function isPlace(point: PlanPoint): point is PlanPlace {
  return point.kind === "place";
}

/** Returns the number of a node or the name of a place; "" for a place without a name. */
export function labelOf(point: PlanPoint): string {
  return isPlace(point) ? (point.name ?? "") : point.number;
}

/** Returns a text that is the same for the same node, and for places at the same position. */
export function keyOf(point: PlanPoint): string {
  return isPlace(point) ? `${point.lat} ${point.lng}` : `${point.osmId}`;
}

/** Tells whether two points are the same node, or places at the same position. */
export function isSamePoint(a: PlanPoint | undefined, b: PlanPoint | undefined): boolean {
  return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
}

/** Returns the numbered nodes among points. */
export function nodesAmong(points: readonly PlanPoint[]): readonly PlanNode[] {
  return points.filter((point) => !isPlace(point)) as readonly PlanNode[];
}

/** Tells whether any of these points is a numbered node. */
export function hasNumbers(points: readonly PlanPoint[]): boolean {
  return !points.every(isPlace);
}

/** Returns the length of the parts of a leg that are drawn dashed, because nothing is known to lead there. */
export function straightMetersOf(
  leg: Pick<PlanLeg, "along" | "meters" | "metersBefore" | "metersAfter">,
): number {
  if (leg.along === "straight") return leg.meters;
  return (leg.metersBefore ?? 0) + (leg.metersAfter ?? 0);
}

/** Returns the line of a leg along ways without its straight parts: lng, lat, lng, lat …; a view of it. */
export function lineOnWays({
  line,
  metersBefore = 0,
  metersAfter = 0,
}: Pick<PlanLeg, "line" | "metersBefore" | "metersAfter">): Float64Array {
  return line.subarray(metersBefore > 0 ? 2 : 0, line.length - (metersAfter > 0 ? 2 : 0));
}

/** Returns the length of the stretches of legs where a cyclist gets off. */
export function walkedMetersOf(legs: readonly Pick<PlanLeg, "walkedMeters">[]): number {
  return legs.reduce((sum, { walkedMeters = 0 }) => sum + walkedMeters, 0);
}

/** Returns the whole route as one line: lng, lat, lng, lat … in WGS84 degrees; empty without legs. */
export function lineOfRoute({ legs }: Pick<PlanRoute, "legs">): Float64Array {
  const parts = legs.map(({ line }, index) => (index === 0 ? line : withoutJoint(legs, index)));
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Returns the line of a leg without its first place if that is also the last place of the leg before it. */
function withoutJoint(legs: readonly PlanLeg[], index: number): Float64Array {
  const before = legs[index - 1]?.line ?? new Float64Array();
  const line = legs[index]?.line ?? new Float64Array();
  const isJoint = before.at(-2) === line[0] && before.at(-1) === line[1];
  return isJoint ? line.subarray(2) : line;
}

/** Returns the box around the nodes of a plan; null without nodes. */
export function boxOfNodes(nodes: readonly LatLng[]): LngLatBox | null {
  if (nodes.length === 0) return null;
  const lngs = nodes.map(({ lng }) => lng);
  const lats = nodes.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/**
 * Returns the box around the nodes and lines of a route, WGS 84 degrees: west, south, east, north; null if it has no
 * node.
 */
export function boxOfRoute({ nodes, legs }: Pick<PlanRoute, "nodes" | "legs">): LngLatBox | null {
  const box = boxOfNodes(nodes);
  if (!box) return null;
  let [west, south, east, north] = box;
  for (const { line } of legs) {
    for (let at = 0; at < line.length; at += 2) {
      west = Math.min(west, line[at] as number);
      east = Math.max(east, line[at] as number);
      south = Math.min(south, line[at + 1] as number);
      north = Math.max(north, line[at + 1] as number);
    }
  }
  return [west, south, east, north];
}

/** Returns the index of the stop at this index in `nodes`; -1 for a node that the plan only passes. */
export function stopAt({ stopPlaces }: Pick<PlanRoute, "stopPlaces">, place: number): number {
  return stopPlaces.lastIndexOf(place);
}

/** Returns the index among the stops for a stop inserted after this index in `nodes`. */
export function stopIndexAfter(
  { stopPlaces }: Pick<PlanRoute, "stopPlaces">,
  place: number,
): number {
  return stopPlaces.findLastIndex((stopPlace) => stopPlace <= place) + 1;
}
