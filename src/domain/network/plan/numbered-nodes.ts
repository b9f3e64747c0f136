import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanNode } from "./plan-route.ts";
import { postsNumbered, type RoutingGraph } from "./plan-stops.ts";
import { planNode } from "./route-through.ts";

/** Which node is meant by a number: the same one stands on hundreds of posts. */
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
  const { graph, leads } = routing;
  const posts = postsNumbered(graph, question.number, question.mode);
  if (posts.length === 0) return { kind: "no-such-number" };
  const metersTo = farFrom(routing, question);
  const inReach = posts
    .map((post) => ({ post, meters: metersTo(post) }))
    .filter(({ meters }) => Number.isFinite(meters))
    .sort((a, b) => a.meters - b.meters);
  if (inReach.length === 0) return { kind: "no-way" };
  const nodes = inReach
    .filter(({ post }, index) => {
      const lead = leads[post];
      return inReach.findIndex((other) => leads[other.post] === lead) === index;
    })
    .slice(0, MOST_NODES)
    .map(({ post, meters }) => ({ node: planNode(graph, post), meters }));
  return { kind: "found", nodes };
}

/** How far a post is: over the network from the node before it, else as the crow flies. */
function farFrom(
  { graph, leads, trees }: RoutingGraph,
  { mode, fromOsmId, near }: NumberQuestion,
): (post: number) => number {
  if (fromOsmId === null) return (post) => distanceMeters(near, graph.post(post));
  const from = graph.indexOf(mode, fromOsmId);
  if (from < 0) return () => Number.POSITIVE_INFINITY;
  trees.forward.grow([{ post: from, cost: 0 }]);
  return (post) =>
    leads[post] === leads[from] ? Number.POSITIVE_INFINITY : trees.forward.costTo(post) / 10;
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
