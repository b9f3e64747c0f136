import FlatQueue from "flatqueue";
import type { RouteArc } from "./route-graph.ts";

/** A path from one OSM node to another. */
export interface RoutePath {
  /** The nodes in the order of travel, both ends included. */
  readonly nodeIds: readonly number[];
  /** The way of each step: one fewer than nodes. */
  readonly wayIds: readonly number[];
  /** The length of each step, metres. */
  readonly stepMeters: readonly number[];
}

type Arcs = ReadonlyMap<number, readonly RouteArc[]>;

/**
 * Returns the shortest paths from one node to each reachable target (Dijkstra 1959), nearest first. With
 * `stopAtFirst` only the nearest; with `stopBeyondTargets` none passes through another target.
 */
export function shortestPaths(
  arcs: Arcs,
  source: number,
  isTarget: (nodeId: number) => boolean,
  options: { readonly stopAtFirst?: boolean; readonly stopBeyondTargets?: boolean } = {},
): RoutePath[] {
  const found: RoutePath[] = [];
  const search = startSearch(arcs, source);
  for (let nodeId = search.next(); nodeId !== undefined; nodeId = search.next()) {
    const isFound = nodeId !== source && isTarget(nodeId);
    if (isFound) found.push(pathTo(nodeId, search.predecessors));
    if (isFound && options.stopAtFirst) break;
    if (!isFound || !options.stopBeyondTargets) search.goOnFrom(nodeId);
  }
  return found;
}

type Predecessors = ReadonlyMap<number, { readonly from: number; readonly arc: RouteArc }>;

/** Yields nodes by distance, for as long as the caller continues. */
function startSearch(
  arcs: Arcs,
  source: number,
): {
  next: () => number | undefined;
  goOnFrom: (nodeId: number) => void;
  predecessors: Predecessors;
} {
  const metersTo = new Map<number, number>([[source, 0]]);
  const predecessors = new Map<number, { from: number; arc: RouteArc }>();
  const done = new Set<number>();
  const queue = new FlatQueue<number>();
  queue.push(source, 0);
  return {
    predecessors,
    next: () => {
      let nearest = queue.pop();
      while (nearest !== undefined && done.has(nearest)) nearest = queue.pop();
      if (nearest !== undefined) done.add(nearest);
      return nearest;
    },
    goOnFrom: (nodeId) => {
      for (const arc of arcs.get(nodeId) ?? []) {
        const meters = (metersTo.get(nodeId) ?? 0) + arc.lengthMeters;
        if (meters >= (metersTo.get(arc.to) ?? Number.POSITIVE_INFINITY)) continue;
        metersTo.set(arc.to, meters);
        predecessors.set(arc.to, { from: nodeId, arc });
        queue.push(arc.to, meters);
      }
    },
  };
}

/** Returns every reachable node, the source included. */
export function reachableFrom(arcs: Arcs, source: number): Set<number> {
  const reached = new Set([source]);
  for (const nodeId of reached) {
    for (const arc of arcs.get(nodeId) ?? []) reached.add(arc.to);
  }
  return reached;
}

/** Returns the reversed path. */
export function reversePath(path: RoutePath): RoutePath {
  return {
    nodeIds: [...path.nodeIds].reverse(),
    wayIds: [...path.wayIds].reverse(),
    stepMeters: [...path.stepMeters].reverse(),
  };
}

function pathTo(target: number, predecessors: Predecessors): RoutePath {
  const nodeIds = [target];
  const wayIds: number[] = [];
  const stepMeters: number[] = [];
  for (let step = predecessors.get(target); step; step = predecessors.get(step.from)) {
    nodeIds.push(step.from);
    wayIds.push(step.arc.wayId);
    stepMeters.push(step.arc.lengthMeters);
  }
  return reversePath({ nodeIds, wayIds, stepMeters });
}
