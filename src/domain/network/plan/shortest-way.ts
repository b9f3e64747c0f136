import FlatQueue from "flatqueue";
import { type Landmarks, UNREACHED } from "./landmarks.ts";
import { ARC_HAS_FERRY, ARC_HAS_PORTAGE, ARC_IS_CONNECTION, type PlanGraph } from "./plan-graph.ts";

/** What a way is to be. */
export interface WayWishes {
  /** Fewest posts on the way, and of as many the shortest; else just the shortest. */
  readonly isFewestPosts?: boolean;
  readonly avoidFerries?: boolean;
  readonly avoidPortages?: boolean;
  /** Leaves out what belongs to connecting routes only. */
  readonly avoidConnections?: boolean;
}

/** A way from one post to another over the network. */
export interface PlannedWay {
  /** Indices in the graph, both ends included; one alone when both ends are one post. */
  readonly posts: readonly number[];
  /** The edge under each step: one fewer than posts. */
  readonly edges: readonly number[];
  /** How long each step is. */
  readonly stepMeters: readonly number[];
  /** Along the ground. */
  readonly lengthMeters: number;
}

/** Finds ways over one graph; it keeps memory for one search at a time. */
export type FindWay = (from: number, to: number, wishes?: WayWishes) => PlannedWay | null;

/** Longer than any way in the country in decimetres: what one post more counts when posts are few. */
const POST_COST = 1e9;

/** What decides a search. */
interface Rules {
  /** Added at each post. */
  readonly stepCost: number;
  /** Bits `ARC_…` of edges that are left out. */
  readonly avoided: number;
  /** At least how much is left from a post. */
  readonly bound: (post: number) => number;
}

/**
 * Exact shortest ways (A* with landmark bounds). Of ways that cost the same the answer is always the
 * same one. Null when no way leads there.
 */
export function createWayFinder(graph: PlanGraph, landmarks: Landmarks): FindWay {
  const { postCount, forward } = graph;
  const costs = new Float64Array(postCount).fill(Number.POSITIVE_INFINITY);
  const arcTo = new Int32Array(postCount);
  const cameFrom = new Int32Array(postCount);
  const bounds = new Float64Array(postCount);
  const queue = new FlatQueue<number>();
  let touched: number[] = [];

  function startAnew(): void {
    for (const post of touched) costs[post] = Number.POSITIVE_INFINITY;
    touched = [];
    queue.clear();
  }

  function reach(post: number, cost: number, bound: (post: number) => number): void {
    if (costs[post] === Number.POSITIVE_INFINITY) {
      touched.push(post);
      bounds[post] = bound(post);
    }
    costs[post] = cost;
    queue.push(post, cost + (bounds[post] as number));
  }

  /** Reaches what lies one arc further, where that is nearer than known. */
  function goOnFrom(post: number, { stepCost, avoided, bound }: Rules): void {
    const soFar = (costs[post] as number) + stepCost;
    const end = forward.starts[post + 1] as number;
    for (let arc = forward.starts[post] as number; arc < end; arc += 1) {
      const next = forward.posts[arc] as number;
      const cost = soFar + (forward.lengths[arc] as number);
      const isAvoided = (graph.edgeTraits[forward.edges[arc] as number] as number) & avoided;
      if (isAvoided || cost >= (costs[next] as number)) continue;
      cameFrom[next] = post;
      arcTo[next] = arc;
      reach(next, cost, bound);
    }
  }

  function search(from: number, to: number, rules: Rules): boolean {
    reach(from, 0, rules.bound);
    while (queue.length > 0) {
      const estimate = queue.peekValue() as number;
      const post = queue.pop() as number;
      if (post === to) return true;
      // Else it was reached by a shorter way since. A post may be gone on from twice: where one-way
      // edges keep a landmark out of reach, its bound may fall by more than an edge is long.
      if (estimate <= (costs[post] as number) + (bounds[post] as number)) goOnFrom(post, rules);
    }
    return false;
  }

  function wayTo(from: number, to: number): PlannedWay {
    const posts = [to];
    const edges: number[] = [];
    const stepMeters: number[] = [];
    let units = 0;
    for (let post = to; post !== from; post = cameFrom[post] as number) {
      const arc = arcTo[post] as number;
      posts.push(cameFrom[post] as number);
      edges.push(forward.edges[arc] as number);
      stepMeters.push((forward.lengths[arc] as number) / 10);
      units += forward.lengths[arc] as number;
    }
    return {
      posts: posts.reverse(),
      edges: edges.reverse(),
      stepMeters: stepMeters.reverse(),
      lengthMeters: units / 10,
    };
  }

  return (from, to, wishes = {}) => {
    startAnew();
    const rules = {
      stepCost: wishes.isFewestPosts ? POST_COST : 0,
      avoided: avoidedTraits(wishes),
      bound: wishes.isFewestPosts ? () => 0 : createBound(landmarks, to),
    };
    return search(from, to, rules) ? wayTo(from, to) : null;
  };
}

function avoidedTraits({ avoidFerries, avoidPortages, avoidConnections }: WayWishes): number {
  return (
    (avoidFerries ? ARC_HAS_FERRY : 0) |
    (avoidPortages ? ARC_HAS_PORTAGE : 0) |
    (avoidConnections ? ARC_IS_CONNECTION : 0)
  );
}

/**
 * At least how far it still is to a post, in decimetres; Infinity where a landmark proves that no way
 * leads. By the triangle inequality, over each landmark L: d(p, t) ≥ d(p, L) − d(t, L), and
 * d(p, t) ≥ d(L, t) − d(L, p). What is avoided only makes ways longer, and the bound stays one.
 */
function createBound({ count, from, to }: Landmarks, target: number): (post: number) => number {
  const toLandmark = Array.from({ length: count }, (_, k) => to[k + target * count] as number);
  const fromLandmark = Array.from({ length: count }, (_, k) => from[k + target * count] as number);
  return (post) => {
    let best = 0;
    for (let k = 0; k < count; k += 1) {
      const there = to[k + post * count] as number;
      if (there !== UNREACHED && toLandmark[k] !== UNREACHED) {
        best = Math.max(best, there - (toLandmark[k] as number));
      }
      const hither = from[k + post * count] as number;
      if (hither !== UNREACHED && fromLandmark[k] !== UNREACHED) {
        best = Math.max(best, (fromLandmark[k] as number) - hither);
      }
    }
    return best;
  };
}
