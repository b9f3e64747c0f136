import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { searchAlternatives } from "./alternatives.ts";
import { searchLoops } from "./loops.ts";
import type { PlanNode, PlanRoute } from "./plan-route.ts";
import { planThrough, type RoutingGraph } from "./plan-stops.ts";
import { reachableWithin } from "./reachable.ts";
import { planNode, type RouteQuestion, routeOfPlan } from "./route-through.ts";
import type { SearchSteps } from "./search-steps.ts";
import type { RouteOptions } from "./shortest-path.ts";
import { stopsOfPath } from "./stops-of-path.ts";

/** A way that may be taken, with the stops by which the same question finds it again. */
export interface RouteChoice {
  readonly stops: readonly PlanNode[];
  readonly route: PlanRoute;
}

/** What loop is asked for. */
export interface LoopQuestion {
  readonly mode: NetworkMode;
  /** It begins at the node nearest to this place, or where none has a good one there, the next. */
  readonly near: LatLng;
  readonly meters: number;
  readonly wishes: RouteOptions;
}

/** A loop that may be taken. */
export interface LoopChoice extends RouteChoice {
  /** Of ground that it goes over more than once, every time but the first. */
  readonly metersTwice: number;
  /** Within 10 %. */
  readonly isAsLongAsWanted: boolean;
}

/** Several loops, the best first; one that is not as long as wanted stands alone. Empty where none leads back. In steps. */
export function* searchLoopChoices(
  routing: RoutingGraph,
  question: LoopQuestion,
): SearchSteps<readonly LoopChoice[]> {
  const found = yield* searchLoops(routing, question);
  return found.flatMap(({ stops, metersTwice, isAsLongAsWanted }) => {
    const choice = choiceThrough(routing, stops, question.wishes);
    return choice ? [{ ...choice, metersTwice, isAsLongAsWanted }] : [];
  });
}

/** Between which two stops of a plan another way is asked for, by their places in `stops`. */
export interface AlternativesQuestion extends RouteQuestion {
  readonly fromStop: number;
  readonly toStop: number;
}

/**
 * Whole plans that go another way between two stops, the shortest first, at most three: the shortest way
 * between the two, where the plan does not go it now, and real alternatives to that, each over ground
 * that the plan does not have. What stops lie between the two is not passed of itself. Empty when a stop is unknown or
 * cannot be reached. In steps.
 */
export function* searchAlternativeChoices(
  routing: RoutingGraph,
  { mode, stops, wishes, fromStop, toStop }: AlternativesQuestion,
): SearchSteps<readonly RouteChoice[]> {
  const nodes = stops.map((osmId) => routing.graph.indexOf(mode, osmId));
  const [from, to] = [nodes[fromStop], nodes[toStop]];
  if (from === undefined || to === undefined || nodes.includes(-1)) return [];
  const current = choiceThrough(routing, nodes, wishes);
  const shortest = routing.find(from, to, wishes);
  if (!current || !shortest) return [];
  const others = yield* searchAlternatives(routing, from, to, wishes);
  return [shortest, ...others]
    .flatMap((path) => {
      const between = stopsOfPath(routing, path, wishes);
      const through = [...nodes.slice(0, fromStop), ...between, ...nodes.slice(toStop + 1)];
      const choice = choiceThrough(routing, through, wishes);
      return choice && goesElsewhere(choice, current) ? [choice] : [];
    })
    .sort((a, b) => a.route.meters - b.route.meters)
    .slice(0, 3);
}

/** From where, and how far. */
export interface ReachQuestion {
  readonly mode: NetworkMode;
  /** Measured from the node nearest to this place. */
  readonly near: LatLng;
  readonly meters: number;
  readonly wishes: RouteOptions;
}

/** A node within the distance, with the way there along the ground. */
export interface ReachedNode {
  readonly node: PlanNode;
  readonly meters: number;
}

/** Every number within a distance over the network, the nearest first: the first is where it is measured from. */
export function reachedNodes(
  routing: RoutingGraph,
  question: ReachQuestion,
): readonly ReachedNode[] {
  const { graph, junctions } = routing;
  const [start] = routing.near({ place: question.near, mode: question.mode });
  if (!start) return [];
  const { nodes } = reachableWithin(routing, start.node, question.meters, question.wishes);
  const seen = new Set<number>();
  return nodes.flatMap(({ node, meters }) => {
    const junction = junctions[node] as number;
    if (seen.has(junction)) return [];
    seen.add(junction);
    return [{ node: planNode(graph, node), meters }];
  });
}

/** Whether any of it lies between two nodes that the other has no way between, in either direction. */
function goesElsewhere({ route }: RouteChoice, { route: other }: RouteChoice): boolean {
  const pairs = new Set(pairsOf(other));
  return pairsOf(route).some((pair) => !pairs.has(pair));
}

function pairsOf({ nodes }: PlanRoute): readonly string[] {
  return nodes.slice(1).map(({ osmId }, place) => {
    const before = nodes[place]?.osmId ?? 0;
    return `${Math.min(before, osmId)} ${Math.max(before, osmId)}`;
  });
}

/**
 * The plan through stops as one that may be taken; null where there is no way. Of stops that follow one
 * another and are nodes of one number only the first is kept: for people the second says nothing.
 */
export function choiceThrough(
  routing: RoutingGraph,
  stops: readonly number[],
  wishes: RouteOptions,
): RouteChoice | null {
  const plan = planThrough(routing, stops, wishes);
  if (!plan) return null;
  const { stopPlaces } = plan;
  const kept = stops.filter((_, stop) => stopPlaces[stop] !== stopPlaces[stop - 1]);
  if (kept.length < stops.length) return choiceThrough(routing, kept, wishes);
  const { graph } = routing;
  return { stops: stops.map((node) => planNode(graph, node)), route: routeOfPlan(graph, plan) };
}
