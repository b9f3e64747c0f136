import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { inOneGo, type SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import { type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import type { OsmExtract, OsmNode } from "#domain/osm/osm-elements.ts";
import { explain } from "./explain-finding.ts";
import { inferNodes } from "./infer-nodes.ts";
import { createEdgeMerger, type MergedEdge, type RoutePiece } from "./merge-edges.ts";
import { type MembershipOf, networkMemberships } from "./network-memberships.ts";
import { leftOutReason, type NodeNetworkRoute, routesOf } from "./node-network-route.ts";
import { type ModeNodes, nodesByMode } from "./nodes-by-mode.ts";
import { type RouteResolution, resolveRoute } from "./resolve-route.ts";
import type { LeftOutReason, RouteFinding } from "./route-finding.ts";

/** The networks of an extract, and the findings about its routes. */
export interface ExtractedNetwork {
  readonly network: Network;
  /** The findings by relation id, then mode. */
  readonly findings: readonly RouteFinding[];
  /** The routes of the networks, resolved or not: those to draw. */
  readonly routes: readonly NodeNetworkRoute[];
}

/**
 * Builds the numbered node networks from OSM objects. The result does not depend on their order; a broken relation is
 * a finding, never an error.
 */
export function extractNetwork(extract: OsmExtract): ExtractedNetwork {
  return inOneGo(extractNetworkSteps(extract));
}

/** The caller of the extractor. */
export interface ExtractCaller {
  /** Receives the number of routes that were resolved, and of all. */
  readonly onRoute?: (done: number, total: number) => void;
  readonly budget?: MemoryBudget;
}

/** Builds the networks in steps: one for each route, or less. Throws OsmFileError ("too-large") from the budget. */
export function* extractNetworkSteps(
  extract: OsmExtract,
  { onRoute = () => {}, budget = NO_LIMIT }: ExtractCaller = {},
): SearchSteps<ExtractedNetwork> {
  const membershipOf = networkMemberships(extract.networks);
  const { routes: there, findings } = yield* routesIn(extract, membershipOf, budget);
  const networkNodes = nodesByMode(extract.nodes, nodeFilter(extract, there, membershipOf));
  yield* inferNodes(there, networkNodes, extract);
  const merger = createEdgeMerger(extract);
  const routes: NodeNetworkRoute[] = [];
  for (const [index, route] of there.entries()) {
    const resolution = resolveRoute(route, networkNodes[route.mode], extract);
    findings.push(findingOf(route, resolution, networkNodes[route.mode], extract));
    for (const piece of piecesOf(route, resolution)) {
      budget.take(POINT_BYTES * piece.path.nodeIds.length);
      merger.add(piece);
    }
    if (resolution.outcome !== "left-out") routes.push(route);
    onRoute(index + 1, there.length);
    yield;
  }
  return {
    network: networkOf(networkNodes, merger.edges(), extract),
    findings: findings.sort((a, b) => a.relationId - b.relationId || order(a.mode) - order(b.mode)),
    routes,
  };
}

/** Estimates of the memory of a way in a route and of a point of a path, in bytes. */
const [ROUTE_WAY_BYTES, POINT_BYTES] = [40, 40];

/** Reads the relations as routes, by ascending id; those that are left out are findings. */
function* routesIn(
  extract: OsmExtract,
  membershipOf: MembershipOf,
  budget: MemoryBudget,
): SearchSteps<{ routes: NodeNetworkRoute[]; findings: RouteFinding[] }> {
  const byId = new Map(extract.relations.map((relation) => [relation.id, relation]));
  const other = { relationOf: (id: number) => byId.get(id), membershipOf };
  const [routes, findings]: [NodeNetworkRoute[], RouteFinding[]] = [[], []];
  for (const relation of [...byId.values()].sort((a, b) => a.id - b.id)) {
    if (relation.tags["type"] !== "route") continue;
    const reason = leftOutReason(relation);
    for (const route of routesOf(relation, extract, other)) {
      const routeReason = reason ?? leftOutReasonOf(route, membershipOf);
      if (routeReason) findings.push(leftOutFinding(route, routeReason));
      else {
        budget.take(ROUTE_WAY_BYTES * (route.ways.length + route.missingWayIds.length));
        routes.push(route);
      }
    }
    yield;
  }
  return { routes, findings };
}

/** More points than any route between two numbers has. */
const MAX_POINTS = 100_000;

function leftOutReasonOf(
  { relationId, mode, ways }: NodeNetworkRoute,
  membershipOf: MembershipOf,
): LeftOutReason | null {
  if (membershipOf("relation", relationId, mode).isOnlyProposed) return "proposed";
  const points = ways.reduce((sum, { way }) => sum + way.nodeIds.length, 0);
  return points > MAX_POINTS ? "not-a-node-network" : null;
}

/** Returns a filter against nodes that only proposed networks list, unless an existing route leads over them. */
function nodeFilter(
  { nodes }: OsmExtract,
  routes: readonly NodeNetworkRoute[],
  membershipOf: MembershipOf,
): (node: OsmNode, mode: NetworkMode) => boolean {
  const proposed = Object.fromEntries(
    NETWORK_MODES.map((mode) => {
      const ids = nodes.map(({ id }) => id);
      return [mode, new Set(ids.filter((id) => membershipOf("node", id, mode).isOnlyProposed))];
    }),
  ) as Record<NetworkMode, Set<number>>;
  for (const { mode, ways } of routes) {
    if (proposed[mode].size === 0) continue;
    for (const { way } of ways) for (const nodeId of way.nodeIds) proposed[mode].delete(nodeId);
  }
  return ({ id }, mode) => !proposed[mode].has(id);
}

const NOTHING_TO_SAY = { explanation: "", place: null };

function leftOutFinding(
  { relationId, mode, title }: Pick<NodeNetworkRoute, "relationId" | "mode" | "title">,
  reason: LeftOutReason,
): RouteFinding {
  return { relationId, mode, title, outcome: "left-out", reason, remarks: [], ...NOTHING_TO_SAY };
}

function findingOf(
  route: NodeNetworkRoute,
  resolution: RouteResolution,
  networkNodes: ModeNodes,
  extract: OsmExtract,
): RouteFinding {
  if (resolution.outcome === "left-out") return leftOutFinding(route, resolution.reason);
  const { relationId, mode, title } = route;
  const common = { relationId, mode, title };
  if (resolution.outcome === "resolved") {
    const { remarks } = resolution;
    return { ...common, outcome: "resolved", reason: null, remarks, ...NOTHING_TO_SAY };
  }
  const { reason } = resolution;
  const explained = explain(route, reason, networkNodes, extract);
  return { ...common, outcome: "unresolved", reason, remarks: [], ...explained };
}

function piecesOf(route: NodeNetworkRoute, resolution: RouteResolution): RoutePiece[] {
  if (resolution.outcome !== "resolved") return [];
  const { mode, relationId, isConnection } = route;
  return resolution.paths.map((path) => ({ mode, routeId: relationId, path, isConnection }));
}

function networkOf(
  networkNodes: Record<NetworkMode, ModeNodes>,
  edges: readonly MergedEdge[],
  extract: OsmExtract,
): Network {
  const nodes: NetworkNode[] = NETWORK_MODES.flatMap((mode) =>
    [...networkNodes[mode].byId.values()].sort((a, b) => a.osmId - b.osmId),
  );
  const indexOf = new Map(nodes.map((node, index) => [`${node.mode} ${node.osmId}`, index]));
  const nodeIndex = (mode: NetworkMode, osmId: number | undefined): number =>
    indexOf.get(`${mode} ${osmId}`) ?? -1;
  return {
    nodes,
    edges: edges.map(
      ({ path, ...edge }): NetworkEdge => ({
        ...edge,
        fromIndex: nodeIndex(edge.mode, path.nodeIds[0]),
        toIndex: nodeIndex(edge.mode, path.nodeIds.at(-1)),
        lengthMeters: path.stepMeters.reduce((sum, meters) => sum + meters, 0),
        coordinates: coordinatesOf(path.nodeIds, extract),
      }),
    ),
  };
}

function coordinatesOf(nodeIds: readonly number[], extract: OsmExtract): Float64Array {
  const coordinates = new Float64Array(nodeIds.length * 2);
  nodeIds.forEach((nodeId, index) => {
    const place = extract.positionOf(nodeId);
    // The graph has no step without positions, so there is always one.
    coordinates[2 * index] = place?.lng ?? Number.NaN;
    coordinates[2 * index + 1] = place?.lat ?? Number.NaN;
  });
  return coordinates;
}

function order(mode: NetworkMode): number {
  return NETWORK_MODES.indexOf(mode);
}
