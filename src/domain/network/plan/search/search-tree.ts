import FlatQueue from "flatqueue";
import type { ArcRows } from "#domain/network/plan/merged/arc-rows.ts";

/** A starting node of a search, with its initial cost. */
export interface TreeSource {
  readonly node: number;
  readonly cost: number;
}

/** Returns the cost of an arc; Infinity closes it. Called when the cost of its tail node is final. */
export type ArcCost = (arc: number, tail: number) => number;

/** The cheapest paths from some nodes to all others, in memory that is reused. */
export interface SearchTree {
  /**
   * Grows the tree from the sources up to `limit` (Dijkstra 1959). Among paths of equal cost, the one from
   * the first node in order wins. Costs are decimetres without `arcCost`.
   */
  grow(
    sources: readonly TreeSource[],
    options?: { readonly limit?: number; readonly arcCost?: ArcCost | undefined },
  ): void;
  /** Returns Infinity if there is no path, or only one beyond the limit. */
  costTo(node: number): number;
  /** Returns the previous node on the path; -1 for a source or an unreached node. */
  nodeBefore(node: number): number;
  /** Returns the last arc of the path; -1 for a source or an unreached node. */
  arcTo(node: number): number;
  /** The reached nodes, cheapest first. */
  readonly reached: readonly number[];
}

/** Creates a tree over these arcs: forward arcs lead from the sources, backward arcs to them. */
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
