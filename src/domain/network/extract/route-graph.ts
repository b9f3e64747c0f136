import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmExtract, OsmWay } from "#domain/osm/osm-elements.ts";
import {
  allowedDirections,
  BOTH_WAYS,
  commonDirections,
  type Directions,
  eitherDirection,
  roleDirections,
} from "./way-directions.ts";

/** One step along a way, from one OSM node to the next. */
export interface RouteArc {
  readonly to: number;
  readonly lengthMeters: number;
  readonly wayId: number;
}

/** The steps from each OSM node of a route, and to it. */
export interface RouteGraph {
  readonly outgoing: ReadonlyMap<number, readonly RouteArc[]>;
  readonly incoming: ReadonlyMap<number, readonly RouteArc[]>;
}

/** A way of a route with its role; twice if listed twice. */
export interface RouteWay {
  readonly way: OsmWay;
  readonly role: string;
}

/** The rules for steps: the signs of the route, the law on one-way streets, or both. */
export interface StepRules {
  readonly obeyRoles: boolean;
  readonly obeyLaw: boolean;
}

/**
 * Builds the allowed steps along the ways of a route. A way listed twice (a roundabout, once in each direction)
 * allows the directions of both. Ways need not touch or be in order: sharing an OSM node is the only connection. A
 * step to a node without a position is left out.
 */
export function buildRouteGraph(
  ways: readonly RouteWay[],
  mode: NetworkMode,
  rules: StepRules,
  extract: Pick<OsmExtract, "positionOf">,
): RouteGraph {
  const outgoing = new Map<number, RouteArc[]>();
  const incoming = new Map<number, RouteArc[]>();
  const addArc = (from: number, to: number, lengthMeters: number, wayId: number): void => {
    append(outgoing, from, { to, lengthMeters, wayId });
    append(incoming, to, { to: from, lengthMeters, wayId });
  };
  for (const [way, directions] of directionsByWay(ways, mode, rules)) {
    for (let index = 1; index < way.nodeIds.length; index++) {
      const a = way.nodeIds[index - 1] as number;
      const b = way.nodeIds[index] as number;
      const from = extract.positionOf(a);
      const to = extract.positionOf(b);
      if (!from || !to || a === b) continue;
      const lengthMeters = distanceMeters(from, to);
      if (directions.forward) addArc(a, b, lengthMeters, way.id);
      if (directions.backward) addArc(b, a, lengthMeters, way.id);
    }
  }
  return { outgoing, incoming };
}

function directionsByWay(
  ways: readonly RouteWay[],
  mode: NetworkMode,
  rules: StepRules,
): Map<OsmWay, Directions> {
  const byRole = new Map<OsmWay, Directions>();
  for (const { way, role } of ways) {
    const directions = rules.obeyRoles ? roleDirections(role) : BOTH_WAYS;
    const earlier = byRole.get(way);
    byRole.set(way, earlier ? eitherDirection(earlier, directions) : directions);
  }
  if (!rules.obeyLaw) return byRole;
  return new Map(
    [...byRole].map(([way, directions]) => [
      way,
      commonDirections(directions, allowedDirections(way.tags, mode)),
    ]),
  );
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
