import type { RoutingGraph } from "./plan-stops.ts";
import type { GraphPath, RouteOptions } from "./shortest-path.ts";

/**
 * The fewest stops by which `planThrough`, with the same wishes, finds this very way again: its ends, and
 * between them only where the shortest way would leave it. So a loop or an alternative is kept, shared and
 * changed as any other plan. Where two edges join the same nodes and the way goes over the longer one,
 * no stops say so, and the shorter one is found.
 */
export function stopsOfPath(
  { find }: Pick<RoutingGraph, "find">,
  path: Pick<GraphPath, "nodes" | "edges">,
  wishes: RouteOptions = {},
): readonly number[] {
  const { nodes, edges } = path;
  const stops = [nodes[0] as number];
  let from = 0;
  while (from < edges.length) {
    from = farthestFound(find, { nodes, edges }, from, wishes);
    stops.push(nodes[from] as number);
  }
  return stops;
}

/** The last place on the way up to which, from this one, the way that is found is the way itself. */
function farthestFound(
  find: RoutingGraph["find"],
  { nodes, edges }: Pick<GraphPath, "nodes" | "edges">,
  from: number,
  wishes: RouteOptions,
): number {
  const isFound = (place: number): boolean => {
    const found = find(nodes[from] as number, nodes[place] as number, wishes);
    const wanted = edges.slice(from, place);
    return found?.edges.length === wanted.length && found.edges.every((e, i) => e === wanted[i]);
  };
  // Part of a way that is found is found too: halving finds the last place.
  let [good, bad] = [from + 1, edges.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isFound(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
