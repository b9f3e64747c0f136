import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import {
  isPlace,
  isSamePoint,
  type PlanLeg,
  type PlanNode,
  type PlanRoute,
  type StraightReason,
} from "#domain/network/plan/route/plan-route.ts";
import { type PlanDraft, reverse } from "./plan-draft.ts";

/** A plan with its route. */
export interface PlanWithRoute {
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
}

/** Returns the same route in reverse, without searching again; one-way edges are kept as they are. */
export function turnedPlan({ draft, route }: PlanWithRoute): PlanWithRoute {
  const last = route.nodes.length - 1;
  return {
    draft: reverse(draft),
    route: {
      nodes: route.nodes.toReversed(),
      legs: route.legs.toReversed().map(turnedLeg),
      stopPlaces: route.stopPlaces.toReversed().map((place) => last - place),
      meters: route.meters,
    },
  };
}

/** Reverses a leg; its turns are dropped, because their streets are known in one direction only. */
function turnedLeg({ metersBefore, metersAfter, turns: _, reason, ...leg }: PlanLeg): PlanLeg {
  return {
    ...leg,
    ...(reason !== undefined && { reason: TURNED_REASONS[reason] }),
    ...(metersAfter !== undefined && { metersBefore: metersAfter }),
    ...(metersBefore !== undefined && { metersAfter: metersBefore }),
    line: turnedPlaces(leg.line),
  };
}

/** The reasons why a leg is straight, in the other direction. */
const TURNED_REASONS: Readonly<Record<StraightReason, StraightReason>> = {
  "from-far-from-ways": "to-far-from-ways",
  "to-far-from-ways": "from-far-from-ways",
  "no-way": "no-way",
  damaged: "damaged",
};

/** Reverses the order of places: lng, lat, lng, lat …. */
function turnedPlaces(line: Float64Array): Float64Array {
  const turned = new Float64Array(line.length);
  for (let at = 0; at < line.length; at += 2) {
    turned.set(line.subarray(line.length - at - 2, line.length - at), at);
  }
  return turned;
}

/** Nearer than this to a node, a plan begins at the node itself. */
const AT_NODE_METERS = 30;
/** The number of nodes of the old route, after the last one passed, where the new plan may join it. */
const JOINED_COUNT = 3;
/** Ground that is off the network counts more than ground along it. */
const OFF_NETWORK_FACTOR = 1.5;

/**
 * Returns the plan from a position to the remaining stops of a plan that was left: first to the node that makes the
 * shortest way ahead, of those nearby and the next ones of the old route, never back to one that was passed. A plan over
 * places only needs no node. Null where there is none.
 * @param nextPlace the index in `route.nodes` of the next node; null if there is none left, which leads to
 * the last stop
 */
export function planFromHere(
  { draft, route }: PlanWithRoute,
  { lat, lng }: LatLng,
  nearby: readonly PlanNode[],
  nextPlace: number | null,
): PlanDraft | null {
  const here = { kind: "place", lat, lng } as const;
  const from = Math.min(nextPlace ?? Number.POSITIVE_INFINITY, route.nodes.length - 1);
  const ahead = draft.stops.filter((_, index) => (route.stopPlaces[index] ?? 0) >= from);
  const [first, ...others] = ahead;
  if (!first) return null;
  if (draft.stops.every(isPlace)) return { ...draft, stops: [here, ...ahead] };
  const passed = route.nodes.slice(0, from);
  const joinable = [
    ...nearby.filter((node) => !passed.some((point) => isSamePoint(point, node))),
    ...route.nodes.slice(from, from + JOINED_COUNT).filter((point) => !isPlace(point)),
  ];
  const costOf = (node: LatLng) =>
    OFF_NETWORK_FACTOR * metersBetween(here, node) + metersBetween(node, first);
  const [node] = joinable.toSorted((one, other) => costOf(one) - costOf(other));
  if (!node) return null;
  const start = metersBetween(here, node) < AT_NODE_METERS ? [] : [here];
  // No leg leads to the first stop, so the ground that was chosen for it does not count.
  return { ...draft, stops: [...start, node, ...(isSamePoint(first, node) ? others : ahead)] };
}

function metersBetween(one: LatLng, other: LatLng): number {
  return shortDistanceMeters(one.lng, one.lat, other.lng, other.lat);
}
