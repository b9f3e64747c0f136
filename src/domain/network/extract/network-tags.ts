import { comparableLabel } from "#domain/network/comparable-label.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** The value of `network` on a route in OSM, also the prefix of `_ref` and `_name` on a node. */
const OSM_NETWORK: Readonly<Record<NetworkMode, string>> = {
  walk: "rwn",
  cycle: "rcn",
  canoe: "rpn",
  motorboat: "rmn",
};

/** Returns the prefix of the number of a node in this network: `rcn` in `rcn_ref`. */
function nodeTagPrefix(mode: NetworkMode): string {
  return OSM_NETWORK[mode];
}

/**
 * Returns the networks of a route. One relation can serve two modes: `network=rmn;rpn`.
 * Source: OSM wiki, "Node Networks".
 */
export function modesOfRoute(tags: OsmTags): NetworkMode[] {
  const networks = (tags["network"] ?? "").split(";").map((value) => value.trim());
  return NETWORK_MODES.filter((mode) => networks.includes(OSM_NETWORK[mode]));
}

/** The label on the signpost of a node: a number, a name, or both. */
export interface NodeLabel {
  /** The number as signed; "09" stays "09". */
  readonly ref: string | null;
  readonly name: string | null;
}

/**
 * Returns the label of a node in a network; null if it is not a node of it. Proposed (`state=proposed`,
 * `proposed:rcn_ref`) and removed ones do not count.
 */
export function nodeLabel(tags: OsmTags, mode: NetworkMode): NodeLabel | null {
  if (isNotThere(tags)) return null;
  const prefix = nodeTagPrefix(mode);
  const ref = textOf(tags[`${prefix}_ref`]);
  const name = textOf(tags[`${prefix}_name`]);
  return ref === null && name === null ? null : { ref, name };
}

/** Returns whether a key can make a node one of a network. */
export function isNodeKey(key: string): boolean {
  return NODE_KEYS.has(key);
}

const NODE_KEYS: ReadonlySet<string> = new Set(
  NETWORK_MODES.flatMap((mode) => ["ref", "name"].map((end) => `${nodeTagPrefix(mode)}_${end}`)),
);

/** Tells whether a node or route is proposed or removed instead of signed. */
export function isNotThere(tags: OsmTags): boolean {
  return ["proposed", "construction", "disused", "abandoned", "removed"].includes(
    tags["state"] ?? "",
  );
}

/** Returns every text that a route may use for this node, in comparable form; "12;34" are two numbers. */
export function comparableLabels(label: NodeLabel): string[] {
  const refs = (label.ref ?? "").split(/[;/]/);
  return [...refs, label.name ?? ""].map(comparableLabel).filter((text) => text !== "");
}

function textOf(value: string | undefined): string | null {
  const text = value?.trim() ?? "";
  return text === "" ? null : text;
}
