import FlatQueue from "flatqueue";
import type { ArcRows } from "./arc-rows.ts";
import type { Landmarks } from "./landmarks.ts";
import { ARC_HAS_FERRY, ARC_HAS_PORTAGE, ARC_IS_CONNECTION } from "./merged-edges.ts";
import type { PlanGraph } from "./plan-graph.ts";
import type { ArcCost } from "./search-tree.ts";
import type { SurfaceOptions } from "./surface-weights.ts";
import { UNREACHED } from "./sweep.ts";

/** What a way is to be. */
export interface RouteOptions extends SurfaceOptions {
  /** Fewest nodes on the way, and of as many the shortest; else just the shortest. */
  readonly isFewestPosts?: boolean;
  readonly avoidFerries?: boolean;
  readonly avoidPortages?: boolean;
  /** Leaves out what belongs to connecting routes only. */
  readonly avoidConnections?: boolean;
}

/** A way from one node to another over the network. */
export interface GraphPath {
  /** Indices in the graph, both ends included; one alone when both ends are one node. */
  readonly nodes: readonly number[];
  /** The edge under each step: one fewer than nodes. */
  readonly edges: readonly number[];
  /** How long each step is. */
  readonly stepMeters: readonly number[];
  /** Along the ground. */
  readonly lengthMeters: number;
}

/** Finds ways over one graph; it keeps memory for one search at a time. */
export type FindPath = (from: number, to: number, wishes?: RouteOptions) => GraphPath | null;

/** Longer than any way in the country in decimetres: what one node more counts when nodes are few. */
const NODE_COST = 1e9;

/** More than nodes on any way: so that of ways as long the one with fewer nodes costs less. */
const COST_OF_DECIMETRE = 65_536;

/** What decides a search. */
interface Rules {
  /** Of a decimetre, and of an arc whatever its length. */
  readonly perUnit: number;
  readonly perArc: number;
  /** Decimetres of each arc, or more where its surface is not the preferred one. */
  readonly lengths: Uint32Array;
  /** Bits `ARC_…` of edges that are left out. */
  readonly avoided: number;
  /** At least how many decimetres are left from a node. */
  readonly bound: (node: number) => number;
}

/**
 * Exact shortest ways (A* with landmark bounds). Of ways that are as long it is the one with the
 * fewest nodes; of those, looked at from the end, the one that always comes from the node with the
 * lowest OSM id, over the first of several edges: the same in whichever packs it is found. Null when
 * no way leads there.
 */
export function createPathFinder(graph: PlanGraph, landmarks: Landmarks): FindPath {
  const { nodeCount, forward, edgeTraits, weights } = graph;
  const costs = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
  const bounds = new Float64Array(nodeCount);
  const arcTo = new Int32Array(nodeCount);
  const cameFrom = new Int32Array(nodeCount);
  const queue = new FlatQueue<number>();
  const boundTo = createBounds(landmarks);
  const askedModes = new Set<number>();
  let touched: number[] = [];

  function reset(): void {
    for (const node of touched) costs[node] = Number.POSITIVE_INFINITY;
    touched = [];
    queue.clear();
  }

  function reach(node: number, cost: number, { bound, perUnit }: Rules): void {
    if (costs[node] === Number.POSITIVE_INFINITY) {
      touched.push(node);
      bounds[node] = bound(node) * perUnit;
    }
    costs[node] = cost;
    const estimate = cost + (bounds[node] as number);
    if (estimate !== Number.POSITIVE_INFINITY) queue.push(node, estimate);
  }

  /** Reaches what lies one arc further, where that is nearer than known. */
  function goOnFrom(node: number, rules: Rules): void {
    const soFar = (costs[node] as number) + rules.perArc;
    const end = forward.starts[node + 1] as number;
    for (let arc = forward.starts[node] as number; arc < end; arc += 1) {
      const next = forward.nodes[arc] as number;
      const cost = soFar + (rules.lengths[arc] as number) * rules.perUnit;
      const known = costs[next] as number;
      if (cost > known || (edgeTraits[forward.edges[arc] as number] as number) & rules.avoided) {
        continue;
      }
      if (cost === known && !isBefore(node, arc, next)) continue;
      cameFrom[next] = node;
      arcTo[next] = arc;
      if (cost < known) reach(next, cost, rules);
    }
  }

  /** Whether of two ways to a node that cost the same the one from here comes first. */
  function isBefore(node: number, arc: number, next: number): boolean {
    const known = cameFrom[next] as number;
    return node < known || (node === known && arc < (arcTo[next] as number));
  }

  function search(from: number, to: number, rules: Rules): boolean {
    cameFrom[from] = -1;
    reach(from, 0, rules);
    while (queue.length > 0) {
      const estimate = queue.peekValue() as number;
      // What may still cost as little is looked at too: the last tie is decided by rule, not by chance.
      if (estimate > (costs[to] as number)) return true;
      const node = queue.pop() as number;
      // Else it was reached by a shorter way since. A node may be gone on from twice: where one-way
      // edges keep a landmark out of reach, its bound may fall by more than an edge is long.
      if (estimate <= (costs[node] as number) + (bounds[node] as number)) goOnFrom(node, rules);
    }
    return costs[to] !== Number.POSITIVE_INFINITY;
  }

  /** One search without landmarks takes less than measuring them, and finds the same: somebody waits for the first. */
  function boundFor(from: number, to: number): Rules["bound"] {
    const mode = graph.modes[from] as number;
    if (askedModes.has(mode)) landmarks.prepare(mode);
    askedModes.add(mode);
    return landmarks.isPrepared(mode) ? boundTo(to) : nothingKnown;
  }

  return (from, to, wishes = {}) => {
    reset();
    const avoided = avoidedTraits(wishes);
    const bound = boundFor(from, to);
    const lengths = weights.ofArcs(wishes, forward);
    const rules: Rules = wishes.isFewestPosts
      ? { avoided, perUnit: 1, perArc: NODE_COST, lengths, bound }
      : { avoided, perUnit: COST_OF_DECIMETRE, perArc: 1, lengths, bound };
    return search(from, to, rules) ? pathBackFrom(graph, to, { cameFrom, arcTo }) : null;
  };
}

/** The way that ends at a node, found from there back to the one that came from nowhere (-1). */
function pathBackFrom(
  graph: PlanGraph,
  to: number,
  { cameFrom, arcTo }: { readonly cameFrom: Int32Array; readonly arcTo: Int32Array },
): GraphPath {
  const nodes = [to];
  const edges: number[] = [];
  for (let node = to; (cameFrom[node] as number) >= 0; node = cameFrom[node] as number) {
    nodes.push(cameFrom[node] as number);
    edges.push(graph.forward.edges[arcTo[node] as number] as number);
  }
  return pathOfEdges(graph, nodes.reverse(), edges.reverse());
}

/** The way over these edges, between these nodes. */
export function pathOfEdges(
  { edgeLengths }: Pick<PlanGraph, "edgeLengths">,
  nodes: readonly number[],
  edges: readonly number[],
): GraphPath {
  const units = edges.map((edge) => edgeLengths[edge] as number);
  return {
    nodes,
    edges,
    stepMeters: units.map((length) => length / 10),
    lengthMeters: units.reduce((sum, length) => sum + length, 0) / 10,
  };
}

/** The bits `ARC_…` that these wishes leave out. */
function avoidedTraits({ avoidFerries, avoidPortages, avoidConnections }: RouteOptions): number {
  return (
    (avoidFerries ? ARC_HAS_FERRY : 0) |
    (avoidPortages ? ARC_HAS_PORTAGE : 0) |
    (avoidConnections ? ARC_IS_CONNECTION : 0)
  );
}

/**
 * Decimetres of arcs, more where their surface is not the preferred one, without what is avoided;
 * undefined where all cost their length.
 */
export function createArcCost(
  { forward, edgeTraits, weights }: PlanGraph,
  wishes: RouteOptions,
  arcs: ArcRows = forward,
): ArcCost | undefined {
  const avoided = avoidedTraits(wishes);
  const lengths = weights.ofArcs(wishes, arcs);
  if (avoided === 0 && lengths === arcs.lengths) return undefined;
  const { edges } = arcs;
  return (arc) =>
    (edgeTraits[edges[arc] as number] as number) & avoided
      ? Number.POSITIVE_INFINITY
      : (lengths[arc] as number);
}

/**
 * At least how far it still is to a node, in decimetres; Infinity where a landmark proves that no way
 * leads there. By the triangle inequality, over each landmark L: d(p, t) ≥ d(p, L) − d(t, L), and
 * d(p, t) ≥ d(L, t) − d(L, p). What is avoided, and what weighs more than its length, only makes ways longer, and the bound stays one.
 */
function createBounds(landmarks: Landmarks): (target: number) => Rules["bound"] {
  const { count } = landmarks;
  const fromLandmarks = new Float64Array(count);
  const toLandmarks = new Float64Array(count);
  return (target) => {
    const { from, to } = landmarks;
    for (let k = 0; k < count; k += 1) {
      fromLandmarks[k] = distanceOf(from[k + target * count] as number);
      toLandmarks[k] = distanceOf(to[k + target * count] as number);
    }
    return (node) => {
      let best = 0;
      const first = node * count;
      for (let k = 0; k < count; k += 1) {
        // Infinity less a number proves it; a number less Infinity, or Infinity twice, says nothing.
        const after = distanceOf(to[first + k] as number) - (toLandmarks[k] as number);
        if (after > best) best = after;
        const before = (fromLandmarks[k] as number) - distanceOf(from[first + k] as number);
        if (before > best) best = before;
      }
      return best;
    };
  };
}

function nothingKnown(): number {
  return 0;
}

function distanceOf(stored: number): number {
  return stored === UNREACHED ? Number.POSITIVE_INFINITY : stored;
}
