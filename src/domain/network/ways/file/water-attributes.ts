import {
  isForShips,
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

/** Returns the attributes of a water, or of a path with a portage; null for a way that no boat uses. */
export function waterAttributesOf(tags: OsmTags): WayAttributes | null {
  let [directions, traits] = [0, isForShips(tags) ? TRAITS.fairway : 0];
  for (const mode of WATER_MODES) {
    const access = waterAccess(tags, mode);
    const { forward, backward } = access.directions;
    if (forward) directions |= DIRECTION_BITS[mode].forward;
    if (backward) directions |= DIRECTION_BITS[mode].backward;
    if (access.isTagged && (forward || backward)) traits |= TAGGED[mode];
    if (access.isCarried) traits |= TRAITS.carried;
  }
  if (directions === 0) return null;
  const name = tags["name"] ?? tags["lock_name"];
  return {
    wayClass: WATER,
    directions,
    traits,
    name: name === undefined ? null : plainName(name),
    condition: waterConditionOf(tags),
  };
}

/** Returns the words about a water, separated by spaces: that it is a lock, and the draught that it has room for. */
function waterConditionOf(tags: OsmTags): string | null {
  const draught = /^(\d+(?:\.\d+)?)(?: ?m)?$/.exec(tags["maxdraft"] ?? "")?.[1];
  const words = [
    ...(tags["lock"] === "yes" ? [LOCK_WORD] : []),
    ...(draught === undefined ? [] : [`maxdraft=${Number(draught)}`]),
  ];
  return words.length === 0 ? null : words.join(" ");
}
