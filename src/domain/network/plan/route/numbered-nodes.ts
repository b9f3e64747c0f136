import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { withoutNodeWords } from "#domain/network/node-words.ts";
import type { PlanNode } from "./plan-route.ts";
import { nodesWithNumber, type RoutingGraph } from "./plan-stops.ts";
import { planNode } from "./route-through.ts";

/** A question for the nodes with a number, which hundreds of nodes may share. */
export interface NumberQuestion {
  /** As typed. */
  readonly number: string;
  readonly mode: NetworkMode;
  /** The previous node of the plan, from which distances are measured; null for the first node. */
  readonly fromOsmId: number | null;
  /** The reference place for the first node of a plan. */
  readonly near: LatLng;
}

/** A node with the number that was asked for. */
export interface NumberedNode {
  readonly node: PlanNode;
  /** The distance over the network from the previous node; for the first node the straight distance from `near`. */
  readonly meters: number;
}

/** The matching nodes, nearest first, or the reason why there are none. */
export type NumberAnswer =
  | { readonly kind: "found"; readonly nodes: readonly NumberedNode[] }
  | { readonly kind: "no-such-number" }
  | { readonly kind: "no-way" };

const MAX_NODES = 5;

/** Returns the nodes with a number or name, nearest first, at most five, and one per junction. */
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
    .slice(0, MAX_NODES)
    .map(({ node, meters }) => ({ node: planNode(graph, node), meters }));
  return { kind: "found", nodes };
}

/**
 * Returns a function for the distance to a node: over the network from the previous node, or in a straight
 * line without one.
 */
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

/** Returns whether the second node is about as near as the first, so that only the user can choose. */
export function isAmbiguous(nodes: readonly NumberedNode[]): boolean {
  const [first, second] = nodes;
  return first !== undefined && second !== undefined && second.meters < 2 * first.meters + 1000;
}

/** Returns the numbers in a typed or pasted text: "12 34, 51", "12 → 34", "12-34", "kp 12, kp 34". */
export function numbersIn(text: string): readonly string[] {
  return withoutNodeWords(text)
    .split(/[\s,;>→–—-]+/)
    .filter((word) => word !== "");
}
