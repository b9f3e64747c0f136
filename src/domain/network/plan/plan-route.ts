import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { EdgeTraits } from "#domain/network/network.ts";

/** A numbered node as a plan knows it; with the mode of the plan it is one node of the networks. */
export interface PlanNode extends LatLng {
  readonly osmId: number;
  /** What stands on its node: the number as signed, "09", or else its name. */
  readonly number: string;
}

/** The way from one node of a plan to the next. */
export interface PlanLeg extends EdgeTraits {
  /** Along the ground. */
  readonly meters: number;
  /** The part that is paved; absent where that is not known: from a file, or kept by an earlier version. */
  readonly pavedMeters?: number;
  /** The part that is unpaved. Of the rest the surface is unknown. */
  readonly unpavedMeters?: number;
  /** lng, lat, lng, lat … in WGS84 degrees, in the direction of travel, from node to node. */
  readonly line: Float64Array;
}

/**
 * The way through the stops of a plan, number by number: between `nodes[i]` and `nodes[i + 1]` lies
 * `legs[i]`. Nodes of one number that lie together are one node. No legs at all: only the
 * numbers are known, as no pack had the way between them.
 */
export interface PlanRoute {
  readonly nodes: readonly PlanNode[];
  readonly legs: readonly PlanLeg[];
  /** For each stop that was asked for, its place in `nodes`. */
  readonly stopPlaces: readonly number[];
  readonly meters: number;
}

/** A route of no stops. */
export const EMPTY_ROUTE: PlanRoute = { nodes: [], legs: [], stopPlaces: [], meters: 0 };

/** A route of which only the stops are known. */
export function routeOfStops(stops: readonly PlanNode[]): PlanRoute {
  return { nodes: stops, legs: [], stopPlaces: stops.map((_, place) => place), meters: 0 };
}

/** All of a route as one line: lng, lat, lng, lat … in WGS84 degrees; empty without a leg. */
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

/** The line of a leg without its first place, where that is the last of the leg before it. */
function withoutJoint(legs: readonly PlanLeg[], index: number): Float64Array {
  const before = legs[index - 1]?.line ?? new Float64Array();
  const line = legs[index]?.line ?? new Float64Array();
  const isJoint = before.at(-2) === line[0] && before.at(-1) === line[1];
  return isJoint ? line.subarray(2) : line;
}

/** The box around the nodes of a plan; null without a node. */
export function boxOfNodes(nodes: readonly LatLng[]): LngLatBox | null {
  if (nodes.length === 0) return null;
  const lngs = nodes.map(({ lng }) => lng);
  const lats = nodes.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Which stop stands at this place in `nodes`; -1 for a node that the plan only passes. */
export function stopAt({ stopPlaces }: Pick<PlanRoute, "stopPlaces">, place: number): number {
  return stopPlaces.lastIndexOf(place);
}

/** Where a stop goes among the stops that is to be passed next after this place in `nodes`. */
export function stopIndexAfter(
  { stopPlaces }: Pick<PlanRoute, "stopPlaces">,
  place: number,
): number {
  return stopPlaces.findLastIndex((stopPlace) => stopPlace <= place) + 1;
}
