import type { NetworkMode } from "#domain/network/network-mode.ts";
import { lineOfSteps } from "#domain/network/plan/merged/line-of-steps.ts";
import type { PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import type { PlanNode, PlanRoute } from "./plan-route.ts";
import { planThrough, type RoutingGraph, type StopsPlan } from "./plan-stops.ts";
import { nearestReachable } from "./reachable.ts";

/** A question for a route. */
export interface RouteQuestion {
  readonly mode: NetworkMode;
  /** The OSM ids of the nodes to pass, in order; at least one. */
  readonly stops: readonly number[];
  readonly options: RouteOptions;
}

/** The reason why there is no route, for the stop at `stopIndex`. */
export type RouteProblem =
  /** No pack has that node. */
  | { readonly kind: "unknown-node"; readonly stopIndex: number }
  /** No way leads there from the stop before it with these options, but without them one does. */
  | { readonly kind: "options-prevent-it"; readonly stopIndex: number }
  /** No way leads there from the stop before it; `nearest` to it of all that can be reached, if any. */
  | {
      readonly kind: "no-way";
      readonly stopIndex: number;
      readonly nearest: NearestReached | null;
    };

/** The reachable node nearest to a node that cannot be reached. */
export interface NearestReached {
  readonly node: PlanNode;
  /** The straight distance to the wanted node. */
  readonly meters: number;
}

/** A route, or the reason why there is none. */
export type RouteAnswer =
  | { readonly kind: "route"; readonly route: PlanRoute }
  | { readonly kind: "problem"; readonly problem: RouteProblem };

/** Returns the shortest route through stops, with its shape. Throws GraphFormatError if a shape is damaged. */
export function routeThrough(routing: RoutingGraph, question: RouteQuestion): RouteAnswer {
  const { mode, stops, options } = question;
  const nodes = stops.map((osmId) => routing.graph.indexOf(mode, osmId));
  const unknown = nodes.indexOf(-1);
  if (unknown >= 0) {
    return { kind: "problem", problem: { kind: "unknown-node", stopIndex: unknown } };
  }
  const plan = planThrough(routing, nodes, options);
  if (plan) return { kind: "route", route: routeOfPlan(routing.graph, plan) };
  return { kind: "problem", problem: problemOf(routing, nodes, options) };
}

/** Converts a plan of the engine to the form that the app stores and draws, which does not need the graph. */
export function routeOfPlan(graph: PlanGraph, plan: StopsPlan): PlanRoute {
  return {
    nodes: plan.nodes.map((node) => planNode(graph, node)),
    legs: plan.legs.map((leg) => ({
      meters: leg.meters,
      pavedMeters: leg.pavedMeters,
      unpavedMeters: leg.unpavedMeters,
      hasFerry: leg.hasFerry,
      hasPortage: leg.hasPortage,
      isConnection: leg.isConnection,
      line: lineOfSteps(graph, leg),
    })),
    stopPlaces: plan.stopPlaces,
    meters: plan.meters,
  };
}

/** Returns a node of the graph in the form of a plan. */
export function planNode(graph: Pick<PlanGraph, "node" | "labelOf">, index: number): PlanNode {
  const { osmId, lat, lng } = graph.node(index);
  return { osmId, number: graph.labelOf(index), lat, lng };
}

function problemOf(
  routing: RoutingGraph,
  nodes: readonly number[],
  options: RouteOptions,
): RouteProblem {
  const { find, graph, junctions } = routing;
  const stopIndex = nodes.findIndex((node, index) => {
    const from = nodes[index - 1];
    return from !== undefined && !find(from, node, options);
  });
  const [from, wanted] = [nodes[stopIndex - 1] as number, nodes[stopIndex] as number];
  const hasOptions = Object.values(options).some(Boolean);
  if (hasOptions && find(from, wanted)) return { kind: "options-prevent-it", stopIndex };
  const { node, meters } = nearestReachable(routing, from, graph.node(wanted), options);
  // The starting point itself is not a useful suggestion.
  const nearest =
    junctions[node] === junctions[from] ? null : { node: planNode(graph, node), meters };
  return { kind: "no-way", stopIndex, nearest };
}
