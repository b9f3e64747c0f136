import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";

/** Bits of `PlanGraph.arcTraits`: what a plan may want to avoid. */
export const ARC_HAS_FERRY = 1;
export const ARC_HAS_PORTAGE = 2;
export const ARC_IS_CONNECTION = 4;

/** Arcs of one direction in compressed rows: those of post p are `starts[p]` up to `starts[p + 1]`. */
export interface ArcRows {
  /** One more than posts. */
  readonly starts: Uint32Array;
  /** The post at the other end. */
  readonly posts: Uint32Array;
  /** Along the ground, decimetres. */
  readonly lengths: Uint32Array;
  /** Which edge of `PlanGraph` it runs over. */
  readonly edges: Uint32Array;
}

/** Where an edge of the merged graph was read: its shape is decoded there when it is asked for. */
export interface EdgeOrigin {
  /** Index in the graphs that were merged. */
  readonly graph: number;
  /** Index of the edge in that graph. */
  readonly edge: number;
  /** Whether that edge runs from the post with the higher OSM id: its shape is then the other way round. */
  readonly isTurned: boolean;
}

/**
 * The networks of all packs as one, for planning. Posts are in the order of mode and OSM id, edges in
 * that of their ends, length and traits, so that the same packs in whichever order give the same graph.
 */
export interface PlanGraph {
  readonly postCount: number;
  readonly edgeCount: number;
  readonly post: (index: number) => NetworkNode;
  /** The post with this identity; -1 when there is none. */
  readonly indexOf: (mode: NetworkMode, osmId: number) => number;
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** Place in `NETWORK_MODES`. */
  readonly modes: Uint8Array;
  readonly forward: ArcRows;
  readonly backward: ArcRows;
  /** Bits `ARC_…` of an edge. */
  readonly edgeTraits: Uint8Array;
  /** Decimetres of an edge. */
  readonly edgeLengths: Uint32Array;
  readonly originOf: (edge: number) => EdgeOrigin;
}

interface MergedEdge {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly traits: number;
  readonly isTwoWay: boolean;
  readonly origin: EdgeOrigin;
}

const UNITS_PER_METER = 10;

/**
 * Merges the graphs of several packs: a post known to two of them is one by mode and OSM id, an edge
 * that they share (ends, direction, length and traits alike) is one edge.
 */
export function mergeGraphs(graphs: readonly NetworkGraph[]): PlanGraph {
  const posts = mergedPosts(graphs);
  const indexByKey = new Map(posts.map((post, index) => [keyOf(post.mode, post.osmId), index]));
  const indexOf = (mode: NetworkMode, osmId: number): number =>
    indexByKey.get(keyOf(mode, osmId)) ?? -1;
  const edges = mergedEdges(graphs, indexOf);
  return {
    postCount: posts.length,
    edgeCount: edges.length,
    post: (index) => posts[index] as NetworkNode,
    indexOf,
    lngs: Float64Array.from(posts, ({ lng }) => lng),
    lats: Float64Array.from(posts, ({ lat }) => lat),
    modes: Uint8Array.from(posts, ({ mode }) => NETWORK_MODES.indexOf(mode)),
    forward: arcRows(posts.length, edges, "forward"),
    backward: arcRows(posts.length, edges, "backward"),
    edgeTraits: Uint8Array.from(edges, ({ traits }) => traits),
    edgeLengths: Uint32Array.from(edges, ({ length }) => length),
    originOf: (edge) => (edges[edge] as MergedEdge).origin,
  };
}

function keyOf(mode: NetworkMode, osmId: number): string {
  return `${NETWORK_MODES.indexOf(mode)} ${osmId}`;
}

function mergedPosts(graphs: readonly NetworkGraph[]): readonly NetworkNode[] {
  const byKey = new Map<string, NetworkNode>();
  for (const graph of graphs) {
    for (let index = 0; index < graph.nodeCount; index += 1) {
      const post = graph.node(index);
      const key = keyOf(post.mode, post.osmId);
      const known = byKey.get(key);
      // A post that is mapped knows its number better than one that was taken from its routes.
      if (!known || (known.isInferred && !post.isInferred)) byKey.set(key, post);
    }
  }
  return [...byKey.values()].sort(
    (a, b) => NETWORK_MODES.indexOf(a.mode) - NETWORK_MODES.indexOf(b.mode) || a.osmId - b.osmId,
  );
}

function mergedEdges(
  graphs: readonly NetworkGraph[],
  indexOf: PlanGraph["indexOf"],
): readonly MergedEdge[] {
  const byKey = new Map<string, MergedEdge>();
  graphs.forEach((graph, graphIndex) => {
    const indices = Array.from({ length: graph.nodeCount }, (_, index) => {
      const { mode, osmId } = graph.node(index);
      return indexOf(mode, osmId);
    });
    for (let edge = 0; edge < graph.edgeCount; edge += 1) {
      const merged = mergedEdge(graph.edge(edge), indices, { graph: graphIndex, edge });
      const { from, to, length, traits, isTwoWay } = merged;
      const key = `${from} ${to} ${length} ${traits} ${isTwoWay}`;
      if (!byKey.has(key)) byKey.set(key, merged);
    }
  });
  return [...byKey.values()].sort(
    (a, b) =>
      a.from - b.from ||
      a.to - b.to ||
      a.length - b.length ||
      a.traits - b.traits ||
      Number(a.isTwoWay) - Number(b.isTwoWay),
  );
}

function mergedEdge(
  edge: NetworkEdge,
  indices: readonly number[],
  origin: Omit<EdgeOrigin, "isTurned">,
): MergedEdge {
  const ends = [indices[edge.fromIndex] as number, indices[edge.toIndex] as number] as const;
  // Travelled both ways it has no direction of its own: the lower post comes first, in every pack.
  const isTurned = edge.isTwoWay && ends[0] > ends[1];
  return {
    from: isTurned ? ends[1] : ends[0],
    to: isTurned ? ends[0] : ends[1],
    length: Math.round(edge.lengthMeters * UNITS_PER_METER),
    traits:
      (edge.hasFerry ? ARC_HAS_FERRY : 0) |
      (edge.hasPortage ? ARC_HAS_PORTAGE : 0) |
      (edge.isConnection ? ARC_IS_CONNECTION : 0),
    isTwoWay: edge.isTwoWay,
    origin: { ...origin, isTurned },
  };
}

/** Counting sort of the arcs by the post where they begin (forward) or end (backward). */
function arcRows(
  postCount: number,
  edges: readonly MergedEdge[],
  direction: "forward" | "backward",
): ArcRows {
  const ends = edges.flatMap(({ from, to, isTwoWay }, edge) => {
    const [tail, head] = direction === "forward" ? [from, to] : [to, from];
    const there = { tail, head, edge };
    return isTwoWay && from !== to ? [there, { tail: head, head: tail, edge }] : [there];
  });
  const starts = new Uint32Array(postCount + 1);
  for (const { tail } of ends) starts[tail + 1] = (starts[tail + 1] as number) + 1;
  for (let post = 0; post < postCount; post += 1) {
    starts[post + 1] = (starts[post + 1] as number) + (starts[post] as number);
  }
  const next = starts.slice();
  const rows = {
    starts,
    posts: new Uint32Array(ends.length),
    lengths: new Uint32Array(ends.length),
    edges: new Uint32Array(ends.length),
  };
  for (const { tail, head, edge } of ends) {
    const at = next[tail] as number;
    next[tail] = at + 1;
    rows.posts[at] = head;
    rows.lengths[at] = (edges[edge] as MergedEdge).length;
    rows.edges[at] = edge;
  }
  return rows;
}
