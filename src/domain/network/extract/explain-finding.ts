import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import type { OsmExtract } from "#domain/osm/osm-elements.ts";
import { looseEnds } from "./infer-nodes.ts";
import type { NodeNetworkRoute } from "./node-network-route.ts";
import { endsOfPair, type ModeNodes } from "./nodes-by-mode.ts";
import { groundParts, nodesOn } from "./resolve-route.ts";
import type { RouteFinding, UnresolvedReason } from "./route-finding.ts";

type Positions = Pick<OsmExtract, "positionOf">;

/**
 * Explains the problem of a route: a sentence with the OSM ids that a mapper needs to fix it, and the place of its gap,
 * or else of its beginning.
 */
export function explain(
  route: NodeNetworkRoute,
  reason: UnresolvedReason,
  networkNodes: ModeNodes,
  extract: Positions,
): Pick<RouteFinding, "explanation" | "place"> {
  const place = beginningOf(route, extract);
  switch (reason) {
    case "no-ways":
      return { explanation: "The relation holds no ways.", place };
    case "ways-not-in-extract": {
      const count = route.missingWayIds.length;
      return { explanation: `None of its ${count} ways is in the extract.`, place };
    }
    case "disconnected": {
      const [explanation, gap] = explainHole(route, networkNodes, extract);
      return { explanation, place: gap ?? place };
    }
    default:
      return { explanation: explainNodes(route, networkNodes, extract), place };
  }
}

function beginningOf({ ways }: NodeNetworkRoute, extract: Positions): LatLng | null {
  for (const { way } of ways) {
    for (const nodeId of way.nodeIds) {
      const place = extract.positionOf(nodeId);
      if (place) return place;
    }
  }
  return null;
}

function explainNodes(
  route: NodeNetworkRoute,
  networkNodes: ModeNodes,
  extract: Positions,
): string {
  const onRoute = nodesOn(route.ways, networkNodes);
  const [pair] = route.pairs;
  const found = onRoute.map((osmId) => `${nodeTitle(networkNodes, osmId)} (n${osmId})`).join(", ");
  const stands = found === "" ? "no post stands on its ways" : `on its ways stand ${found}`;
  if (!pair) return `It names no pair of posts, and ${stands}.`;
  if (pair.from === pair.to) return `It leads from post ${pair.from} to itself; ${stands}.`;
  const ends = endsOfPair(pair, onRoute, networkNodes);
  const missing = [
    ...(ends.from.size === 0 ? [pair.from] : []),
    ...(ends.to.size === 0 ? [pair.to] : []),
  ];
  return `Not found on its ways: post ${missing.join(" and ")}; ${stands}.${missing
    .map((label) => nearestNode(label, route, networkNodes, extract))
    .join("")}`;
}

/** Returns where a node may be that the ways of a route do not reach. */
function nearestNode(
  label: string,
  route: NodeNetworkRoute,
  networkNodes: ModeNodes,
  extract: Positions,
): string {
  const ends = looseEnds(route.ways).filter((osmId) => !networkNodes.byId.has(osmId));
  if (ends.length === 0)
    return ` Its end without a mapped node lies on a loop, so where ${label} stands cannot be told.`;
  const carrying = networkNodes.carrying(label);
  if (ends.length * carrying.length > MAX_COMPARISONS) return "";
  let nearest: { node: NetworkNode; meters: number } | null = null;
  for (const endId of ends) {
    const end = extract.positionOf(endId);
    if (!end) continue;
    for (const node of carrying) {
      const meters = distanceMeters(end, node);
      if (!nearest || meters < nearest.meters) nearest = { node, meters };
    }
  }
  if (!nearest || nearest.meters > 2000) return ` No post ${label} is near a loose end of it.`;
  return ` The nearest post ${label} (n${nearest.node.osmId}) is ${Math.round(nearest.meters)} m from a loose end.`;
}

/** Returns a sentence, and the place of the gap if there is one. */
function explainHole(
  route: NodeNetworkRoute,
  networkNodes: ModeNodes,
  extract: Positions,
): [string, LatLng | null] {
  const [pair] = route.pairs;
  const ends = pair ? endsOfPair(pair, nodesOn(route.ways, networkNodes), networkNodes) : null;
  const [a] = ends?.from ?? [];
  const [b] = ends?.to ?? [];
  const missing = missingNodeOf(route, extract);
  if (missing && isWholeWithAllNodes(route, [a, b])) {
    const { nodeId, wayId, place } = missing;
    return [`Node n${nodeId} of its way w${wayId} is not in the extract.`, place];
  }
  const parts = groundParts(route.ways, route, extract);
  const partA = parts.find((part) => a !== undefined && part.has(a)) ?? parts[0];
  const partB = parts.find((part) => part !== partA && (b === undefined || part.has(b)));
  if (!partA || !partB) {
    const sentence =
      "Its ways touch, but their roles and one-way streets let nobody through in either direction.";
    return [sentence, null];
  }
  const inParts = `It falls into ${parts.length} parts`;
  const hole = smallestHole(partA, partB, extract);
  if (!hole) return [`${inParts}.`, null];
  const { meters, from, to } = hole;
  const sentence = `${inParts}; ${Math.round(meters)} m lie between n${from} and n${to}.`;
  return [sentence, extract.positionOf(from) ?? null];
}

/** Returns the first node of a route that the extract does not have, and the place of the node before or behind it. */
function missingNodeOf(
  { ways }: NodeNetworkRoute,
  extract: Positions,
): { readonly nodeId: number; readonly wayId: number; readonly place: LatLng | null } | null {
  for (const { way } of ways) {
    const at = way.nodeIds.findIndex((nodeId) => !extract.positionOf(nodeId));
    const nodeId = way.nodeIds[at];
    if (nodeId === undefined) continue;
    const beside = [way.nodeIds[at - 1], way.nodeIds[at + 1]].map((id) =>
      id === undefined ? undefined : extract.positionOf(id),
    );
    return { nodeId, wayId: way.id, place: beside.find((place) => place) ?? null };
  }
  return null;
}

/** Tells whether a route would join these ends, where they are known, if the extract had all its nodes. */
function isWholeWithAllNodes(
  route: NodeNetworkRoute,
  ends: readonly (number | undefined)[],
): boolean {
  const parts = groundParts(route.ways, route, { positionOf: () => ANYWHERE });
  return parts.some((part) =>
    ends.every((end) => (end === undefined ? parts.length === 1 : part.has(end))),
  );
}

const ANYWHERE: LatLng = { lat: 52, lng: 5 };

/** The most distances to measure for one sentence. */
const MAX_COMPARISONS = 4_000_000;

/** Returns the smallest distance between two parts; null if it is unknown, or if they are too large to compare. */
function smallestHole(
  a: ReadonlySet<number>,
  b: ReadonlySet<number>,
  extract: Positions,
): { from: number; to: number; meters: number } | null {
  let best: { from: number; to: number; meters: number } | null = null;
  const places = (ids: ReadonlySet<number>): [number, LatLng][] =>
    [...ids].flatMap((id) => {
      const place = extract.positionOf(id);
      return place ? [[id, place] as [number, LatLng]] : [];
    });
  const [placesOfA, placesOfB] = [places(a), places(b)];
  if (placesOfA.length * placesOfB.length > MAX_COMPARISONS) return null;
  for (const [from, placeA] of placesOfA) {
    for (const [to, placeB] of placesOfB) {
      const meters = distanceMeters(placeA, placeB);
      if (!best || meters < best.meters) best = { from, to, meters };
    }
  }
  return best;
}

function nodeTitle(networkNodes: ModeNodes, osmId: number): string {
  const node = networkNodes.byId.get(osmId);
  return node?.ref ?? node?.name ?? "?";
}
