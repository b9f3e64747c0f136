import type { RouteGraph } from "./route-graph.ts";
import { type RoutePath, reversePath, shortestPaths } from "./route-paths.ts";

/**
 * Returns the paths of a route between the nodes at its ends, in both directions where it has both, split at other
 * nodes on them. A number may belong to several nodes: every node is linked to the nearest of the other end, so a
 * crossing with two nodes "9" is linked by the ways there and not by an assumption.
 */
export function linkEnds(
  graph: RouteGraph,
  from: ReadonlySet<number>,
  to: ReadonlySet<number>,
  isNetworkNode: (nodeId: number) => boolean,
): RoutePath[] {
  const paths = [...linksOf(graph, from, to), ...linksOf(graph, to, from)];
  return distinctPaths(paths.flatMap((path) => cutAtNodes(path, isNetworkNode)));
}

function linksOf(
  graph: RouteGraph,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): RoutePath[] {
  const isTarget = (nodeId: number): boolean => targets.has(nodeId);
  return [...sources].flatMap((source) => [
    ...shortestPaths(graph.outgoing, source, isTarget, { stopAtFirst: true }),
    ...shortestPaths(graph.incoming, source, isTarget, { stopAtFirst: true }).map(reversePath),
  ]);
}

/** Returns the paths between successive nodes, for a route that does not name its ends. */
export function linkAll(graph: RouteGraph, networkNodes: ReadonlySet<number>): RoutePath[] {
  const isNetworkNode = (nodeId: number): boolean => networkNodes.has(nodeId);
  const paths = [...networkNodes].flatMap((node) =>
    shortestPaths(graph.outgoing, node, isNetworkNode, { stopBeyondTargets: true }),
  );
  return distinctPaths(paths);
}

function cutAtNodes(path: RoutePath, isNetworkNode: (nodeId: number) => boolean): RoutePath[] {
  const pieces: RoutePath[] = [];
  let start = 0;
  for (let index = 1; index < path.nodeIds.length; index++) {
    const isLast = index === path.nodeIds.length - 1;
    if (!isLast && !isNetworkNode(path.nodeIds[index] as number)) continue;
    pieces.push({
      nodeIds: path.nodeIds.slice(start, index + 1),
      wayIds: path.wayIds.slice(start, index),
      stepMeters: path.stepMeters.slice(start, index),
    });
    start = index;
  }
  return pieces;
}

function distinctPaths(paths: readonly RoutePath[]): RoutePath[] {
  return [...new Map(paths.map((path) => [path.nodeIds.join(), path])).values()];
}
