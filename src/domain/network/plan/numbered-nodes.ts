import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { comparableLabel } from "#domain/network/node-label.ts";
import type { PlanNode } from "#domain/plans/plan-route.ts";
import { createDistanceField } from "./distance-field.ts";
import type { Planner } from "./plan-stops.ts";
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
export function nodesNumbered(
  { graph, leads }: Planner,
  { number, mode, fromOsmId, near }: NumberQuestion,
): NumberAnswer {
  const posts = postsNumbered(graph, number, mode);
  if (posts.length === 0) return { kind: "no-such-number" };
  const metersTo = fromOsmId === null ? metersFrom(near) : wayMetersFrom(fromOsmId);
  const inReach = posts
    .map((post) => ({ post, meters: metersTo(post) }))
    .filter(({ meters }) => Number.isFinite(meters))
    .sort((a, b) => a.meters - b.meters);
  if (inReach.length === 0) return { kind: "no-way" };
  const firstOfLead = new Set<number>();
  const nodes = inReach.filter(({ post }) => {
    const lead = leads[post] as number;
    return !firstOfLead.has(lead) && firstOfLead.add(lead);
  });
  return {
    kind: "found",
    nodes: nodes
      .slice(0, MOST_NODES)
      .map(({ post, meters }) => ({ node: planNode(graph, post), meters })),
  };

  function metersFrom(place: LatLng): (post: number) => number {
    return (post) => distanceMeters(place, graph.post(post));
  }

  function wayMetersFrom(osmId: number): (post: number) => number {
    const from = graph.indexOf(mode, osmId);
    if (from < 0) return () => Number.POSITIVE_INFINITY;
    const field = createDistanceField(graph.forward, graph.postCount);
    field.measureFrom(from);
    return (post) => (leads[post] === leads[from] ? Number.POSITIVE_INFINITY : field.to(post) / 10);
  }
}

function postsNumbered(
  graph: Planner["graph"],
  number: string,
  mode: NetworkMode,
): readonly number[] {
  const wanted = comparableLabel(number);
  const modePlace = NETWORK_MODES.indexOf(mode);
  const posts: number[] = [];
  for (let post = 0; post < graph.postCount; post += 1) {
    if (graph.modes[post] !== modePlace) continue;
    const { ref, name } = graph.post(post);
    if (comparableLabel(ref ?? name ?? "") === wanted) posts.push(post);
  }
  return posts;
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
