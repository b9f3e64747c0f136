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
  position: "Place",
  created: "Added",
  changed: "Changed",
  notDeletedFull:
    "Deleting failed, because the storage of this device is full. The waypoint is still there. Free some space and try again.",
  notDeleted:
    "Deleting failed, because the storage of this device does not work. The waypoint is still there.",
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
