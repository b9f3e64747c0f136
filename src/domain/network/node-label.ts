import type { OsmTags } from "./extract/osm-elements.ts";
import { type NetworkMode, nodeTagPrefix } from "./network-mode.ts";

/** What stands on a node's post: a number, a name, or both. */
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

/**
 * The form in which labels are compared: leading zeros, spaces and case do not count, as "09-10" on
 * a route means the posts "9" and "10".
 */
export function comparableLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/(^|\D)0+(?=\d)/g, "$1");
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
