import type { ArcRows } from "./arc-rows.ts";
import { createSearchTree } from "./search-tree.ts";

/** How far every post is from one, again and again over the same memory. */
export interface DistanceField {
  /** Measures from this post, no further than `limit` decimetres. */
  measureFrom(source: number, limit?: number): void;
  /** Decimetres to a post; Infinity where no way leads, or beyond the limit. */
  to(post: number): number;
  /** The posts that were reached, the nearest first. */
  readonly reached: readonly number[];
}

/** A field over these arcs: forward ones measure to other posts, backward ones from them. */
export function createDistanceField(arcs: ArcRows, postCount: number): DistanceField {
  const tree = createSearchTree(arcs, postCount);
  return {
    measureFrom(post, limit = Number.POSITIVE_INFINITY) {
      tree.grow([{ post, cost: 0 }], { limit });
    },
    to: tree.costTo,
    get reached() {
      return tree.reached;
    },
  };
}
