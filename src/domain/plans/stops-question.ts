import {
  isSamePoint,
  type LegGround,
  labelOf,
  type PlanLeg,
  type PlanPlace,
  type PlanPoint,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer, RouteQuestion } from "#domain/network/plan/route/route-through.ts";
import { straightLeg } from "#domain/network/plan/route/straight-legs.ts";
import { type PlanDraft, type PlanStop, usualGround } from "./plan-draft.ts";

/** A question for a route through stops of both kinds. */
export interface StopsQuestion extends Omit<RouteQuestion, "stops"> {
  /** The OSM ids of nodes, and places; at least one. */
  readonly stops: readonly (number | PlanPlace)[];
  /** The ground of each leg; absent: the network for all. */
  readonly along?: readonly LegGround[];
}

/** Returns the question to which the route of a draft is the answer. */
export function questionOf({ mode, stops, options }: PlanDraft): StopsQuestion {
  const along = stops.slice(1).map((to, index) => groundOf(stops[index] ?? to, to));
  const asked = stops.map((stop) => {
    if (stop.kind !== "place") return stop.osmId;
    const { along: _, ...place } = stop;
    return place;
  });
  const isNetwork = along.every((ground) => ground === "network");
  return { mode, stops: asked, options, ...(!isNetwork && { along }) };
}

/** Returns the ground of the leg between two stops. */
function groundOf(from: PlanStop, to: PlanStop): LegGround {
  const usual = usualGround(from, to);
  const chosen = to.along ?? usual;
  return chosen === "network" ? usual : chosen;
}

/** Tells whether two questions have the same answer. */
export function isSameQuestion(a: StopsQuestion, b: StopsQuestion): boolean {
  const facts = ({ mode, stops, along = [] }: StopsQuestion) =>
    JSON.stringify([mode, stops, along]);
  return a.options === b.options && facts(a) === facts(b);
}

/** Returns the answer without any pack: straight legs between places. */
export function routeWithoutPacks({ stops }: StopsQuestion): RouteAnswer {
  const stopIndex = stops.findIndex((stop) => typeof stop === "number");
  if (stopIndex >= 0) return { kind: "problem", problem: { kind: "unknown-node", stopIndex } };
  const places = stops as readonly PlanPlace[];
  const route = places
    .slice(1)
    .map((to, index) => [places[index] ?? to, to] as const)
    .reduce((sum, ends) => joined(sum, routeOfLeg(ends, straightLeg(...ends))), routeAt(places));
  return { kind: "route", route };
}

/** Returns the route at the first of these points. */
export function routeAt([first]: readonly PlanPoint[]): PlanRoute {
  return { nodes: first ? [first] : [], legs: [], stopPlaces: [0], meters: 0 };
}

/** Returns the route of one leg. */
export function routeOfLeg(ends: readonly [PlanPoint, PlanPoint], leg: PlanLeg): PlanRoute {
  return { nodes: ends, legs: [leg], stopPlaces: [0, 1], meters: leg.meters };
}

/** Joins two routes of which the second begins at the last stop of the first. */
export function joined(route: PlanRoute, next: PlanRoute): PlanRoute {
  const offset = route.nodes.length - 1;
  const [last, first] = [route.nodes.at(-1), next.nodes[0]];
  // Only one of the two legs at a place may know its street.
  const joint = last && first && labelOf(last) === "" && isSamePoint(last, first) ? first : last;
  return {
    nodes: [...route.nodes.slice(0, -1), ...(joint ? [joint] : []), ...next.nodes.slice(1)],
    legs: [...route.legs, ...next.legs],
    stopPlaces: [...route.stopPlaces, ...next.stopPlaces.slice(1).map((place) => place + offset)],
    meters: route.meters + next.meters,
  };
}
