import { allowedDirections, type Directions } from "#domain/network/extract/way-directions.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { wayClassNamed, wayClassOf } from "./way-class.ts";

/** The modes that have ways, in the order of the stored file. */
export const WAY_MODES = ["walk", "cycle"] as const;

/** A mode that has ways. */
export type WayMode = (typeof WAY_MODES)[number];

/** Returns whether a mode of networks has ways too. */
export function isWayMode(mode: NetworkMode): mode is WayMode {
  return (WAY_MODES as readonly string[]).includes(mode);
}

/** The key of the own access tag of each mode. Source: OSM wiki, "Key:access". */
const OWN_KEY: Readonly<Record<WayMode, string>> = { walk: "foot", cycle: "bicycle" };

/** Own values that open a way of any class. */
const OPENING = new Set(["yes", "designated", "permissive", "official", "destination"]);

/** Own values that close a way. */
const CLOSING: Readonly<Record<WayMode, ReadonlySet<string>>> = {
  walk: new Set(["no", "private"]),
  cycle: new Set(["no", "private", "use_sidepath"]),
};

/** The keys for everybody, or for every vehicle, which apply without an own tag. */
const GENERAL_KEYS: Readonly<Record<WayMode, readonly string[]>> = {
  walk: ["access"],
  cycle: ["access", "vehicle"],
};

/** Values of the general keys that close a way. */
const GENERALLY_CLOSING = new Set([
  ...["no", "private", "customers", "delivery", "agricultural", "forestry", "military"],
]);

/** The classes that are only open with an own tag. */
const CLOSED_CLASSES: Readonly<Record<WayMode, ReadonlySet<number>>> = {
  walk: new Set(classes("trunk", "trunk_link")),
  cycle: new Set(classes("trunk", "trunk_link", "pedestrian", "footway", "steps", "bridleway")),
};

function classes(...names: Parameters<typeof wayClassNamed>[0][]): number[] {
  return names.map(wayClassNamed);
}

const NO_WAY: Directions = { forward: false, backward: false };

/**
 * Returns the directions in which a way is open to walkers or cyclists: the own tag first, then the tags for everybody,
 * then the class of the way. Turn restrictions, opening times and seasons close nothing.
 * Source: OSM wiki, "Key:access", "OSM tags for routing/Access restrictions".
 */
export function wayAccess(tags: OsmTags, mode: WayMode): Directions {
  const wayClass = wayClassOf(tags);
  if (wayClass === null || !isOpen(tags, mode, wayClass)) return NO_WAY;
  return allowedDirections(tags, mode);
}

function isOpen(tags: OsmTags, mode: WayMode, wayClass: number): boolean {
  const own = tags[OWN_KEY[mode]] ?? "";
  if (CLOSING[mode].has(own)) return false;
  if (OPENING.has(own)) return true;
  if (tags["motorroad"] === "yes" || isGenerallyClosed(tags, mode)) return false;
  return !CLOSED_CLASSES[mode].has(wayClass);
}

function isGenerallyClosed(tags: OsmTags, mode: WayMode): boolean {
  return GENERAL_KEYS[mode].some((key) => GENERALLY_CLOSING.has(tags[key] ?? ""));
}

const CLOSED_NODE = new Set(["no", "private"]);

/** Returns whether a node with a barrier stops walkers or cyclists. A node without one never does. */
export function isClosedBarrier(tags: OsmTags, mode: WayMode): boolean {
  if (tags["barrier"] === undefined) return false;
  const own = tags[OWN_KEY[mode]] ?? "";
  if (CLOSED_NODE.has(own)) return true;
  if (OPENING.has(own) || own === "dismount") return false;
  return CLOSED_NODE.has(tags["access"] ?? "");
}
