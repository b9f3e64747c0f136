import { plainNumber } from "#sentences/intl/format.ts";

/** Texts of the list of waypoints: order, search, folders and choosing many. */
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
  add: "New",
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
  emptyTeaser:
    "No waypoints yet. A waypoint is a place you want to find again, such as your tent, a checkpoint or a ferry.",
  emptyMap: "On the map: press and hold a spot, or select it with the cross.",
  emptyHere: "Out and about: save your current position below.",
  emptyTyped: "From paper: enter coordinates below, including RD.",
  openMap: "Go to the map",
} as const;

/** "Camp (12)". */
export function chipText(name: string, waypoints: number): string {
  return `${name} (${plainNumber.format(waypoints)})`;
}

/** "12 waypoints", "3 of 12 waypoints". */
export function shownText(shown: number, total: number): string {
  const all = total === 1 ? "1 waypoint" : `${plainNumber.format(total)} waypoints`;
  return shown === total ? all : `${plainNumber.format(shown)} of ${all}`;
}

/** "1 selected", "12 selected". */
export function selectedText(selected: number): string {
  return `${plainNumber.format(selected)} selected`;
}

/** Returns the note above the list for an old position; `age` is "3 min". */
export function staleText(age: string): string {
  return `Distances are from where you were ${age} ago.`;
}

/** Returns the question before deleting a folder. */
export function deleteFolderQuestion(name: string, waypoints: number): string {
  const what = waypoints === 1 ? "1 waypoint" : `${plainNumber.format(waypoints)} waypoints`;
  return `The folder “${name}” contains ${what}. What do you want to delete?`;
}

/** Texts about an edit of a waypoint that was deleted meanwhile. */
export const unsavedTexts = {
  look: "See what you typed",
  forget: "Discard",
} as const;

/** "“Tent” was deleted while you were editing it." */
export function deletedDraftText(name: string): string {
  return `“${name}” was deleted while you were editing it.`;
}

/** Texts of the form that adds a waypoint. */
export const addTexts = {
  add: "Add waypoint",
  where: "Where",
  typed: "Enter coordinates",
  noPositionYet: "No position yet. Choose another place, or wait for the first position.",
  saved: "Saved",
  look: "Folder, icon and colour",
  folder: "Folder",
  folderHint: "Choose an existing folder, or enter a new name.",
} as const;

/**
 * Returns the confirmation "Saved", with the place for a repeating coordinate: "Saved near Delft, 2.1 km from your
 * position".
 */
export function savedText(where: string | null): string {
  return where === null ? addTexts.saved : `${addTexts.saved} ${where}`;
}

/** Returns the choice of the position, with a note about it: "Here, at my position (3 min ago)". */
export function hereText(note: string | null): string {
  return note === null ? "Here, at my position" : `Here, at my position (${note})`;
}

/** Returns the choice of the centre of the map, with the nearby town: "Centre of the map (near Baarn)". */
export function mapCenterText(town: string | null): string {
  return town === null ? "Centre of the map" : `Centre of the map (near ${town})`;
}

/** Texts of the import and export section of a screen. */
export const exchangeSectionTexts = {
  heading: "Import and export",
  import: "Import",
  list: "Add several points",
  scan: "Scan QR code",
  dropHere: "Drop to import",
} as const;

/**
 * "GPX, CSV or a list with one point per line. You'll see the contents before anything is added."
 * @param formats the names of the formats that can be imported
 */
export function importKindsText(formats: readonly string[]): string {
  return `${formats.join(", ")} or a list with one point per line. You'll see the contents before anything is added.`;
}
