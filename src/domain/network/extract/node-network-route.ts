import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmExtract, OsmMember, OsmRelation, OsmTags } from "#domain/osm/osm-elements.ts";
import type { MembershipOf } from "./network-memberships.ts";
import { isNotThere, modesOfRoute } from "./network-tags.ts";
import { type NodePair, nodeNumbers, nodePairs } from "./node-pair.ts";
import type { LeftOutReason } from "./route-finding.ts";
import type { RouteWay } from "./route-graph.ts";

/** A relation read as a route between two nodes of one network. */
export interface NodeNetworkRoute {
  readonly relationId: number;
  readonly mode: NetworkMode;
  /** The title for people. */
  readonly title: string;
  readonly pairs: readonly NodePair[];
  /** The numbers in its texts, in comparable form: those of a pair, or only one. */
  readonly numbers: readonly string[];
  /** True if it declares itself part of a node network; older routes do not. */
  readonly isDeclared: boolean;
  readonly isConnection: boolean;
  readonly ways: readonly RouteWay[];
  readonly missingWayIds: readonly number[];
}

/** Returns why a relation is not a usable route; null if it is. */
export function leftOutReason(relation: OsmRelation): LeftOutReason | null {
  const { tags } = relation;
  const networkType = tags["network:type"];
  if (networkType !== undefined && networkType !== "node_network") return "not-a-node-network";
  return isNotThere(tags) ? "proposed" : null;
}

/** The relations around a route: those in it, and the networks that list it. */
export interface OtherRelations {
  readonly relationOf: (relationId: number) => OsmRelation | undefined;
  readonly membershipOf: MembershipOf;
}

/**
 * Returns the routes in a relation, one per network. Nested routes are read as its own ways.
 * Source: OSM wiki, "Cycle Node Network Tagging".
 */
export function routesOf(
  relation: OsmRelation,
  extract: OsmExtract,
  { relationOf, membershipOf }: OtherRelations,
): NodeNetworkRoute[] {
  const { ways, missingWayIds } = membersOf(relation, extract, relationOf);
  const { tags } = relation;
  const [pairs, numbers] = [nodePairs(tags), nodeNumbers(tags)];
  return modesOfRoute(tags).map((mode) => ({
    relationId: relation.id,
    mode,
    title: titleOf(tags),
    pairs,
    numbers,
    isDeclared: tags["network:type"] === "node_network",
    isConnection:
      tags["state"] === "connection" || membershipOf("relation", relation.id, mode).isConnection,
    ways,
    missingWayIds,
  }));
}

/** Returns the title of a relation for people; may be empty. */
function titleOf(tags: OsmTags): string {
  return tags["ref"] ?? tags["name"] ?? tags["note"] ?? "";
}

function membersOf(
  relation: OsmRelation,
  extract: OsmExtract,
  relationOf: (relationId: number) => OsmRelation | undefined,
): { ways: RouteWay[]; missingWayIds: number[] } {
  const ways: RouteWay[] = [];
  const missingWayIds: number[] = [];
  for (const { type, id, role } of withChildren(relation, relationOf)) {
    if (type !== "way") continue;
    const way = extract.wayOf(id);
    if (way) ways.push({ way, role });
    else missingWayIds.push(id);
  }
  return { ways, missingWayIds };
}

/** The most relations in one route: others are ignored, because each of a long chain would hold all behind it. */
const MAX_RELATIONS = 100;

function withChildren(
  relation: OsmRelation,
  relationOf: (relationId: number) => OsmRelation | undefined,
): OsmMember[] {
  // Iterating a set includes elements added meanwhile, and a relation that contains itself occurs once.
  const relations = new Set([relation]);
  for (const { members } of relations) {
    for (const { type, id } of members) {
      const child = type === "relation" ? relationOf(id) : undefined;
      if (child && relations.size < MAX_RELATIONS) relations.add(child);
    }
  }
  return [...relations].flatMap(({ members }) => members);
}
