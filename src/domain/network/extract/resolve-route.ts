import type { OsmExtract } from "#domain/osm/osm-elements.ts";
import { MAX_EDGE_METERS } from "#domain/units/limits.ts";
import { linkAll, linkEnds } from "./link-nodes.ts";
import { comparableLabels } from "./network-tags.ts";
import type { NodeNetworkRoute } from "./node-network-route.ts";
import type { NodePair } from "./node-pair.ts";
import { endsOfPair, type ModeNodes, type RouteEnds } from "./nodes-by-mode.ts";
import type { LeftOutReason, Remark, UnresolvedReason } from "./route-finding.ts";
import { buildRouteGraph, type RouteGraph, type RouteWay, type StepRules } from "./route-graph.ts";
import { type RoutePath, reachableFrom } from "./route-paths.ts";

/** The result for a route: paths between neighbouring nodes, or the reason that there are none. */
export type RouteResolution =
  | {
      readonly outcome: "resolved";
      readonly paths: readonly RoutePath[];
      readonly remarks: readonly Remark[];
    }
  | { readonly outcome: "unresolved"; readonly reason: UnresolvedReason }
  | { readonly outcome: "left-out"; readonly reason: LeftOutReason };

/** Rules from strict to lenient; the lenient ones are for contradicting roles. */
const STRICT: StepRules = { obeyRoles: true, obeyLaw: true };
const WITHOUT_ROLES: StepRules = { obeyRoles: false, obeyLaw: true };

/** Finds the paths between the nodes of a route. Never throws on a broken one. */
export function resolveRoute(
  route: NodeNetworkRoute,
  networkNodes: ModeNodes,
  extract: Pick<OsmExtract, "positionOf">,
): RouteResolution {
  if (route.ways.length === 0) {
    const reason = route.missingWayIds.length > 0 ? "ways-not-in-extract" : "no-ways";
    return { outcome: "unresolved", reason };
  }
  const onRoute = nodesOn(route.ways, networkNodes);
  if (isOfAnotherKind(route, onRoute, networkNodes)) {
    return { outcome: "left-out", reason: "not-a-node-network" };
  }
  const plan = planOf(route, onRoute, networkNodes);
  if (typeof plan === "string") return { outcome: "unresolved", reason: plan };
  for (const rules of [STRICT, WITHOUT_ROLES]) {
    const graph = buildRouteGraph(route.ways, route.mode, rules, extract);
    const paths = pathsOf(plan, graph, networkNodes).filter(isPossible);
    if (paths.length === 0) continue;
    const remarks = [...plan.remarks, ...remarksOn(route, paths, networkNodes)];
    if (rules === WITHOUT_ROLES) remarks.push("roles-ignored");
    return { outcome: "resolved", paths, remarks };
  }
  return { outcome: "unresolved", reason: "disconnected" };
}

/** A node that was moved far away by mistake makes a path that no graph can hold. */
function isPossible({ stepMeters }: RoutePath): boolean {
  return stepMeters.reduce((sum, meters) => sum + meters, 0) < MAX_EDGE_METERS;
}

function remarksOn(
  route: NodeNetworkRoute,
  paths: readonly RoutePath[],
  networkNodes: ModeNodes,
): Remark[] {
  const remarks: Remark[] = [];
  if (paths.some((path) => hasInferredEnd(path, networkNodes))) remarks.push("post-inferred");
  if (isOneDirection(paths, networkNodes)) remarks.push("one-direction-only");
  if (route.missingWayIds.length > 0) remarks.push("some-ways-not-in-extract");
  return remarks;
}

/** Returns the nodes on ways, in the order of first appearance. */
export function nodesOn(
  ways: readonly RouteWay[],
  networkNodes: Pick<ModeNodes, "byId">,
): number[] {
  const nodeIds = ways.flatMap(({ way }) => way.nodeIds.filter((id) => networkNodes.byId.has(id)));
  return [...new Set(nodeIds)];
}

/** Far more than any route between two numbers has; each takes a search. */
export const MAX_NODES_ON_ROUTE = 200;

/**
 * Tells whether a route is of another kind, because these share the same `network`. An undeclared route belongs to
 * the node network if an end of its pair is on it, or, without a pair, if it has one or two nodes and names one of them.
 */
function isOfAnotherKind(
  route: NodeNetworkRoute,
  onRoute: readonly number[],
  networkNodes: ModeNodes,
): boolean {
  if (onRoute.length > MAX_NODES_ON_ROUTE) return true;
  if (route.isDeclared) return false;
  const isNumbered = route.numbers.some((label) =>
    onRoute.some((osmId) => networkNodes.carries(osmId, label)),
  );
  if (route.pairs.length === 0) return !isNumbered || onRoute.length > 2;
  return !route.pairs.some((pair) => {
    const { from, to } = endsOfPair(pair, onRoute, networkNodes);
    return from.size > 0 || to.size > 0;
  });
}

interface LinkPlan {
  /** The two ends; null links every neighbouring pair of nodes. */
  readonly ends: RouteEnds | null;
  readonly all: ReadonlySet<number>;
  readonly remarks: readonly Remark[];
}

function planOf(
  route: NodeNetworkRoute,
  onRoute: readonly number[],
  networkNodes: ModeNodes,
): LinkPlan | UnresolvedReason {
  const all = new Set(onRoute);
  for (const pair of route.pairs) {
    const plan = planOfPair(pair, onRoute, networkNodes);
    if (plan) return plan;
  }
  if (route.pairs.length === 0) {
    return all.size >= 2 ? { ends: null, all, remarks: ["pair-unknown"] } : "too-few-posts";
  }
  // The numbers of nodes may have changed; two nodes with the same number prove nothing.
  return hasTwoLabels(onRoute, networkNodes)
    ? { ends: null, all, remarks: ["posts-differ-from-pair"] }
    : "post-missing";
}

function planOfPair(
  pair: NodePair,
  onRoute: readonly number[],
  networkNodes: ModeNodes,
): LinkPlan | UnresolvedReason | null {
  const ends = endsOfPair(pair, onRoute, networkNodes);
  if (pair.from === pair.to) {
    if (ends.from.size === 1) return "single-post";
    return ends.from.size > 1 ? { ends: null, all: ends.from, remarks: [] } : null;
  }
  if (ends.from.size === 0 || ends.to.size === 0) return null;
  return { ends, all: new Set(onRoute), remarks: [] };
}

function hasTwoLabels(onRoute: readonly number[], networkNodes: ModeNodes): boolean {
  return new Set(onRoute.map((osmId) => labelOf(osmId, networkNodes))).size >= 2;
}

function pathsOf(plan: LinkPlan, graph: RouteGraph, networkNodes: ModeNodes): RoutePath[] {
  if (!plan.ends) return linkAll(graph, plan.all);
  return linkEnds(graph, plan.ends.from, plan.ends.to, (nodeId) => networkNodes.byId.has(nodeId));
}

function hasInferredEnd({ nodeIds }: RoutePath, networkNodes: ModeNodes): boolean {
  return [nodeIds[0], nodeIds.at(-1)].some((id) => networkNodes.byId.get(id ?? -1)?.isInferred);
}

/**
 * Tells whether a route is one-way. Nodes of one junction are one place here: out from one of them and back to the
 * other is two-way.
 */
function isOneDirection(paths: readonly RoutePath[], networkNodes: ModeNodes): boolean {
  const links = new Set<string>();
  for (const { nodeIds } of paths) {
    const from = labelOf(nodeIds[0], networkNodes);
    const to = labelOf(nodeIds.at(-1), networkNodes);
    if (from !== to) links.add(`${from}\n${to}`);
  }
  return [...links].some((link) => !links.has(link.split("\n").reverse().join("\n")));
}

function labelOf(osmId: number | undefined, networkNodes: ModeNodes): string {
  const node = networkNodes.byId.get(osmId ?? -1);
  return node ? (comparableLabels(node)[0] ?? "") : "";
}

/** Returns the connected parts of a route, ignoring directions: sets of OSM node ids. */
export function groundParts(
  ways: readonly RouteWay[],
  route: Pick<NodeNetworkRoute, "mode">,
  extract: Pick<OsmExtract, "positionOf">,
): Set<number>[] {
  const rules = { obeyRoles: false, obeyLaw: false };
  const graph = buildRouteGraph(ways, route.mode, rules, extract);
  const parts: Set<number>[] = [];
  const seen = new Set<number>();
  for (const nodeId of graph.outgoing.keys()) {
    if (seen.has(nodeId)) continue;
    const part = reachableFrom(graph.outgoing, nodeId);
    for (const reached of part) seen.add(reached);
    parts.push(part);
  }
  return parts;
}
