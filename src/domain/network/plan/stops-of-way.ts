import type { RoutingGraph } from "./plan-stops.ts";
import type { PlannedWay, WayWishes } from "./shortest-way.ts";

/**
 * The fewest stops by which `planThrough`, with the same wishes, finds this very way again: its ends, and
 * between them only where the shortest way would leave it. So a loop or an alternative is kept, shared and
 * changed as any other plan. Where two edges join the same posts and the way goes over the longer one,
 * no stops say so, and the shorter one is found.
 */
export function stopsOfWay(
  { find }: Pick<RoutingGraph, "find">,
  way: Pick<PlannedWay, "posts" | "edges">,
  wishes: WayWishes = {},
): readonly number[] {
  const { posts, edges } = way;
  const stops = [posts[0] as number];
  let from = 0;
  while (from < edges.length) {
    from = farthestFound(find, { posts, edges }, from, wishes);
    stops.push(posts[from] as number);
  }
  return stops;
}

/** The last place on the way up to which, from this one, the way that is found is the way itself. */
function farthestFound(
  find: RoutingGraph["find"],
  { posts, edges }: Pick<PlannedWay, "posts" | "edges">,
  from: number,
  wishes: WayWishes,
): number {
  const isFound = (place: number): boolean => {
    const found = find(posts[from] as number, posts[place] as number, wishes);
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
