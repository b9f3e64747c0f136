import { isSamePoint, type PlanPoint, type PlanRoute } from "./plan-route.ts";

/** Returns the stops that a route reaches and leaves over the same leg; its ends are none. */
export function stopsOutAndBack({
  nodes,
  stopPlaces,
}: Pick<PlanRoute, "nodes" | "stopPlaces">): readonly PlanPoint[] {
  return stopPlaces.flatMap((place) => {
    const [before, stop, after] = [nodes[place - 1], nodes[place], nodes[place + 1]];
    return stop && before && isSamePoint(before, after) ? [stop] : [];
  });
}
