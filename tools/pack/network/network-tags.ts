import { comparableLabel } from "#domain/network/comparable-label.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmTags } from "./osm-elements.ts";

/** OSM's value of `network` on a route, and the prefix of `_ref` and `_name` on a node. */
const OSM_NETWORK: Readonly<Record<NetworkMode, string>> = {
  walk: "rwn",
  cycle: "rcn",
  canoe: "rpn",
  motorboat: "rmn",
};

/** The prefix under which a node carries its number in this network: `rcn` in `rcn_ref`. */
function nodeTagPrefix(mode: NetworkMode): string {
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

/** What the signpost of a node says: a number, a name, or both. */
export interface NodeLabel {
  /** As signed, "09" stays "09". */
  readonly ref: string | null;
  readonly name: string | null;
}

/**
 * The label that a node has in a network, or null when it is no node of it. Something that is only
 * planned (`state=proposed`, `proposed:rcn_ref`) or gone is none.
 */
export function nodeLabel(tags: OsmTags, mode: NetworkMode): NodeLabel | null {
  if (isNotThere(tags)) return null;
  const prefix = nodeTagPrefix(mode);
  const ref = textOf(tags[`${prefix}_ref`]);
  const name = textOf(tags[`${prefix}_name`]);
  return ref === null && name === null ? null : { ref, name };
}

/** Whether a node or route is planned or gone instead of signed in the field. */
export function isNotThere(tags: OsmTags): boolean {
  return ["proposed", "construction", "disused", "abandoned", "removed"].includes(
    tags["state"] ?? "",
  );
}

/** Every text that a route may call this node by, in comparable form; "12;34" are two numbers. */
export function comparableLabels(label: NodeLabel): string[] {
  const refs = (label.ref ?? "").split(/[;/]/);
  return [...refs, label.name ?? ""].map(comparableLabel).filter((text) => text !== "");
}

function textOf(value: string | undefined): string | null {
  const text = value?.trim() ?? "";
  return text === "" ? null : text;
}
