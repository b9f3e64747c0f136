import FlatQueue from "flatqueue";
import type { CellNumber } from "#domain/network/ways/file/way-cell-grid.ts";

/** The step of a search to a node. */
export interface TreeStep {
  /** The node before; -1 where the search began. */
  readonly before: number;
  /** The cell of the arc. */
  readonly cell: CellNumber;
  /** The first arc in `JoinedCell.arcs` at the node before; for a beginning, its index. */
  readonly arc: number;
}

/** One direction of a search: the cheapest known paths to nodes. */
export interface WayTree {
  /** Makes room for the next node. */
  readonly add: () => void;
  /** Offers a path to a node; `key` orders the queue. Returns whether it is cheaper than those before. */
  readonly offer: (node: number, cost: number, key: number, step: TreeStep) => boolean;
  /** Returns the lowest key of the unsettled nodes; Infinity without any. */
  readonly nextKey: () => number;
  /** Settles the next node and returns it. */
  readonly settle: () => number;
  readonly costOf: (node: number) => number;
  readonly stepTo: (node: number) => TreeStep;
}

const NO_STEP: TreeStep = { before: -1, cell: 0, arc: 0 };

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
    add: () => {
      costs.push(Number.POSITIVE_INFINITY);
      steps.push(NO_STEP);
      isSettled.push(false);
    },
    offer: (node, cost, key, step) => {
      if (cost >= (costs[node] as number)) return false;
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
    costOf: (node) => costs[node] as number,
    stepTo: (node) => steps[node] as TreeStep,
  };
}
