import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { OsmExtract } from "#domain/osm/osm-elements.ts";
import type { NodeNetworkRoute } from "./node-network-route.ts";
import { endsOfPair, type ModeNodes } from "./nodes-by-mode.ts";
import { MAX_NODES_ON_ROUTE, nodesOn } from "./resolve-route.ts";
import type { RouteWay } from "./route-graph.ts";

/** Loose ends within this distance are lanes of one crossing. */
const ONE_CROSSING_METERS = 60;
/** A node with the number within this distance of a loose end is the intended one: the route has a gap. */
const HOLE_METERS = 150;
/** Each round uses the nodes found in the previous one; chains are short. */
const MAX_ROUNDS = 4;

/** The place of an inferred node. */
interface Inferred {
  readonly osmId: number;
  readonly place: LatLng;
  readonly label: string;
}

/**
 * Adds nodes that only their routes mention: a route "39-40" has the node 39 and one loose end elsewhere, without a
 * node 40 nearby. This repairs a number lost by a mapper, and lets routes end at the edge of an extract.
 */
export function* inferNodes(
  routes: readonly NodeNetworkRoute[],
  networkNodes: Record<NetworkMode, ModeNodes>,
  extract: Pick<OsmExtract, "positionOf">,
): SearchSteps<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let added = 0;
    for (const route of routes) {
      if (!route.isDeclared) continue;
      for (const { osmId, place, label } of missingEnd(route, networkNodes[route.mode], extract)) {
        networkNodes[route.mode].infer(osmId, place, label);
        added += 1;
      }
      yield;
    }
    if (added === 0) return;
  }
}

function missingEnd(
  route: NodeNetworkRoute,
  networkNodes: ModeNodes,
  extract: Pick<OsmExtract, "positionOf">,
): Inferred[] {
  const [pair] = route.pairs;
  // A number is only taken from a complete route that certainly belongs to a network.
  if (!pair || pair.from === pair.to || route.missingWayIds.length > 0) return [];
  const onRoute = nodesOn(route.ways, networkNodes);
  if (onRoute.length > MAX_NODES_ON_ROUTE) return [];
  const ends = endsOfPair(pair, onRoute, networkNodes);
  if (ends.from.size > 0 === ends.to.size > 0) return [];
  const label = ends.from.size > 0 ? pair.to : pair.from;
  const known = [...ends.from, ...ends.to].map((osmId) => networkNodes.byId.get(osmId));
  const candidates = looseEnds(route.ways)
    .filter((osmId) => !networkNodes.byId.has(osmId))
    .flatMap((osmId) => {
      const place = extract.positionOf(osmId);
      return place ? [{ osmId, place, label }] : [];
    })
    .filter(
      ({ place }) => !known.some((node) => node && isWithin(node, place, ONE_CROSSING_METERS)),
    );
  const [first] = candidates;
  if (!first) return [];
  const isOneCrossing = candidates.every(({ place }) =>
    isWithin(first.place, place, ONE_CROSSING_METERS),
  );
  const isThere = networkNodes
    .carrying(label)
    .some((node) => isWithin(node, first.place, HOLE_METERS));
  return isOneCrossing && !isThere ? candidates : [];
}

/** Returns the OSM nodes where a route ends: with a single step to them, in any direction. */
export function looseEnds(ways: readonly RouteWay[]): number[] {
  const stepsAt = new Map<number, Set<number>>();
  const link = (a: number, b: number): void => {
    stepsAt.set(a, (stepsAt.get(a) ?? new Set()).add(b));
  };
  for (const { way } of ways) {
    for (let index = 1; index < way.nodeIds.length; index++) {
      const a = way.nodeIds[index - 1] as number;
      const b = way.nodeIds[index] as number;
      link(a, b);
      link(b, a);
    }
  }
  return [...stepsAt].filter(([, neighbours]) => neighbours.size === 1).map(([nodeId]) => nodeId);
}

function isWithin(a: LatLng, b: LatLng, meters: number): boolean {
  return distanceMeters(a, b) <= meters;
}
