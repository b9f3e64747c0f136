import type { RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { inOneGo, type SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { SearchTree } from "#domain/network/plan/search/search-tree.ts";
import {
  createArcCost,
  type GraphPath,
  pathOfEdges,
  type RouteOptions,
} from "#domain/network/plan/search/shortest-path.ts";

/** The largest number of alternatives. */
const MAX_ALTERNATIVES = 3;

/** A detour is at most this many times as long as the part of the shortest path that it replaces. */
const MAX_STRETCH = 1.5;

/** The largest part of an alternative that may lie on the shortest path or on another alternative. */
const MAX_SHARED = 0.6;

/**
 * Returns up to three real alternatives to the shortest path, shortest first; empty if there are none. Each
 * contains a plateau: a stretch where the cheapest paths from one end and to the other coincide ("Choice
 * Routing", Cambridge Vehicle Information Technology 2005; Abraham et al., "Alternative Routes in Road
 * Networks", 2010). A detour is at most 1.5 times as long as the part that it replaces, at most 60 % is
 * shared with the shortest path or another alternative, and no number is passed twice. If a surface is
 * preferred, lengths are weighted.
 */
export function findAlternatives(
  ...search: Parameters<typeof searchAlternatives>
): readonly GraphPath[] {
  return inOneGo(searchAlternatives(...search));
}

/** Does the same as `findAlternatives`, in steps. */
export function* searchAlternatives(
  routing: Pick<RoutingGraph, "graph" | "find" | "junctions" | "trees">,
  from: number,
  to: number,
  options: RouteOptions = {},
): SearchSteps<readonly GraphPath[]> {
  const shortest = routing.find(from, to, { ...options, isFewestPosts: false });
  if (!shortest || shortest.edges.length === 0) return [];
  const weights = routing.graph.weights.ofEdges(options);
  growBoth(routing, from, to, weightOf(weights, shortest.edges) * MAX_STRETCH, options);
  const chosen: GraphPath[] = [];
  for (const { start } of plateaus(routing.trees)) {
    yield;
    const path = pathVia(routing, start);
    if (!isReal(routing, path, shortest, weights)) continue;
    if (chosen.some((other) => isAlike(routing, path, other, weights))) continue;
    chosen.push(path);
    if (chosen.length === MAX_ALTERNATIVES) break;
  }
  return chosen.sort((a, b) => a.lengthMeters - b.lengthMeters);
}

function growBoth(
  { graph, trees }: Pick<RoutingGraph, "graph" | "trees">,
  from: number,
  to: number,
  limit: number,
  options: RouteOptions,
): void {
  const away = createArcCost(graph, options);
  trees.forward.grow([{ node: from, cost: 0 }], { limit, arcCost: away });
  const back = createArcCost(graph, options, graph.backward);
  trees.backward.grow([{ node: to, cost: 0 }], { limit, arcCost: back });
}

/** The stretch where the paths from one end and to the other coincide, from its first node. */
interface Plateau {
  readonly start: number;
  /** The cost of the path over it, minus the plateau itself; less is better. */
  readonly cost: number;
}

function plateaus({ forward, backward }: RoutingGraph["trees"]): readonly Plateau[] {
  const isJoined = (node: number, next: number) =>
    next >= 0 && forward.nodeBefore(next) === node && backward.nodeBefore(node) === next;
  const found: Plateau[] = [];
  for (const start of forward.reached) {
    const before = forward.nodeBefore(start);
    if (before >= 0 && isJoined(before, start)) continue;
    let end = start;
    while (isJoined(end, backward.nodeBefore(end))) end = backward.nodeBefore(end);
    // A node where the paths only touch is a plateau of length 0; sparse networks have no others.
    const cost = forward.costTo(start) + backward.costTo(end);
    if (cost !== Number.POSITIVE_INFINITY) found.push({ start, cost });
  }
  return found.sort((a, b) => a.cost - b.cost || a.start - b.start);
}

/** Returns the cheapest path from one end to a node, and on to the other end. */
function pathVia({ graph, trees }: Pick<RoutingGraph, "graph" | "trees">, via: number): GraphPath {
  const nodes = [via];
  const edges: number[] = [];
  const follow = (tree: SearchTree, arcs: RoutingGraph["graph"]["forward"]): void => {
    for (let node = via; tree.nodeBefore(node) >= 0; node = tree.nodeBefore(node)) {
      nodes.push(tree.nodeBefore(node));
      edges.push(arcs.edges[tree.arcTo(node)] as number);
    }
  };
  follow(trees.forward, graph.forward);
  nodes.reverse();
  edges.reverse();
  follow(trees.backward, graph.backward);
  return pathOfEdges(graph, nodes, edges);
}

function isReal(
  routing: Pick<RoutingGraph, "graph" | "junctions">,
  path: GraphPath,
  shortest: GraphPath,
  weights: Uint32Array,
): boolean {
  const numbers = path.nodes.map((node) => routing.junctions[node]);
  const passesTwice = numbers.some(
    (number, place) => number !== numbers[place - 1] && numbers.indexOf(number) < place,
  );
  const shared = sharedWeight(routing, path, shortest, weights);
  const own = weightOf(weights, path.edges) - shared;
  const replaced = weightOf(weights, shortest.edges) - shared;
  return (
    !passesTwice && !isAlike(routing, path, shortest, weights) && own <= MAX_STRETCH * replaced
  );
}

function isAlike(
  routing: Pick<RoutingGraph, "graph">,
  path: GraphPath,
  other: GraphPath,
  weights: Uint32Array,
): boolean {
  const shorter = Math.min(weightOf(weights, path.edges), weightOf(weights, other.edges));
  return sharedWeight(routing, path, other, weights) > MAX_SHARED * shorter;
}

function weightOf(weights: Uint32Array, edges: readonly number[]): number {
  return edges.reduce((sum, edge) => sum + (weights[edge] as number), 0);
}

/**
 * Returns the weight that two paths share between the same nodes, because packs of different dates may each
 * have an edge there.
 */
function sharedWeight(
  { graph }: Pick<RoutingGraph, "graph">,
  path: GraphPath,
  other: GraphPath,
  weights: Uint32Array,
): number {
  const pairs = new Set(other.edges.map((edge) => pairOf(graph, edge)));
  const shared = path.edges.filter((edge) => pairs.has(pairOf(graph, edge)));
  return weightOf(weights, shared);
}

/** Returns one number for all edges between two nodes, in either direction. */
export function pairOf(
  { edgeFrom, edgeTo, nodeCount }: RoutingGraph["graph"],
  edge: number,
): number {
  const [from, to] = [edgeFrom[edge] as number, edgeTo[edge] as number];
  return Math.min(from, to) * nodeCount + Math.max(from, to);
}
