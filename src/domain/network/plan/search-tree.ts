import FlatQueue from "flatqueue";
import type { ArcRows } from "./arc-rows.ts";

/** Where a search begins, and what it has cost already to be there. */
export interface TreeSource {
  readonly post: number;
  readonly cost: number;
}

/** What an arc costs; Infinity closes it. It is asked when the post it leaves has its final cost. */
export type ArcCost = (arc: number, tail: number) => number;

/** The cheapest ways from some posts to all others, again and again over the same memory. */
export interface SearchTree {
  /**
   * Grows from the sources, no further than `limit` (Dijkstra 1959). Of ways that cost the same the
   * one stays that comes from the post first in order. Without `arcCost`, decimetres.
   */
  grow(
    sources: readonly TreeSource[],
    options?: { readonly limit?: number; readonly arcCost?: ArcCost | undefined },
  ): void;
  /** Infinity where no way leads, or beyond the limit. */
  costTo(post: number): number;
  /** The post before it on the way; -1 for a source and where no way leads. */
  postBefore(post: number): number;
  /** The arc that leads to it; -1 for a source and where no way leads. */
  arcTo(post: number): number;
  /** The posts that were reached, the cheapest first. */
  readonly reached: readonly number[];
}

/** A tree over these arcs: forward ones lead from the sources, backward ones to them. */
export function createSearchTree(arcs: ArcRows, postCount: number): SearchTree {
  const costs = new Float64Array(postCount).fill(Number.POSITIVE_INFINITY);
  const arcsTo = new Int32Array(postCount).fill(-1);
  const postsBefore = new Int32Array(postCount).fill(-1);
  const isSettled = new Uint8Array(postCount);
  const queue = new FlatQueue<number>();
  let touched: number[] = [];
  let reached: number[] = [];

  function startAnew(): void {
    for (const post of touched) {
      costs[post] = Number.POSITIVE_INFINITY;
      arcsTo[post] = -1;
      postsBefore[post] = -1;
      isSettled[post] = 0;
    }
    touched = [];
    reached = [];
    queue.clear();
  }

  function reach(post: number, cost: number, before: number, arc: number): void {
    const known = costs[post] as number;
    if (cost > known || isSettled[post] === 1) return;
    if (cost === known) {
      if (before < 0 || before >= (postsBefore[post] as number)) return;
    } else {
      if (known === Number.POSITIVE_INFINITY) touched.push(post);
      costs[post] = cost;
      queue.push(post, cost);
    }
    postsBefore[post] = before;
    arcsTo[post] = arc;
  }

  function goOnFrom(post: number, limit: number, arcCost: ArcCost | undefined): void {
    const soFar = costs[post] as number;
    const end = arcs.starts[post + 1] as number;
    for (let arc = arcs.starts[post] as number; arc < end; arc += 1) {
      const cost = soFar + (arcCost ? arcCost(arc, post) : (arcs.lengths[arc] as number));
      if (cost <= limit && cost !== Number.POSITIVE_INFINITY) {
        reach(arcs.posts[arc] as number, cost, post, arc);
      }
    }
  }

  return {
    grow(sources, { limit = Number.POSITIVE_INFINITY, arcCost } = {}) {
      startAnew();
      for (const { post, cost } of sources) if (cost <= limit) reach(post, cost, -1, -1);
      while (queue.length > 0) {
        const post = queue.pop() as number;
        if (isSettled[post] === 1) continue;
        isSettled[post] = 1;
        reached.push(post);
        goOnFrom(post, limit, arcCost);
      }
    },
    costTo: (post) => costs[post] as number,
    postBefore: (post) => postsBefore[post] as number,
    arcTo: (post) => arcsTo[post] as number,
    get reached() {
      return reached;
    },
  };
}
