/** Texts of the screens of saved plans. */
export const routesTexts = {
  length: "Length",
  time: "Time",
  nodeCount: "Nodes",
  more: "More",
  heading: "Routes",
  none: "No routes yet. Make one along nodes and save it.",
  make: "Make a route",
  loading: "Reading the routes …",
  list: "Saved routes",
  filter: "Search by name, note, number or how you travel",
  noneFound: "No route with those words. Type fewer.",
  showAll: "Show all routes",
  gone: "This route is not on this device.",
  all: "All routes",
  open: "Open on the map",
  map: "Small map of this route",
  mapLoading: "Loading the small map",
  remove: "Delete",
  name: "Name",
  note: "Note",
  save: "Save",
  saveAsNew: "Save as new route",
  savedAsNew: "Saved as a new route.",
  duplicate: "Duplicate",
  saved: "Saved.",
  savedWord: "Saved",
  failed: "Saving failed: there is no space or no storage. Try again.",
  tooLarge: "This plan has too many numbers to save. Take some out, or make it into two plans.",
  changed: "In your map packs this route now runs differently.",
  broken:
    "A node or leg of this route is gone from your map packs. Your saved route stays as it was.",
  nowThere: "Your map packs have this route now: repair it, and it follows the network.",
  notYetThere: "Not all nodes of this route are in your map packs.",
  repair: "Repair",
  notRemoved: "Deleting failed: the storage of this device does not work. Try again.",
  running: "Your plan",
  followed: "You are following",
  track: "a track",
  goOnFollowing: "Continue on the map",
  stopped: "You are no longer following a route.",
  goOnPlanning: "Continue planning",
  receive: "Route from someone else",
  openFile: "Open GPX",
  scan: "Scan QR code",
  pasteLink: "Paste a link",
  openLink: "Open link",
  incoming: "Shared route",
  withSheets:
    "With the choices for the route techniques, which come along when you save the route.",
  sheetsFailed:
    "The route is saved; the choices for the route techniques cannot be read or were not saved.",
  incomingReading: "Reading the route …",
  incomingFailed: "This route cannot be read right now.",
  incomingOfFile: "The line from the file is there.",
  incomingNumbers: "The numbers are there; save the route, and you can repair it later.",
  keep: "Save",
  noLink: "This holds no route of Scouting Map. Copy the whole link, or scan the code again.",
  noPlanInFile: "This file has no route or track. Points are imported under Waypoints.",
  linesInFile:
    "This file has a track or route, but no nodes of this device. The app can convert it to nodes and then says which numbers it follows; it also goes to your tracks.",
  layOnNetwork: "Import and convert to nodes",
  ofTrack: "Convert a track to nodes",
  unreadable: "This file cannot be read. Choose it again.",
  packHelp: "See under Map packs whether there is a pack with these nodes.",
} as const;

/** "Next: 34". */
export function nextNumberText(number: string): string {
  return `Next: ${number}`;
}

/** Returns the first free name of a copy: "Delft loop (copy)", "Delft loop (copy 2)". */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.replace(/ \(copy(?: \d+)?\)$/, "");
  for (let number = 1; ; number++) {
    const copy = `${original} (copy${number > 1 ? ` ${number}` : ""})`;
    if (!taken.includes(copy)) return copy;
  }
}
