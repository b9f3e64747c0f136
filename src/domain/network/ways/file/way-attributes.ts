import { surfaceOfWay } from "#domain/network/extract/way-surface.ts";
import { WAY_MODES, wayAccess } from "#domain/network/ways/access/way-access.ts";
import { seenClassOf, wayClassOf } from "#domain/network/ways/access/way-class.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { DIRECTION_BITS, TRAITS } from "./ways-format.ts";

/** The facts that are the same along a whole way. */
export interface WayAttributes {
  /** Index in `WAY_CLASSES`. */
  readonly wayClass: number;
  /** `DIRECTION_BITS`, along the nodes of the edge; 0 for a way that is closed to everybody. */
  readonly directions: number;
  /** `TRAITS`. */
  readonly traits: number;
  readonly name: string | null;
  /** The tags of times and seasons when it is closed or open, as written; of a water the ids of its bridges and locks; null without any. */
  readonly condition: string | null;
}

/** The networks that run over a way. */
export interface NetworksOnWay {
  readonly walk: boolean;
  readonly cycle: boolean;
}

/** Returns the attributes of a way; null for one that can be neither walked, cycled nor seen. */
export function attributesOf(tags: OsmTags, networks: NetworksOnWay): WayAttributes | null {
  let directions = 0;
  for (const mode of WAY_MODES) {
    const { forward, backward } = wayAccess(tags, mode);
    if (forward) directions |= DIRECTION_BITS[mode].forward;
    if (backward) directions |= DIRECTION_BITS[mode].backward;
  }
  const wayClass = wayClassOf(tags);
  if (wayClass === null || directions === 0) return closedAttributesOf(tags);
  const name = tags["name"] ?? tags["ref"];
  return {
    wayClass,
    directions,
    traits: traitsOf(tags, networks),
    name: name === undefined ? null : plainName(name),
    condition: conditionOf(tags),
  };
}

/** Returns the few facts about a closed way that somebody who passes sees. */
function closedAttributesOf(tags: OsmTags): WayAttributes | null {
  const wayClass = seenClassOf(tags);
  if (wayClass === null) return null;
  const traits = isMinor(tags) ? TRAITS.minor : 0;
  return { wayClass, directions: 0, traits, name: null, condition: null };
}

function traitsOf(tags: OsmTags, networks: NetworksOnWay): number {
  const walkSurface = surfaceOfWay(tags, "walk");
  const cycleSurface = surfaceOfWay(tags, "cycle");
  const traits: readonly (readonly [keyof typeof TRAITS, boolean])[] = [
    ["walkPaved", walkSurface === "paved"],
    ["walkUnpaved", walkSurface === "unpaved"],
    ["cyclePaved", cycleSurface === "paved"],
    ["cycleUnpaved", cycleSurface === "unpaved"],
    ["walkNetwork", networks.walk],
    ["cycleNetwork", networks.cycle],
    ["sidewalk", hasBeside(tags, "sidewalk")],
    ["cycleway", hasBeside(tags, "cycleway")],
    ["bicycleTagged", tags["bicycle"] !== undefined],
    ["minor", isMinor(tags)],
  ];
  return traits.reduce((bits, [trait, isSet]) => (isSet ? bits | TRAITS[trait] : bits), 0);
}

const MINOR_SERVICES = new Set(["driveway", "parking_aisle", "drive-through"]);

/** Source: OSM wiki, "Key:service". */
function isMinor(tags: OsmTags): boolean {
  return MINOR_SERVICES.has(tags["service"] ?? "");
}

/** Source: OSM wiki, "Key:sidewalk", "Key:cycleway". */
function hasBeside(tags: OsmTags, key: "sidewalk" | "cycleway"): boolean {
  return [key, `${key}:left`, `${key}:right`, `${key}:both`].some((one) => {
    const value = tags[one] ?? "no";
    return value !== "no" && value !== "none";
  });
}

/** Tags about times, for everybody or for one of the modes. Source: OSM wiki, "Conditional restrictions". */
const CONDITION_KEYS = [
  ...["access:conditional", "foot:conditional", "bicycle:conditional", "vehicle:conditional"],
  ...["opening_hours", "seasonal"],
];

/** Returns the tags of times and seasons of a way or a gate, as written; null without any. */
export function conditionOf(tags: OsmTags): string | null {
  const parts = CONDITION_KEYS.flatMap((key) => {
    const value = tags[key] ?? "no";
    return value === "no" ? [] : `${key}=${value}`;
  });
  return parts.length === 0 ? null : plainName(parts.join("; "));
}

/** Returns whether a key may make an object a way; others need not be decoded. */
export function isWayKey(key: string): boolean {
  return key === "highway" || key === "route" || key === "ferry";
}
