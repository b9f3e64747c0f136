import type * as nl from "../../nl/map/move-waypoint.ts";
import type { Words } from "../../words.ts";

export const moveTexts = {
  heading: "Move waypoint",
  confirm: "Put here",
  cancel: "Cancel",
  movedElsewhere:
    "This waypoint has been moved somewhere else in the meantime. To put it here anyway, tap “Put here” again.",
  gone: "This waypoint no longer exists.",
} satisfies Words<typeof nl.moveTexts>;

/** "Tap the new place of “Tent”, or move the map under the cross." */
export const moveHelp = ((name) =>
  `Tap the new place of “${name}”, or move the map under the cross.`) satisfies Words<
  typeof nl.moveHelp
>;
