/** The word before the number in the name of a waypoint without a name: "Waypoint 3". */
export const WAYPOINT_WORD = "Waypoint";

/** Texts of the waypoint list, the form and the detail screen. */
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
} as const;

/** The names of the colours. */
export const colorTexts = {
  green: "Green",
  blue: "Blue",
  purple: "Purple",
  pink: "Pink",
  red: "Red",
  orange: "Orange",
  brown: "Brown",
  black: "Black",
} as const;
