import type { PlanNode, PlanRoute } from "#domain/network/plan/plan-route.ts";
import { type PlanDraft, reverse } from "./plan-draft.ts";

/** A plan with the way that was found for it. */
export interface PlanWithRoute {
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
}

/** The very same way, gone from its other end: nothing is looked up, and one-way edges are gone as they lie. */
export function turnedPlan({ draft, route }: PlanWithRoute): PlanWithRoute {
  const last = route.nodes.length - 1;
  return {
    draft: reverse(draft),
    route: {
      nodes: route.nodes.toReversed(),
      legs: route.legs.toReversed().map((leg) => ({ ...leg, line: turnedPlaces(leg.line) })),
      stopPlaces: route.stopPlaces.toReversed().map((place) => last - place),
      meters: route.meters,
    },
  };
}

/** Places in reverse order: lng, lat, lng, lat …, as they were given. */
function turnedPlaces(line: Float64Array): Float64Array {
  const turned = new Float64Array(line.length);
  for (let at = 0; at < line.length; at += 2) {
    turned.set(line.subarray(line.length - at - 2, line.length - at), at);
  }
  return turned;
}

/**
 * The plan from a node to whichever stops are still to come.
 * @param nextPlace the place in `route.nodes` of the next node; null when there is none any more: then to the last stop
 */
export function planFromNode(
  { draft, route }: PlanWithRoute,
  node: PlanNode,
  nextPlace: number | null,
): PlanDraft {
  const from = Math.min(nextPlace ?? Number.POSITIVE_INFINITY, route.nodes.length - 1);
  const ahead = draft.stops.filter((_, index) => (route.stopPlaces[index] ?? 0) >= from);
  const [first] = ahead;
  return { ...draft, stops: first?.osmId === node.osmId ? ahead : [node, ...ahead] };
}
