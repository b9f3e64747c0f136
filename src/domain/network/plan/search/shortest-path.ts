import FlatQueue from "flatqueue";
import type { ArcRows } from "#domain/network/plan/merged/arc-rows.ts";
import {
  ARC_HAS_FERRY,
  ARC_HAS_PORTAGE,
  ARC_IS_CONNECTION,
  ARC_IS_IMPASSABLE,
} from "#domain/network/plan/merged/merged-edges.ts";
import type { PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";
import type { SurfaceOptions } from "#domain/network/plan/merged/surface-weights.ts";
import type { Landmarks } from "./landmarks.ts";
import type { ArcCost } from "./search-tree.ts";
import { UNREACHED } from "./sweep.ts";

/** The options of a route. */
export interface RouteOptions extends SurfaceOptions {
  /** Prefers the route with the fewest nodes, and the shortest of those, instead of just the shortest. */
  readonly isFewestPosts?: boolean;
  readonly avoidFerries?: boolean;
  readonly avoidPortages?: boolean;
  /** Avoids edges that belong to connecting routes only. */
  readonly avoidConnections?: boolean;
  /** Avoids edges with a bridge or lock that the boat of the user does not pass, as `markImpassable` marked them. */
  readonly avoidImpassable?: boolean;
  /** Avoids waters that motorboats use, for canoes beside the network. */
  readonly avoidMotorWaters?: boolean;
}

/** A path from one node to another over the network. */
export interface GraphPath {
  /** Indices in the graph, both ends included; a single one if both ends are the same node. */
  readonly nodes: readonly number[];
  /** The edge of each step: one fewer than nodes. */
  readonly edges: readonly number[];
  /** The length of each step. */
  readonly stepMeters: readonly number[];
  /** Along the ground. */
  readonly lengthMeters: number;
}

/** Finds paths in one graph; uses memory for one search at a time. */
export type FindPath = (from: number, to: number, options?: RouteOptions) => GraphPath | null;

/** The cost of a node when nodes should be few: more than the length of any path in the country, in decimetres. */
const NODE_COST = 1e9;

/**
 * The cost of a decimetre: more than the number of nodes on any path, so that of equally long paths the one
 * with fewer nodes is cheaper.
 */
const COST_OF_DECIMETRE = 65_536;

/** The parameters of a search. */
interface Rules {
  /** The cost of a decimetre, and of an arc regardless of its length. */
  readonly perUnit: number;
  readonly perArc: number;
  /** Decimetres of each arc, or more if its surface is not the preferred one. */
  readonly lengths: Uint32Array;
  /** The `ARC_…` bits of edges to avoid. */
  readonly avoided: number;
  /** Returns a lower bound on the remaining decimetres from a node. */
  readonly bound: (node: number) => number;
}

/**
 * Creates an exact search for shortest paths (A* with landmark bounds). Among equally long paths it returns
 * the one with the fewest nodes; among those, followed from the end, the one that always comes from the node
 * with the lowest OSM id, over the first of several edges, so that the result does not depend on the packs.
 * Null if there is no path.
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

  /** Relaxes the arcs of a node. */
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

  /** Returns whether of two equally cheap paths to a node the one from here comes first. */
  function isBefore(node: number, arc: number, next: number): boolean {
    const known = cameFrom[next] as number;
    return node < known || (node === known && arc < (arcTo[next] as number));
  }

  function search(from: number, to: number, rules: Rules): boolean {
    cameFrom[from] = -1;
    reach(from, 0, rules);
    while (queue.length > 0) {
      const estimate = queue.peekValue() as number;
      // Nodes that may cost as little are still visited, so that ties are resolved by rule and not by chance.
      if (estimate > (costs[to] as number)) return true;
      const node = queue.pop() as number;
      // If not, a shorter path was found since. A node may be expanded twice: where one-way edges make a
      // landmark unreachable, its bound may drop by more than the length of an edge.
      if (estimate <= (costs[node] as number) + (bounds[node] as number)) goOnFrom(node, rules);
    }
    return costs[to] !== Number.POSITIVE_INFINITY;
  }

  /**
   * The first search in a mode goes without landmarks, because someone is waiting and measuring takes longer;
   * the result is the same.
   */
  function boundFor(from: number, to: number): Rules["bound"] {
    const mode = graph.modes[from] as number;
    if (askedModes.has(mode)) landmarks.prepare(mode);
    askedModes.add(mode);
    return landmarks.isPrepared(mode) ? boundTo(to) : nothingKnown;
  }

  return (from, to, options = {}) => {
    reset();
    const avoided = avoidedTraits(options);
    const bound = boundFor(from, to);
    const lengths = weights.ofArcs(options, forward);
    const rules: Rules = options.isFewestPosts
      ? { avoided, perUnit: 1, perArc: NODE_COST, lengths, bound }
      : { avoided, perUnit: COST_OF_DECIMETRE, perArc: 1, lengths, bound };
    return search(from, to, rules) ? pathBackFrom(graph, to, { cameFrom, arcTo }) : null;
  };
}

/** Traces a path back from its last node to the first, whose predecessor is -1. */
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

/** Returns the path over these edges between these nodes. */
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

/** Returns the `ARC_…` bits of the edges that these options avoid. */
function avoidedTraits(options: RouteOptions): number {
  return (
    (options.avoidFerries ? ARC_HAS_FERRY : 0) |
    (options.avoidPortages ? ARC_HAS_PORTAGE : 0) |
    (options.avoidConnections ? ARC_IS_CONNECTION : 0) |
    (options.avoidImpassable ? ARC_IS_IMPASSABLE : 0)
  );
}

/**
 * Returns the cost of arcs in decimetres, higher for surfaces that are not preferred and infinite for avoided
 * edges; undefined if every arc costs its length.
 */
export function createArcCost(
  { forward, edgeTraits, weights }: PlanGraph,
  options: RouteOptions,
  arcs: ArcRows = forward,
): ArcCost | undefined {
  const avoided = avoidedTraits(options);
  const lengths = weights.ofArcs(options, arcs);
  if (avoided === 0 && lengths === arcs.lengths) return undefined;
  const { edges } = arcs;
  return (arc) =>
    (edgeTraits[edges[arc] as number] as number) & avoided
      ? Number.POSITIVE_INFINITY
      : (lengths[arc] as number);
}

/**
 * Returns lower bounds on the distance to a node, in decimetres; Infinity where a landmark proves that there
 * is no path. By the triangle inequality, for each landmark L: d(p, t) ≥ d(p, L) − d(t, L), and d(p, t) ≥
 * d(L, t) − d(L, p). Avoided edges and surface weights only make paths longer, so the bounds still hold.
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
        // Infinity minus a number proves it; a number minus Infinity, or Infinity minus Infinity, says
        // nothing.
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
