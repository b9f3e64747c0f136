import type * as nl from "../../nl/waypoints/waypoints.ts";
import type { Words } from "../../words.ts";

export const WAYPOINT_WORD = "Waypoint" satisfies Words<typeof nl.WAYPOINT_WORD>;

export const waypointTexts = {
  heading: "Waypoints",
  name: "Name",
  note: "Note",
  save: "Save",
  edit: "Edit",
  remove: "Delete",
  back: "All waypoints",
  position: "Location",
  created: "Added",
  changed: "Changed",
  notDeletedFull:
    "The waypoint couldn't be deleted, because this device is out of storage. Free up some space and try again.",
  notDeleted: "The waypoint couldn't be deleted, because this device's storage isn't working.",
  cancel: "Cancel",
} satisfies Words<typeof nl.waypointTexts>;

export const colorTexts = {
  green: "Green",
  blue: "Blue",
  purple: "Purple",
  pink: "Pink",
  red: "Red",
  orange: "Orange",
  brown: "Brown",
  black: "Black",
} satisfies Words<typeof nl.colorTexts>;
