import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanNode } from "./plan-route.ts";
import { nodesWithNumber, type RoutingGraph } from "./plan-stops.ts";
import { planNode } from "./route-through.ts";

/** Which node is meant by a number: the same one stands on hundreds of nodes. */
export interface NumberQuestion {
  /** As typed. */
  readonly number: string;
  readonly mode: NetworkMode;
  /** The node it is to be reached from; null for the first of a plan. */
  readonly fromOsmId: number | null;
  /** Around here, for the first of a plan. */
  readonly near: LatLng;
}

/** A node that may be meant. */
export interface NumberedNode {
  readonly node: PlanNode;
  /** Over the network from the node before it; of the first of a plan as the crow flies from `near`. */
  readonly meters: number;
}

/** The nodes that may be meant, the nearest first; why there is none. */
export type NumberAnswer =
  | { readonly kind: "found"; readonly nodes: readonly NumberedNode[] }
  | { readonly kind: "no-such-number" }
  | { readonly kind: "no-way" };

const MOST_NODES = 5;

/** The nodes that carry a number, or a name, the nearest first and at most five; of one number that lies together one. */
export function nodesNumbered(routing: RoutingGraph, question: NumberQuestion): NumberAnswer {
  const { graph, junctions } = routing;
  const carriers = nodesWithNumber(graph, question.number, question.mode);
  if (carriers.length === 0) return { kind: "no-such-number" };
  const metersTo = farFrom(routing, question);
  const inReach = carriers
    .map((node) => ({ node, meters: metersTo(node) }))
    .filter(({ meters }) => Number.isFinite(meters))
    .sort((a, b) => a.meters - b.meters);
  if (inReach.length === 0) return { kind: "no-way" };
  const nodes = inReach
    .filter(({ node }, index) => {
      const junction = junctions[node];
      return inReach.findIndex((other) => junctions[other.node] === junction) === index;
    })
    .slice(0, MOST_NODES)
    .map(({ node, meters }) => ({ node: planNode(graph, node), meters }));
  return { kind: "found", nodes };
}

/** How far a node is: over the network from the node before it, else as the crow flies. */
function farFrom(
  { graph, junctions, trees }: RoutingGraph,
  { mode, fromOsmId, near }: NumberQuestion,
): (node: number) => number {
  if (fromOsmId === null) return (node) => distanceMeters(near, graph.node(node));
  const from = graph.indexOf(mode, fromOsmId);
  if (from < 0) return () => Number.POSITIVE_INFINITY;
  trees.forward.grow([{ node: from, cost: 0 }]);
  return (node) =>
    junctions[node] === junctions[from]
      ? Number.POSITIVE_INFINITY
      : trees.forward.costTo(node) / 10;
}

/** Whether the second of these is about as near as the first: then only whoever typed it knows which is meant. */
export function isAmbiguous(nodes: readonly NumberedNode[]): boolean {
  const [first, second] = nodes;
  return first !== undefined && second !== undefined && second.meters < 2 * first.meters + 1000;
}

/** The numbers in what somebody typed or pasted: "12 34, 51", "12 → 34", "12-34". */
export function numbersIn(text: string): readonly string[] {
  return text.split(/[\s,;>→–—-]+/).filter((word) => word !== "");
}
