import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PlanLeg, PlanNode, PlanRoute } from "./plan-route.ts";

/** Returns a route that can be followed: a route without legs gets straight lines between its nodes. */
export function withStraightLegs(route: PlanRoute): PlanRoute {
  if (route.legs.length > 0) return route;
  const legs = route.nodes.slice(1).map((to, place) => straightLeg(route.nodes[place] ?? to, to));
  return { ...route, legs, meters: legs.reduce((sum, { meters }) => sum + meters, 0) };
}

function straightLeg(from: PlanNode, to: PlanNode): PlanLeg {
  return {
    meters: distanceMeters(from, to),
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    line: Float64Array.of(from.lng, from.lat, to.lng, to.lat),
  };
}
