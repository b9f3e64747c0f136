import type { GraphPath, RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import type { RoutingGraph } from "./plan-stops.ts";

/**
 * Returns the fewest stops by which `planThrough`, with the same options, finds this path again: its ends,
 * and stops in between only where the shortest path would deviate. Thus a loop or an alternative can be
 * saved, shared and edited like any other plan. Where two edges join the same nodes and the path uses the
 * longer one, no stops can express that, and the shorter one is found.
 */
export function stopsOfPath(
  { find }: Pick<RoutingGraph, "find">,
  path: Pick<GraphPath, "nodes" | "edges">,
  options: RouteOptions = {},
): readonly number[] {
  const { nodes, edges } = path;
  const stops = [nodes[0] as number];
  let from = 0;
  while (from < edges.length) {
    from = farthestFound(find, { nodes, edges }, from, options);
    stops.push(nodes[from] as number);
  }
  return stops;
}

/** Returns the last index on the path up to which the search from this index finds the path itself. */
function farthestFound(
  find: RoutingGraph["find"],
  { nodes, edges }: Pick<GraphPath, "nodes" | "edges">,
  from: number,
  options: RouteOptions,
): number {
  const isFound = (place: number): boolean => {
    const found = find(nodes[from] as number, nodes[place] as number, options);
    const wanted = edges.slice(from, place);
    return found?.edges.length === wanted.length && found.edges.every((e, i) => e === wanted[i]);
  };
  // Any part of a found path is found too, so a binary search works.
  let [good, bad] = [from + 1, edges.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isFound(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
