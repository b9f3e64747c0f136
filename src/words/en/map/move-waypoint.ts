import type * as nl from "../../nl/map/move-waypoint.ts";
import type { Words } from "../../words.ts";

/** Texts of moving a waypoint on the map. */
export const moveTexts = {
  heading: "Move waypoint",
  confirm: "Put here",
  cancel: "Cancel",
  movedElsewhere:
    "This waypoint has been moved somewhere else in the meantime. To put it here anyway, tap “Put here” again.",
  gone: "This waypoint no longer exists.",
} satisfies Words<typeof nl.moveTexts>;

/** "Move the map until the cross is where you want “Tent” to be." */
export const moveHelp = ((name) =>
  `Move the map until the cross is where you want “${name}” to be.`) satisfies Words<
  typeof nl.moveHelp
>;
