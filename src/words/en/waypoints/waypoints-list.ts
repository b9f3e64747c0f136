import type * as nl from "../../nl/waypoints/waypoints-list.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const listTexts = {
  heading: "Your waypoints",
  search: "Search",
  searchHint: "Search waypoints",
  order: "Order",
  distance: "Distance",
  name: "Alphabet",
  newest: "Newest",
  folder: "Folder",
  folders: "Show",
  all: "All",
  noFolder: "No folder",
  add: "New waypoint",
  select: "Select several",
  done: "Done",
  selectAll: "Select all",
  selectNone: "Select none",
  selection: "Selected waypoints",
  move: "To a folder",
  look: "Icon and colour",
  lookHeading: "Which icon, which colour?",
  lookConfirm: "Apply",
  remove: "Delete",
  moveHeading: "To which folder?",
  folderName: "Folder name",
  folderHint: "Choose an existing folder, or enter a new name.",
  folderMissing: "Enter a folder name, or remove the waypoints from their folder.",
  moveConfirm: "Move",
  outOfFolder: "Remove from folder",
  cancel: "Cancel",
  renameFolder: "Rename folder",
  rename: "Rename",
  deleteFolder: "Delete folder",
  keepWaypoints: "Only the folder",
  deleteWaypoints: "The folder and the waypoints",
  notFound: "No waypoints match this.",
  showAll: "Show all waypoints",
  empty: "No waypoints yet. Save your tent, a checkpoint or a ferry here.",
  openMap: "Go to the map",
} satisfies Words<typeof nl.listTexts>;

export const unsavedTexts = {
  look: "See what you typed",
  forget: "Discard",
} satisfies Words<typeof nl.unsavedTexts>;

export const addTexts = {
  add: "Add waypoint",
  where: "Where",
  typed: "Enter coordinates",
  noPositionYet: "No position yet. Choose another place, or wait for the first position.",
  saved: "Saved",
  look: "Folder, icon and colour",
  folder: "Folder",
  folderHint: "Choose an existing folder, or enter a new name.",
} satisfies Words<typeof nl.addTexts>;

export const exchangeSectionTexts = {
  heading: "Import and export",
  import: "Import",
  list: "Add several points",
  scan: "Scan QR code",
  dropHere: "Drop to import",
} satisfies Words<typeof nl.exchangeSectionTexts>;

export const staleText = ((age) => `Distances are from where you were ${age} ago.`) satisfies Words<
  typeof nl.staleText
>;

/** "“Tent” was deleted while you were editing it." */
export const deletedDraftText = ((name) =>
  `“${name}” was deleted while you were editing it.`) satisfies Words<typeof nl.deletedDraftText>;

export const listWords = {
  all: (waypoints) => plural(waypoints, { one: "# waypoint", other: "# waypoints" }),
  some: (shown, waypoints) =>
    `${shown} of ${plural(waypoints, { one: "# waypoint", other: "# waypoints" })}`,
  selected: (count) => `${count} selected`,
  deleteFolder: (folder, waypoints) =>
    `The folder “${folder}” contains ${plural(waypoints, { one: "# waypoint", other: "# waypoints" })}. What do you want to delete?`,
  savedAt: (saved, where) => `${saved} ${where}`,
  here: "Here, at my position",
  hereNote: (note) => `Here, at my position (${note})`,
  mapCenter: "Centre of the map",
  mapCenterNear: (town) => `Centre of the map (near ${town})`,
  importKinds: (formats) =>
    `${formats} or a list with one point per line. You'll see the contents before anything is added.`,
} satisfies Words<typeof nl.listWords>;
