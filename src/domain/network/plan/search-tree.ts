import FlatQueue from "flatqueue";
import type { ArcRows } from "./arc-rows.ts";

/** Where a search begins, and what it has cost already to be there. */
export interface TreeSource {
  readonly node: number;
  readonly cost: number;
}

/** What an arc costs; Infinity closes it. It is asked when the node it leaves has its final cost. */
export type ArcCost = (arc: number, tail: number) => number;

/** The cheapest ways from some nodes to all others, again and again over the same memory. */
export interface SearchTree {
  /**
   * Grows from the sources, no further than `limit` (Dijkstra 1959). Of ways that cost the same the
   * one stays that comes from the node first in order. Without `arcCost`, decimetres.
   */
  grow(
    sources: readonly TreeSource[],
    options?: { readonly limit?: number; readonly arcCost?: ArcCost | undefined },
  ): void;
  /** Infinity where no way leads, or beyond the limit. */
  costTo(node: number): number;
  /** The node before it on the way; -1 for a source and where no way leads. */
  nodeBefore(node: number): number;
  /** The arc that leads to it; -1 for a source and where no way leads. */
  arcTo(node: number): number;
  /** The nodes that were reached, the cheapest first. */
  readonly reached: readonly number[];
}

/** A tree over these arcs: forward ones lead from the sources, backward ones to them. */
export function createSearchTree(arcs: ArcRows, nodeCount: number): SearchTree {
  const costs = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
  const arcsTo = new Int32Array(nodeCount).fill(-1);
  const nodesBefore = new Int32Array(nodeCount).fill(-1);
  const isSettled = new Uint8Array(nodeCount);
  const queue = new FlatQueue<number>();
  let touched: number[] = [];
  let reached: number[] = [];

  function reset(): void {
    for (const node of touched) {
      costs[node] = Number.POSITIVE_INFINITY;
      arcsTo[node] = -1;
      nodesBefore[node] = -1;
      isSettled[node] = 0;
    }
    touched = [];
    reached = [];
    queue.clear();
  }

  function reach(node: number, cost: number, before: number, arc: number): void {
    const known = costs[node] as number;
    if (cost > known || isSettled[node] === 1) return;
    if (cost === known) {
      if (before < 0 || before >= (nodesBefore[node] as number)) return;
    } else {
      if (known === Number.POSITIVE_INFINITY) touched.push(node);
      costs[node] = cost;
      queue.push(node, cost);
    }
    nodesBefore[node] = before;
    arcsTo[node] = arc;
  }

  function goOnFrom(node: number, limit: number, arcCost: ArcCost | undefined): void {
    const soFar = costs[node] as number;
    const end = arcs.starts[node + 1] as number;
    for (let arc = arcs.starts[node] as number; arc < end; arc += 1) {
      const cost = soFar + (arcCost ? arcCost(arc, node) : (arcs.lengths[arc] as number));
      if (cost <= limit && cost !== Number.POSITIVE_INFINITY) {
        reach(arcs.nodes[arc] as number, cost, node, arc);
      }
    }
  }

  return {
    grow(sources, { limit = Number.POSITIVE_INFINITY, arcCost } = {}) {
      reset();
      for (const { node, cost } of sources) if (cost <= limit) reach(node, cost, -1, -1);
      while (queue.length > 0) {
        const node = queue.pop() as number;
        if (isSettled[node] === 1) continue;
        isSettled[node] = 1;
        reached.push(node);
        goOnFrom(node, limit, arcCost);
      }
    },
    costTo: (node) => costs[node] as number,
    nodeBefore: (node) => nodesBefore[node] as number,
    arcTo: (node) => arcsTo[node] as number,
    get reached() {
      return reached;
    },
  };
}
