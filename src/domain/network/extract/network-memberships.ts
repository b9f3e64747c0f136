import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmMember, OsmRelation } from "#domain/osm/osm-elements.ts";
import { isNotThere, modesOfRoute } from "./network-tags.ts";

/** The relations of type `network` that list an object, for one mode. */
export interface Membership {
  /** True if all of them are proposed or removed; false if none lists it. */
  readonly isOnlyProposed: boolean;
  /** True if all that exist list it with the role `connection`; false if none lists it. */
  readonly isConnection: boolean;
}

/** Returns the membership of a route relation or a node. */
export type MembershipOf = (type: OsmMember["type"], id: number, mode: NetworkMode) => Membership;

interface Listing {
  readonly isThere: boolean;
  readonly role: string;
}

const NO_MEMBERSHIP: Membership = { isOnlyProposed: false, isConnection: false };

/**
 * Reads which networks list which objects.
 * Source: OSM wiki, "Cycle Node Network Tagging", and "Tag:type=network" for the role `connection`.
 */
export function networkMemberships(networks: readonly OsmRelation[]): MembershipOf {
  const listings = new Map<string, Listing[]>();
  for (const { tags, members } of networks) {
    const isThere = !isNotThere(tags);
    for (const mode of modesOfRoute(tags)) {
      for (const { type, id, role } of members) {
        const key = `${mode} ${type} ${id}`;
        const known = listings.get(key) ?? [];
        listings.set(key, known);
        known.push({ isThere, role });
      }
    }
  }
  return (type, id, mode) => {
    const listed = listings.get(`${mode} ${type} ${id}`);
    return listed ? membershipIn(listed) : NO_MEMBERSHIP;
  };
}

function membershipIn(listed: readonly Listing[]): Membership {
  const there = listed.filter(({ isThere }) => isThere);
  return {
    isOnlyProposed: there.length === 0,
    isConnection: there.length > 0 && there.every(({ role }) => role === "connection"),
  };
}
