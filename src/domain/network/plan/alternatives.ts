import type { RoutingGraph } from "./plan-stops.ts";
import { inOneGo, type SearchSteps } from "./search-steps.ts";
import type { SearchTree } from "./search-tree.ts";
import { createArcCost, type PlannedWay, type WayWishes, wayOfEdges } from "./shortest-way.ts";

/** More choices than these are none. */
const MOST_ALTERNATIVES = 3;

/** What differs from the shortest way is at most so many times as long as what it replaces. */
const MOST_STRETCH = 1.5;

/** So much of an alternative may at most lie on the shortest way, or on another alternative. */
const MOST_SHARED = 0.6;

/**
 * Up to three real alternatives to the shortest way, the shortest first; none where the network has
 * none. Each has a stretch that is the shortest way for itself: where the cheapest ways from the one
 * end and to the other run together, a plateau ("Choice Routing", Cambridge Vehicle Information
 * Technology 2005; Abraham et al., "Alternative Routes in Road Networks", 2010). What differs from the
 * shortest way is at most 1.5 times as long as what it replaces, at most 60 % is shared with it or
 * with another alternative, and no number is passed twice. Where a surface is preferred, "shortest" and
 * "as long" are by weight.
 */
export function findAlternatives(
  ...search: Parameters<typeof searchAlternatives>
): readonly PlannedWay[] {
  return inOneGo(searchAlternatives(...search));
}

/** As `findAlternatives`, in steps. */
export function* searchAlternatives(
  routing: Pick<RoutingGraph, "graph" | "find" | "leads" | "trees">,
  from: number,
  to: number,
  wishes: WayWishes = {},
): SearchSteps<readonly PlannedWay[]> {
  const shortest = routing.find(from, to, { ...wishes, isFewestPosts: false });
  if (!shortest || shortest.edges.length === 0) return [];
  const weights = routing.graph.weights.ofEdges(wishes);
  growBoth(routing, from, to, weightOf(weights, shortest.edges) * MOST_STRETCH, wishes);
  const chosen: PlannedWay[] = [];
  for (const { start } of plateaus(routing.trees)) {
    yield;
    const way = wayVia(routing, start);
    if (!isReal(routing, way, shortest, weights)) continue;
    if (chosen.some((other) => isAlike(routing, way, other, weights))) continue;
    chosen.push(way);
    if (chosen.length === MOST_ALTERNATIVES) break;
  }
  return chosen.sort((a, b) => a.lengthMeters - b.lengthMeters);
}

function growBoth(
  { graph, trees }: Pick<RoutingGraph, "graph" | "trees">,
  from: number,
  to: number,
  limit: number,
  wishes: WayWishes,
): void {
  const away = createArcCost(graph, wishes);
  trees.forward.grow([{ post: from, cost: 0 }], { limit, arcCost: away });
  const back = createArcCost(graph, wishes, graph.backward);
  trees.backward.grow([{ post: to, cost: 0 }], { limit, arcCost: back });
}

/** Where the ways away and back run together, from its first post. */
interface Plateau {
  readonly start: number;
  /** Of the way over it, without the plateau itself: the less of it, the better. */
  readonly cost: number;
}

function plateaus({ forward, backward }: RoutingGraph["trees"]): readonly Plateau[] {
  const isJoined = (post: number, next: number) =>
    next >= 0 && forward.postBefore(next) === post && backward.postBefore(post) === next;
  const found: Plateau[] = [];
  for (const start of forward.reached) {
    const before = forward.postBefore(start);
    if (before >= 0 && isJoined(before, start)) continue;
    let end = start;
    while (isJoined(end, backward.postBefore(end))) end = backward.postBefore(end);
    // A post where they only touch is a plateau without length: networks of few posts have no others.
    const cost = forward.costTo(start) + backward.costTo(end);
    if (cost !== Number.POSITIVE_INFINITY) found.push({ start, cost });
  }
  return found.sort((a, b) => a.cost - b.cost || a.start - b.start);
}

/** The cheapest way from the one end to a post, and from there to the other. */
function wayVia({ graph, trees }: Pick<RoutingGraph, "graph" | "trees">, via: number): PlannedWay {
  const posts = [via];
  const edges: number[] = [];
  const follow = (tree: SearchTree, arcs: RoutingGraph["graph"]["forward"]): void => {
    for (let post = via; tree.postBefore(post) >= 0; post = tree.postBefore(post)) {
      posts.push(tree.postBefore(post));
      edges.push(arcs.edges[tree.arcTo(post)] as number);
    }
  };
  follow(trees.forward, graph.forward);
  posts.reverse();
  edges.reverse();
  follow(trees.backward, graph.backward);
  return wayOfEdges(graph, posts, edges);
}

function isReal(
  routing: Pick<RoutingGraph, "graph" | "leads">,
  way: PlannedWay,
  shortest: PlannedWay,
  weights: Uint32Array,
): boolean {
  const numbers = way.posts.map((post) => routing.leads[post]);
  const passesTwice = numbers.some(
    (number, place) => number !== numbers[place - 1] && numbers.indexOf(number) < place,
  );
  const shared = sharedWeight(routing, way, shortest, weights);
  const own = weightOf(weights, way.edges) - shared;
  const replaced = weightOf(weights, shortest.edges) - shared;
  return (
    !passesTwice && !isAlike(routing, way, shortest, weights) && own <= MOST_STRETCH * replaced
  );
}

function isAlike(
  routing: Pick<RoutingGraph, "graph">,
  way: PlannedWay,
  other: PlannedWay,
  weights: Uint32Array,
): boolean {
  const shorter = Math.min(weightOf(weights, way.edges), weightOf(weights, other.edges));
  return sharedWeight(routing, way, other, weights) > MOST_SHARED * shorter;
}

function weightOf(weights: Uint32Array, edges: readonly number[]): number {
  return edges.reduce((sum, edge) => sum + (weights[edge] as number), 0);
}

/** How much of two ways runs between the same posts: packs of two dates may each have an edge there. */
function sharedWeight(
  { graph }: Pick<RoutingGraph, "graph">,
  way: PlannedWay,
  other: PlannedWay,
  weights: Uint32Array,
): number {
  const pairs = new Set(other.edges.map((edge) => pairOf(graph, edge)));
  const shared = way.edges.filter((edge) => pairs.has(pairOf(graph, edge)));
  return weightOf(weights, shared);
}

/** One number for all edges between two posts, whatever their direction. */
export function pairOf(
  { edgeFrom, edgeTo, postCount }: RoutingGraph["graph"],
  edge: number,
): number {
  const [from, to] = [edgeFrom[edge] as number, edgeTo[edge] as number];
  return Math.min(from, to) * postCount + Math.max(from, to);
}
