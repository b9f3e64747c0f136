import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { OTHER_REGION_METERS } from "#domain/geodesy/other-region.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  nodesAmong,
  type PlanNode,
  type PlanPoint,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import { planThrough, type RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { reachableWithin } from "#domain/network/plan/route/reachable.ts";
import {
  planNode,
  type RouteQuestion,
  routeOfPlan,
} from "#domain/network/plan/route/route-through.ts";
import { stopsOfPath } from "#domain/network/plan/route/stops-of-path.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { searchAlternatives } from "./alternatives.ts";
import { searchLoops } from "./loops.ts";

/** A route on offer, with the stops by which the same options find it again. */
export interface RouteChoice {
  readonly stops: readonly PlanPoint[];
  readonly route: PlanRoute;
}

/** A question for loops. */
export interface LoopQuestion {
  readonly mode: NetworkMode;
  /** The loop starts at the node nearest to this place, or at the next one if there is no good loop there. */
  readonly near: LatLng;
  readonly meters: number;
  readonly options: RouteOptions;
}

/** A loop on offer. */
export interface LoopChoice extends RouteChoice {
  /** The length of repeated ground, every time after the first. */
  readonly metersTwice: number;
  /** Within 10 %. */
  readonly hasWantedLength: boolean;
}

/**
 * Returns several loops, best first; a loop that does not have the wanted length stands alone. Empty if no
 * path leads back. In steps.
 */
export function* searchLoopChoices(
  routing: RoutingGraph,
  question: LoopQuestion,
): SearchSteps<readonly LoopChoice[]> {
  const found = yield* searchLoops(routing, question);
  return found.flatMap(({ stops, metersTwice, hasWantedLength }) => {
    const choice = choiceThrough(routing, stops, question.options);
    return choice ? [{ ...choice, metersTwice, hasWantedLength }] : [];
  });
}

/** A question for alternatives between two stops, given by their indexes in `stops`. */
export interface AlternativesQuestion extends RouteQuestion {
  readonly fromStop: number;
  readonly toStop: number;
}

/**
 * Returns up to three whole plans with another route between two stops, shortest first: the shortest route
 * between the two, if the plan does not follow it now, and real alternatives to that, each over new ground.
 * Stops between the two are dropped. Empty if a stop is unknown or cannot be reached. In steps.
 */
export function* searchAlternativeChoices(
  routing: RoutingGraph,
  { mode, stops, options, fromStop, toStop }: AlternativesQuestion,
): SearchSteps<readonly RouteChoice[]> {
  const nodes = stops.map((osmId) => routing.graph.indexOf(mode, osmId));
  const [from, to] = [nodes[fromStop], nodes[toStop]];
  if (from === undefined || to === undefined || nodes.includes(-1)) return [];
  const current = choiceThrough(routing, nodes, options);
  const shortest = routing.find(from, to, options);
  if (!current || !shortest) return [];
  const others = yield* searchAlternatives(routing, from, to, options);
  return [shortest, ...others]
    .flatMap((path) => {
      const between = stopsOfPath(routing, path, options);
      const through = [...nodes.slice(0, fromStop), ...between, ...nodes.slice(toStop + 1)];
      const choice = choiceThrough(routing, through, options);
      return choice && goesElsewhere(choice, current) ? [choice] : [];
    })
    .sort((a, b) => a.route.meters - b.route.meters)
    .slice(0, 3);
}

/** A question for the nodes within a distance. */
export interface ReachQuestion {
  readonly mode: NetworkMode;
  /** Measured from the node nearest to this place. */
  readonly near: LatLng;
  readonly meters: number;
  readonly options: RouteOptions;
}

/** A node within the distance, with the length of the route to it. */
export interface ReachedNode {
  readonly node: PlanNode;
  readonly meters: number;
}

/** Returns every junction within a distance over the network, nearest first; the first is the start. None of another region. */
export function reachedNodes(
  routing: RoutingGraph,
  question: ReachQuestion,
): readonly ReachedNode[] {
  const { graph, junctions } = routing;
  const [start] = routing.near({ place: question.near, mode: question.mode });
  if (!start || start.meters > OTHER_REGION_METERS) return [];
  const { nodes } = reachableWithin(routing, start.node, question.meters, question.options);
  const seen = new Set<number>();
  return nodes.flatMap(({ node, meters }) => {
    const junction = junctions[node] as number;
    if (seen.has(junction)) return [];
    seen.add(junction);
    return [{ node: planNode(graph, node), meters }];
  });
}

/** Returns whether part of it lies between two nodes that the other route does not connect, in either direction. */
function goesElsewhere({ route }: RouteChoice, { route: other }: RouteChoice): boolean {
  const pairs = new Set(pairsOf(other));
  return pairsOf(route).some((pair) => !pairs.has(pair));
}

function pairsOf({ nodes }: PlanRoute): readonly string[] {
  const ids = nodesAmong(nodes).map(({ osmId }) => osmId);
  return ids.slice(1).map((osmId, place) => {
    const before = ids[place] ?? 0;
    return `${Math.min(before, osmId)} ${Math.max(before, osmId)}`;
  });
}

/**
 * Returns the plan through stops as a route on offer; null if there is no route. Of successive stops in one
 * junction only the first is kept, because people see one number.
 */
export function choiceThrough(
  routing: RoutingGraph,
  stops: readonly number[],
  options: RouteOptions,
): RouteChoice | null {
  const plan = planThrough(routing, stops, options);
  if (!plan) return null;
  const { stopPlaces } = plan;
  const distinct = stops.filter((_, stop) => stopPlaces[stop] !== stopPlaces[stop - 1]);
  if (distinct.length < stops.length) return choiceThrough(routing, distinct, options);
  const { graph } = routing;
  return { stops: stops.map((node) => planNode(graph, node)), route: routeOfPlan(graph, plan) };
}
