import FlatQueue from "flatqueue";
import type { CellNumber } from "#domain/network/ways/file/way-cell-grid.ts";

/** A node of a search, with its place. */
export interface SearchNode {
  readonly osmId: number;
  /** In 10⁻⁶ degree. */
  readonly lng: number;
  readonly lat: number;
  /** The cell of its place. */
  readonly cell: CellNumber;
}

/** The step of a search to a node: an arc in a cell; the place where the search began if `before` is -1. */
export interface TreeStep {
  readonly before: number;
  readonly cell: CellNumber;
  /** As in `JoinedCell.arcs`, at the node before; for a beginning, the index of the snapped place. */
  readonly arc: number;
}

/** One direction of a search: the cheapest known paths to nodes. */
export interface WayTree {
  /** Offers a path to a node; `key` orders the queue. Returns whether it is cheaper than those before. */
  readonly offer: (node: number, cost: number, key: number, step: TreeStep) => boolean;
  /** Returns the lowest key of the unsettled nodes; Infinity without any. */
  readonly nextKey: () => number;
  /** Settles the next node and returns it. */
  readonly settle: () => number;
  readonly costOf: (node: number) => number;
  readonly stepTo: (node: number) => TreeStep;
}

/** Creates an empty tree. */
export function createWayTree(): WayTree {
  const costs: number[] = [];
  const steps: TreeStep[] = [];
  const isSettled: boolean[] = [];
  const queue = new FlatQueue<number>();
  const skipSettled = (): void => {
    for (let next = queue.peek(); next !== undefined && isSettled[next]; next = queue.peek()) {
      queue.pop();
    }
  };
  return {
    offer: (node, cost, key, step) => {
      if (cost >= (costs[node] ?? Number.POSITIVE_INFINITY)) return false;
      costs[node] = cost;
      steps[node] = step;
      queue.push(node, key);
      return true;
    },
    nextKey: () => {
      skipSettled();
      return queue.peekValue() ?? Number.POSITIVE_INFINITY;
    },
    settle: () => {
      skipSettled();
      const node = queue.pop() as number;
      isSettled[node] = true;
      return node;
    },
    costOf: (node) => costs[node] ?? Number.POSITIVE_INFINITY,
    stepTo: (node) => steps[node] as TreeStep,
  };
}
