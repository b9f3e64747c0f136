import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  isPlace,
  isSamePoint,
  type PlanLeg,
  type PlanNode,
  type PlanPoint,
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

/**
 * Returns the first stop of a new plan to the remaining stops: the nearest node, or the position itself for a plan over places
 * only, which needs no network; null where there is no node.
 */
export function startFromHere(
  { stops }: Pick<PlanDraft, "stops">,
  { lat, lng }: LatLng,
  nearest: PlanNode | null,
): PlanPoint | null {
  return stops.every(isPlace) ? { kind: "place", lat, lng } : nearest;
}

/**
 * Returns the plan from a node to the remaining stops.
 * @param nextPlace the index in `route.nodes` of the next node; null if there is none left, which leads to
 * the last stop
 */
export function planFromNode(
  { draft, route }: PlanWithRoute,
  node: PlanPoint,
  nextPlace: number | null,
): PlanDraft {
  const from = Math.min(nextPlace ?? Number.POSITIVE_INFINITY, route.nodes.length - 1);
  const ahead = draft.stops.filter((_, index) => (route.stopPlaces[index] ?? 0) >= from);
  const [first, ...others] = ahead;
  // No leg leads to the first stop, so the ground that was chosen for it does not count.
  return { ...draft, stops: [node, ...(isSamePoint(first, node) ? others : ahead)] };
}
