import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** The directions, relative to the way itself. */
export interface Directions {
  readonly forward: boolean;
  readonly backward: boolean;
}

/** Both ways. */
export const BOTH_WAYS: Directions = { forward: true, backward: true };
const FORWARD_ONLY: Directions = { forward: true, backward: false };
const BACKWARD_ONLY: Directions = { forward: false, backward: true };

const ONEWAY_VALUES: ReadonlyMap<string, Directions> = new Map([
  ["yes", FORWARD_ONLY],
  ["true", FORWARD_ONLY],
  ["1", FORWARD_ONLY],
  ["-1", BACKWARD_ONLY],
  ["reverse", BACKWARD_ONLY],
  ["no", BOTH_WAYS],
  ["false", BOTH_WAYS],
  ["0", BOTH_WAYS],
]);

/** The keys that only apply to this mode. */
const OWN_ONEWAY_KEYS: Readonly<Record<NetworkMode, readonly string[]>> = {
  walk: ["oneway:foot"],
  cycle: ["oneway:bicycle"],
  canoe: ["oneway:canoe", "oneway:boat"],
  motorboat: ["oneway:motorboat", "oneway:boat"],
};

/**
 * Returns the legal directions on a way. A one-way street binds only cyclists, unless its tags except them; walkers
 * and boats only follow their own tags.
 * Source: OSM wiki, "Key:oneway", "Key:oneway:bicycle", "Key:cycleway", "Tag:junction=roundabout".
 */
export function allowedDirections(tags: OsmTags, mode: NetworkMode): Directions {
  for (const key of OWN_ONEWAY_KEYS[mode]) {
    const own = ONEWAY_VALUES.get(tags[key] ?? "");
    if (own) return own;
  }
  if (mode !== "cycle" || hasContraflow(tags)) return BOTH_WAYS;
  const general = ONEWAY_VALUES.get(tags["oneway"] ?? "");
  if (general) return general;
  const isRoundabout = tags["junction"] === "roundabout" || tags["junction"] === "circular";
  return isRoundabout ? FORWARD_ONLY : BOTH_WAYS;
}

function hasContraflow(tags: OsmTags): boolean {
  return ["cycleway", "cycleway:left", "cycleway:right", "cycleway:both"].some((key) => {
    if (tags[key]?.startsWith("opposite")) return true;
    // A lane along a one-way street that is two-way or contraflow.
    return tags[`${key}:oneway`] === "-1" || (hasLane(tags[key]) && tags[`${key}:oneway`] === "no");
  });
}

function hasLane(value: string | undefined): boolean {
  return value !== undefined && value !== "no" && value !== "none" && value !== "separate";
}

/**
 * Returns the directions in which a route uses a member, from its role, which is relative to the way. Any other role
 * ("connection", "main", none) means both.
 */
export function roleDirections(role: string): Directions {
  if (role === "forward") return FORWARD_ONLY;
  if (role === "backward") return BACKWARD_ONLY;
  return BOTH_WAYS;
}

/** Returns the union of directions, for a way that is listed twice. */
export function eitherDirection(a: Directions, b: Directions): Directions {
  return { forward: a.forward || b.forward, backward: a.backward || b.backward };
}

/** Returns the intersection of directions. */
export function commonDirections(a: Directions, b: Directions): Directions {
  return { forward: a.forward && b.forward, backward: a.backward && b.backward };
}
