import type { OsmTags } from "./extract/osm-elements.ts";

/** How one travels over a numbered node network. The order is that of the stored graph. */
export const NETWORK_MODES = ["walk", "cycle", "canoe", "motorboat"] as const;

/** One of the four networks. Each has its own nodes, also where two share a post. */
export type NetworkMode = (typeof NETWORK_MODES)[number];

/** Those of these texts that are networks; a later version may know more of them. */
export function knownModes(texts: readonly unknown[]): readonly NetworkMode[] {
  return NETWORK_MODES.filter((mode) => texts.includes(mode));
}

/** OSM's value of `network` on a route, and the prefix of `_ref` and `_name` on a node. */
const OSM_NETWORK: Readonly<Record<NetworkMode, string>> = {
  walk: "rwn",
  cycle: "rcn",
  canoe: "rpn",
  motorboat: "rmn",
};

/** The prefix under which a node carries its number in this network: `rcn` in `rcn_ref`. */
export function nodeTagPrefix(mode: NetworkMode): string {
  return OSM_NETWORK[mode];
}

/**
 * The networks that a route belongs to. One relation may serve two boats: `network=rmn;rpn`.
 * Source: OSM wiki, "Node Networks".
 */
export function modesOfRoute(tags: OsmTags): NetworkMode[] {
  const networks = (tags["network"] ?? "").split(";").map((value) => value.trim());
  return NETWORK_MODES.filter((mode) => networks.includes(OSM_NETWORK[mode]));
}
