import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { NearNode } from "#domain/network/plan/merged/node-index.ts";
import { createArcCost, type RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import type { RoutingGraph } from "./plan-stops.ts";

/** The reachable part of an edge. */
export interface ReachedEdge {
  readonly edge: number;
  /** The end from which it is entered. */
  readonly from: number;
  /** The distance along it; less than its length if the limit is reached on the way. */
  readonly meters: number;
  readonly isWhole: boolean;
}

/** Everything within a distance of a node. */
export interface Reachable {
  /** With their distance along the ground, nearest first; the node itself is the first. */
  readonly nodes: readonly NearNode[];
  /** An edge that is entered from both ends without being completed appears twice. */
  readonly edges: readonly ReachedEdge[];
}

/** Returns the part of the network within a distance of a node. */
export function reachableWithin(
  { graph, trees }: Pick<RoutingGraph, "graph" | "trees">,
  from: number,
  meters: number,
  options: RouteOptions = {},
): Reachable {
  const { forward: tree } = trees;
  const { starts, edges, lengths } = graph.forward;
  const limit = meters * 10;
  // The distance is along the ground, whichever surface a route prefers.
  const arcCost = createArcCost(graph, { ...options, preferPaved: false, preferUnpaved: false });
  tree.grow([{ node: from, cost: 0 }], { limit, arcCost });
  const whole = new Map<number, ReachedEdge>();
  const partly: ReachedEdge[] = [];
  for (const node of tree.reached) {
    const left = limit - tree.costTo(node);
    for (let arc = starts[node] as number; arc < (starts[node + 1] as number); arc += 1) {
      const cost = arcCost ? arcCost(arc, node) : (lengths[arc] as number);
      if (cost === Number.POSITIVE_INFINITY) continue;
      const reached = { edge: edges[arc] as number, from: node, meters: Math.min(cost, left) / 10 };
      if (cost > left) partly.push({ ...reached, isWhole: false });
      else if (!whole.has(reached.edge)) whole.set(reached.edge, { ...reached, isWhole: true });
    }
  }
  return {
    nodes: tree.reached.map((node) => ({ node, meters: tree.costTo(node) / 10 })),
    edges: [
      ...whole.values(),
      ...partly.filter(({ edge, meters: far }) => !whole.has(edge) && far > 0),
    ],
  };
}

/**
 * Returns the node nearest to a place, in a straight line, that can be reached from a node, for when the
 * place itself cannot be reached. At the least it is the starting node.
 */
export function nearestReachable(
  { graph, trees, near }: Pick<RoutingGraph, "graph" | "trees" | "near">,
  from: number,
  place: LatLng,
  options: RouteOptions = {},
): NearNode {
  const { forward: tree } = trees;
  tree.grow([{ node: from, cost: 0 }], { arcCost: createArcCost(graph, options) });
  const isWanted = (node: number) => tree.costTo(node) !== Number.POSITIVE_INFINITY;
  const mode = NETWORK_MODES[graph.modes[from] as 0 | 1 | 2 | 3];
  const [nearest] = near({ place, mode, isWanted });
  return nearest as NearNode;
}
