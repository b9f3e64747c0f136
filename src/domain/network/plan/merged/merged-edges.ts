import {
  EDGE_HAS_FERRY,
  EDGE_HAS_PORTAGE,
  EDGE_IS_CONNECTION,
  EDGE_IS_TWO_WAY,
  UNITS_PER_WHOLE,
} from "#domain/network/graph/graph-format.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { EdgeEnds } from "./arc-rows.ts";

/** Bits of `PlanGraph.edgeTraits`, for edges that a plan may avoid. */
export const ARC_HAS_FERRY = 1;
export const ARC_HAS_PORTAGE = 2;
export const ARC_IS_CONNECTION = 4;
/** The boat of the user does not pass a bridge or lock on it; set by `markImpassable`. */
export const ARC_IS_IMPASSABLE = 8;

/** No mapped node has more edges than this; longer rows use a sort that stays fast. */
const MANY_EDGES = 32;

/** The merged edges in parallel columns, ordered by their ends, length and traits. */
export interface MergedEdges extends EdgeEnds {
  readonly traits: Uint8Array;
  /** 1 if the edge of the pack runs from `to` to `from`. */
  readonly turned: Uint8Array;
  readonly originGraphs: Uint32Array;
  readonly originEdges: Uint32Array;
}

/** @param indices for each graph, the merged index of each of its nodes */
export function mergeEdges(
  graphs: readonly NetworkGraph[],
  indices: readonly Uint32Array[],
  nodeCount: number,
): MergedEdges {
  const all = allEdges(graphs, indices);
  const order = inOrder(all, nodeCount);
  const kept = withoutTwins(all, order, graphs);
  const pick32 = (column: Uint32Array) => picked(kept, column, new Uint32Array(kept.length));
  const pick8 = (column: Uint8Array) => picked(kept, column, new Uint8Array(kept.length));
  return {
    from: pick32(all.from),
    to: pick32(all.to),
    lengths: pick32(all.lengths),
    twoWay: pick8(all.twoWay),
    traits: pick8(all.traits),
    turned: pick8(all.turned),
    originGraphs: pick32(all.originGraphs),
    originEdges: pick32(all.originEdges),
  };
}

/** Keeps each edge once, from the pack that knows most of its surface. */
function withoutTwins(
  all: MergedEdges,
  order: Uint32Array,
  graphs: readonly NetworkGraph[],
): Uint32Array {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place += 1) {
    const edge = order[place] as number;
    const before = order[place - 1] as number;
    const isTwin =
      place > 0 && all.from[before] === all.from[edge] && compareAtFrom(all, before, edge) === 0;
    if (isTwin) {
      const rival = kept[count - 1] as number;
      if (surfaceRank(all, graphs, edge) > surfaceRank(all, graphs, rival)) kept[count - 1] = edge;
      continue;
    }
    kept[count] = edge;
    count += 1;
  }
  return kept.subarray(0, count);
}

/**
 * Returns a higher rank for more known surface, then for more paved surface, so that the order of packs does
 * not matter.
 */
function surfaceRank(
  { originGraphs, originEdges }: MergedEdges,
  graphs: readonly NetworkGraph[],
  edge: number,
): number {
  const origin = (graphs[originGraphs[edge] as number] as NetworkGraph).edges;
  const paved = origin.pavedShares[originEdges[edge] as number] as number;
  const unpaved = origin.unpavedShares[originEdges[edge] as number] as number;
  return (paved + unpaved) * (UNITS_PER_WHOLE + 1) + paved;
}

function picked<Column extends Uint32Array | Uint8Array>(
  kept: Uint32Array,
  column: Column,
  target: Column,
): Column {
  for (let place = 0; place < kept.length; place += 1) {
    target[place] = column[kept[place] as number] as number;
  }
  return target;
}

function allEdges(graphs: readonly NetworkGraph[], indices: readonly Uint32Array[]): MergedEdges {
  const count = graphs.reduce((sum, { edgeCount }) => sum + edgeCount, 0);
  const column32 = () => new Uint32Array(count);
  const column8 = () => new Uint8Array(count);
  const all = {
    from: column32(),
    to: column32(),
    lengths: column32(),
    twoWay: column8(),
    traits: column8(),
    turned: column8(),
    originGraphs: column32(),
    originEdges: column32(),
  };
  let place = 0;
  graphs.forEach(({ edges, edgeCount }, graph) => {
    const nodes = indices[graph] as Uint32Array;
    for (let edge = 0; edge < edgeCount; edge += 1, place += 1) {
      const from = nodes[edges.from[edge] as number] as number;
      const to = nodes[edges.to[edge] as number] as number;
      const flags = edges.flags[edge] as number;
      const isTwoWay = (flags & EDGE_IS_TWO_WAY) !== 0;
      // A two-way edge has no direction of its own, so the lower node comes first in every pack.
      const isTurned = isTwoWay && from > to;
      all.from[place] = isTurned ? to : from;
      all.to[place] = isTurned ? from : to;
      all.lengths[place] = edges.lengthUnits[edge] as number;
      all.twoWay[place] = Number(isTwoWay);
      all.traits[place] = traitsOf(flags);
      all.turned[place] = Number(isTurned);
      all.originGraphs[place] = graph;
      all.originEdges[place] = edge;
    }
  });
  return all;
}

function traitsOf(flags: number): number {
  return (
    (flags & EDGE_HAS_FERRY ? ARC_HAS_FERRY : 0) |
    (flags & EDGE_HAS_PORTAGE ? ARC_HAS_PORTAGE : 0) |
    (flags & EDGE_IS_CONNECTION ? ARC_IS_CONNECTION : 0)
  );
}

/** Sorts the edges by `from` with a counting sort, and then the few edges of each node. */
function inOrder(all: MergedEdges, nodeCount: number): Uint32Array {
  const { from } = all;
  const next = new Uint32Array(nodeCount + 1);
  for (let edge = 0; edge < from.length; edge += 1) {
    const node = from[edge] as number;
    next[node + 1] = (next[node + 1] as number) + 1;
  }
  for (let node = 0; node < nodeCount; node += 1) {
    next[node + 1] = (next[node + 1] as number) + (next[node] as number);
  }
  const order = new Uint32Array(from.length);
  for (let edge = 0; edge < from.length; edge += 1) {
    const node = from[edge] as number;
    order[next[node] as number] = edge;
    next[node] = (next[node] as number) + 1;
  }
  // After the counting sort, the edges of a node end where those of the next begin.
  for (let node = 0; node < nodeCount; node += 1) {
    const start = node === 0 ? 0 : (next[node - 1] as number);
    sortStretch(all, order, start, next[node] as number);
  }
  return order;
}

/** Uses insertion sort, because the edges of a node are few and mostly in order. */
function sortStretch(all: MergedEdges, order: Uint32Array, start: number, end: number): void {
  if (end - start > MANY_EDGES) {
    order.subarray(start, end).sort((a, b) => compareAtFrom(all, a, b));
    return;
  }
  for (let place = start + 1; place < end; place += 1) {
    const edge = order[place] as number;
    let gap = place;
    while (gap > start && compareAtFrom(all, order[gap - 1] as number, edge) > 0) {
      order[gap] = order[gap - 1] as number;
      gap -= 1;
    }
    order[gap] = edge;
  }
}

/** Compares two edges from one node; 0 if they are the same edge in several packs. */
function compareAtFrom({ to, lengths, traits, twoWay }: MergedEdges, a: number, b: number): number {
  // Most comparisons end here, and this runs for every edge before the JIT has warmed up.
  if (to[a] !== to[b]) return difference(to, a, b);
  return difference(lengths, a, b) || difference(traits, a, b) || difference(twoWay, a, b);
}

function difference(column: Uint32Array | Uint8Array, a: number, b: number): number {
  return (column[a] as number) - (column[b] as number);
}
