import {
  allowedDirections,
  BOTH_WAYS,
  type Directions,
} from "#domain/network/extract/way-directions.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** The modes that have waters, in the order of the stored file. */
export const WATER_MODES = ["canoe", "motorboat"] as const;

/** A mode that has waters. */
export type WaterMode = (typeof WATER_MODES)[number];

/** The access of a mode to a water. */
export interface WaterAccess {
  /** Along the nodes of the way; none where it is closed. */
  readonly directions: Directions;
  /** True if a tag says so; otherwise it follows from the kind of water, and nobody knows. */
  readonly isTagged: boolean;
  /** True if a canoe is carried. */
  readonly isCarried: boolean;
}

/** The keys of each mode, the most specific first. Source: OSM wiki, "Key:access". */
const OWN_KEYS: Readonly<Record<WaterMode, readonly string[]>> = {
  canoe: ["canoe", "boat"],
  motorboat: ["motorboat", "boat"],
};

/** Kinds of water that are open without a tag. */
const OPEN_KINDS = new Set(["river", "canal", "fairway", "tidal_channel"]);

/** Other kinds, which are open only with a tag of their own: most are too narrow. */
const TAGGED_KINDS = new Set(["stream", "ditch", "drain", "flowline", "link"]);

const OPENING = new Set(["yes", "designated", "permissive", "official", "destination"]);
const CLOSING = new Set(["no", "private"]);
const GENERALLY_CLOSING = new Set(["no", "private", "customers", "military"]);

/** Kinds of tunnels that are full of water, or too low. */
const CLOSED_TUNNELS = new Set(["culvert", "flooded", "siphon"]);

const NO_DIRECTIONS: Directions = { forward: false, backward: false };
const CLOSED: WaterAccess = { directions: NO_DIRECTIONS, isTagged: false, isCarried: false };

/**
 * Returns the access of canoes or motorboats to a way: the own tag first, then the tags for everybody, then the kind of water.
 * A canoe is carried along paths that are tagged as a portage. Sizes, times and seasons close nothing.
 * Source: OSM wiki, "Key:boat", "Key:waterway", "Tag:canoe=portage", "Key:CEMT".
 */
export function waterAccess(tags: OsmTags, mode: WaterMode): WaterAccess {
  if (isCarriedAlong(tags)) return carriedAlong(tags, mode);
  const kind = tags["waterway"] ?? "";
  const isOpenKind = OPEN_KINDS.has(kind);
  if ((!isOpenKind && !TAGGED_KINDS.has(kind)) || tags["area"] === "yes") return CLOSED;
  const own = ownAccess(tags, mode);
  if (own !== null) return own ? openAlong(tags, mode, true) : CLOSED;
  if (GENERALLY_CLOSING.has(tags["access"] ?? "")) return CLOSED;
  if (!isOpenKind || isImpassable(tags)) return CLOSED;
  return openAlong(tags, mode, mode === "motorboat" && isForShips(tags));
}

/** Returns whether the most specific tag of a mode opens or closes a way or a node; null without one. */
function ownAccess(tags: OsmTags, mode: WaterMode): boolean | null {
  for (const key of OWN_KEYS[mode]) {
    const own = tags[key] ?? "";
    if (CLOSING.has(own)) return false;
    if (OPENING.has(own)) return true;
  }
  return null;
}

function carriedAlong(tags: OsmTags, mode: WaterMode): WaterAccess {
  const isOpen = mode === "canoe" && !CLOSING.has(tags["foot"] ?? tags["access"] ?? "");
  return isOpen ? { directions: BOTH_WAYS, isTagged: true, isCarried: true } : CLOSED;
}

function isCarriedAlong(tags: OsmTags): boolean {
  if (tags["canoe"] === "portage") return true;
  return tags["highway"] !== undefined && (tags["portage"] ?? "no") !== "no";
}

/** Returns whether a way is a water that other maps may show as open: one with a name, or of a kind that is open without a tag. */
export function isKnownWater(tags: OsmTags): boolean {
  const kind = tags["waterway"] ?? "";
  if (tags["area"] === "yes") return false;
  return OPEN_KINDS.has(kind) || (TAGGED_KINDS.has(kind) && tags["name"] !== undefined);
}

function isImpassable(tags: OsmTags): boolean {
  return (
    CLOSED_TUNNELS.has(tags["tunnel"] ?? "") ||
    tags["intermittent"] === "yes" ||
    tags["usage"] === "penstock"
  );
}

/** Returns whether a water is a fairway by its class, its kind, or its tags for ships. */
export function isForShips(tags: OsmTags): boolean {
  const cemt = tags["CEMT"] ?? "0";
  return (
    (cemt !== "0" && cemt !== "no" && cemt !== "none") ||
    tags["waterway"] === "fairway" ||
    OPENING.has(tags["ship"] ?? "") ||
    tags["motorboat"] === "designated" ||
    tags["boat"] === "designated"
  );
}

function openAlong(tags: OsmTags, mode: WaterMode, isTagged: boolean): WaterAccess {
  const own = allowedDirections(tags, mode);
  const directions = own.forward && own.backward ? generalDirections(tags) : own;
  return { directions, isTagged, isCarried: false };
}

/** Returns the directions for everybody, which on the water bind every boat that has no tag of its own. */
function generalDirections(tags: OsmTags): Directions {
  if (Object.keys(tags).some((key) => key.startsWith("oneway:"))) return BOTH_WAYS;
  return allowedDirections({ oneway: tags["oneway"] ?? "no" }, "cycle");
}

/** Works across a water, which no boat passes: a canoe is carried around them. */
const STOPPING_WORKS = new Set(["weir", "dam", "sluice_gate", "waterfall"]);

/**
 * Returns whether an object on a water stops boats, and canoes are carried: a weir, a dam, a waterfall, or a gate that is not
 * that of a lock. A tag that it is open to boats lets them through.
 */
export function isStoppingBoats(tags: OsmTags): boolean {
  if (!STOPPING_WORKS.has(tags["waterway"] ?? "")) return false;
  return !OPENING.has(tags["boat"] ?? "") && !OPENING.has(tags["motorboat"] ?? "");
}

/** Returns whether boats cannot pass a node, not even by carrying a canoe. */
export function isClosedToBoats(tags: OsmTags, mode: WaterMode): boolean {
  return ownAccess(tags, mode) === false;
}

/**
 * Returns whether a place is for getting a canoe into the water, or out of it.
 * Source: OSM wiki, "Tag:canoe=put_in", "Tag:waterway=access_point".
 */
export function isPutIn(tags: OsmTags): boolean {
  if (CLOSING.has(tags["access"] ?? "")) return false;
  const canoe = tags["canoe"] ?? "";
  if (canoe === "put_in" || canoe === "egress" || canoe === "put_in;egress") return true;
  return tags["waterway"] === "access_point";
}
