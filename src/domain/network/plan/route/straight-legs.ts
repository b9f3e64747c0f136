import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PlanLeg, PlanPlace, PlanPoint, PlanRoute } from "./plan-route.ts";

/** Returns a route that can be followed: a route without legs gets straight lines between its nodes. */
export function withStraightLegs(route: PlanRoute): PlanRoute {
  if (route.legs.length > 0) return route;
  const legs = route.nodes.slice(1).map((to, place) => straightLeg(route.nodes[place] ?? to, to));
  return { ...route, legs, meters: legs.reduce((sum, { meters }) => sum + meters, 0) };
}

/** Returns the straight leg between two points. */
export function straightLeg(from: PlanPoint, to: PlanPoint): PlanLeg {
  return {
    along: "straight",
    meters: distanceMeters(from, to),
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    line: Float64Array.of(from.lng, from.lat, to.lng, to.lat),
  };
}

/** Returns a route that goes on straight to a place, which is its last stop. */
export function withStraightEnd(route: PlanRoute, place: PlanPlace): PlanRoute {
  const { nodes, legs, stopPlaces, meters } = route;
  const last = nodes.at(-1);
  const isKnown = last !== undefined && legs.length === nodes.length - 1;
  const added = isKnown ? [straightLeg(last, place)] : [];
  return {
    nodes: [...nodes, place],
    legs: [...legs, ...added],
    stopPlaces: [...stopPlaces, nodes.length],
    meters: added.reduce((sum, leg) => sum + leg.meters, meters),
  };
}
