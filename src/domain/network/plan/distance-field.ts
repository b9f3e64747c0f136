import FlatQueue from "flatqueue";
import type { ArcRows } from "./plan-graph.ts";

/** How far every post is from one, again and again over the same memory. */
export interface DistanceField {
  /** Measures from this post, no further than `limit` decimetres (Dijkstra 1959). */
  measureFrom(source: number, limit?: number): void;
  /** Decimetres to a post; Infinity where no way leads, or beyond the limit. */
  to(post: number): number;
  /** The posts that were reached, the nearest first. */
  readonly reached: readonly number[];
}

/** A field over these arcs: forward ones measure to other posts, backward ones from them. */
export function createDistanceField(arcs: ArcRows, postCount: number): DistanceField {
  const distances = new Float64Array(postCount).fill(Number.POSITIVE_INFINITY);
  const queue = new FlatQueue<number>();
  let touched: number[] = [];
  let reached: number[] = [];

  function reach(post: number, distance: number): void {
    if (distance >= (distances[post] as number)) return;
    if (distances[post] === Number.POSITIVE_INFINITY) touched.push(post);
    distances[post] = distance;
    queue.push(post, distance);
  }

  return {
    measureFrom(source, limit = Number.POSITIVE_INFINITY) {
      for (const post of touched) distances[post] = Number.POSITIVE_INFINITY;
      touched = [];
      reached = [];
      reach(source, 0);
      while (queue.length > 0) {
        const distance = queue.peekValue() as number;
        const post = queue.pop() as number;
        if (distance > (distances[post] as number)) continue;
        reached.push(post);
        for (
          let arc = arcs.starts[post] as number;
          arc < (arcs.starts[post + 1] as number);
          arc++
        ) {
          const next = distance + (arcs.lengths[arc] as number);
          if (next <= limit) reach(arcs.posts[arc] as number, next);
        }
      }
    },
    to: (post) => distances[post] as number,
    get reached() {
      return reached;
    },
  };
}
