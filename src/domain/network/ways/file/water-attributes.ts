import {
  isForShips,
  isKnownWater,
  WATER_MODES,
  type WaterMode,
  waterAccess,
} from "#domain/network/ways/access/water-access.ts";
import { WATER } from "#domain/network/ways/access/way-class.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { WayAttributes } from "./way-attributes.ts";
import { DIRECTION_BITS, TRAITS } from "./ways-format.ts";

/** The word in the condition of a water that is a lock. */
export const LOCK_WORD = "lock";

const TAGGED: Readonly<Record<WaterMode, number>> = {
  canoe: TRAITS.canoeTagged,
  motorboat: TRAITS.motorboatTagged,
};

/** The attributes of a water that no boat uses. It is stored to tell it from one that the pack does not know. */
const CLOSED_WATER: WayAttributes = {
  wayClass: WATER,
  directions: 0,
  traits: 0,
  name: null,
  condition: null,
};

/** Returns the attributes of a water, or of a path with a portage; null for any other way. */
export function waterAttributesOf(tags: OsmTags): WayAttributes | null {
  const bits = WATER_MODES.map((mode) => bitsOf(tags, mode));
  const directions = bits.reduce((all, one) => all | one.directions, 0);
  if (directions === 0) return isKnownWater(tags) ? CLOSED_WATER : null;
  const name = tags["name"] ?? tags["lock_name"];
  return {
    wayClass: WATER,
    directions,
    traits: bits.reduce((all, one) => all | one.traits, isForShips(tags) ? TRAITS.fairway : 0),
    name: name === undefined ? null : plainName(name),
    condition: waterConditionOf(tags),
  };
}

function bitsOf(tags: OsmTags, mode: WaterMode) {
  const { directions, isTagged, isCarried } = waterAccess(tags, mode);
  const { forward, backward } = DIRECTION_BITS[mode];
  return {
    directions: (directions.forward ? forward : 0) | (directions.backward ? backward : 0),
    traits: (isTagged ? TAGGED[mode] : 0) | (isCarried ? TRAITS.carried : 0),
  };
}

const DRAUGHT_WORD = "maxdraft=";

/** Returns the draught that a water has room for, metres; undefined where the map does not state it. */
export function draughtOf(condition: string | null): number | undefined {
  const word = condition?.split(" ").find((one) => one.startsWith(DRAUGHT_WORD));
  const meters = Number(word?.slice(DRAUGHT_WORD.length));
  return Number.isFinite(meters) ? meters : undefined;
}

/** Returns the words about a water, separated by spaces: that it is a lock, and the draught that it has room for. */
function waterConditionOf(tags: OsmTags): string | null {
  const draught = /^(\d+(?:\.\d+)?)(?: ?m)?$/.exec(tags["maxdraft"] ?? "")?.[1];
  const words = [
    ...(tags["lock"] === "yes" ? [LOCK_WORD] : []),
    ...(draught === undefined ? [] : [`${DRAUGHT_WORD}${Number(draught)}`]),
  ];
  return words.length === 0 ? null : words.join(" ");
}
