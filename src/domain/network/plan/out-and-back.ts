import type { PlanRoute } from "./plan-route.ts";

/** Returns whether a route reaches a node, at one of its stops, and leaves it over the same leg. */
export function goesOutAndBack(
  { nodes, stopPlaces }: Pick<PlanRoute, "nodes" | "stopPlaces">,
  osmId: number,
): boolean {
  return stopPlaces.some((place) => {
    const [before, after] = [nodes[place - 1], nodes[place + 1]];
    const isAtNode = nodes[place]?.osmId === osmId;
    return isAtNode && before !== undefined && before.osmId === after?.osmId;
  });
}
