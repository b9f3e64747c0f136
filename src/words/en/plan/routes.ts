import type * as nl from "../../nl/plan/routes.ts";
import type { Words } from "../../words.ts";

export const routesTexts = {
  length: "Length",
  time: "Time",
  nodeCount: "Nodes",
  more: "More",
  heading: "Routes",
  none: "No routes yet. Plan one from node to node and save it.",
  make: "Make a route",
  loading: "Loading routes…",
  list: "Saved routes",
  filter: "Search by name, note, number or how you travel",
  noneFound: "No routes match. Try fewer words.",
  showAll: "Show all routes",
  gone: "This route isn't on this device.",
  all: "All routes",
  open: "Open on the map",
  map: "Small map of this route",
  mapLoading: "Loading the small map",
  remove: "Delete",
  name: "Name",
  note: "Note",
  save: "Save",
  saveUnderName: "Save with name",
  saveAsNew: "Save as new route",
  savedAsNew: "Saved as a new route.",
  duplicate: "Duplicate",
  saved: "Saved.",
  savedWord: "Saved",
  failed: "The route couldn't be saved, because storage is full or isn't working. Try again.",
  tooLarge: "This plan has too many nodes to save. Remove some, or split it into two plans.",
  changed: "According to your map packs, this route now goes a different way.",
  broken: "Part of this route is no longer in your map packs. Your saved route hasn't changed.",
  nowThere: "Your map packs now include this route. Repair it to make it follow the network.",
  notYetThere: "Some of this route's nodes aren't in your map packs.",
  repair: "Repair",
  notRemoved:
    "The route couldn't be deleted, because this device's storage isn't working. Try again.",
  running: "Your plan",
  followed: "You're following",
  track: "a track",
  goOnFollowing: "Continue on the map",
  stopped: "You've stopped following the route.",
  goOnPlanning: "Continue planning",
  receive: "Route from someone else",
  openFile: "Open GPX",
  scan: "Scan QR code",
  pasteLink: "Paste a link",
  openLink: "Open link",
  incoming: "Shared route",
  withSheets: "This route includes settings for route sheets, which will be saved with it.",
  sheetsFailed:
    "The route has been saved, but the settings for the route sheets couldn't be read or saved.",
  incomingReading: "Loading the route…",
  incomingFailed: "This route can't be read right now.",
  incomingOfFile: "The line from the file can still be used.",
  incomingNumbers: "The node numbers are available. Save the route, and you can repair it later.",
  keep: "Save",
  noLink:
    "This link or code doesn't contain a Scouting Map route. Copy the whole link, or scan the code again.",
  noPlanInFile:
    "This file doesn't contain a route or track. You can import points under Waypoints.",
  linesInFile:
    "This file contains a track or route, but no nodes the app recognises. The app can convert it to nodes and show you which numbers it follows. It will also be added to your tracks.",
  layOnNetwork: "Import and convert to nodes",
  ofTrack: "Convert a track to nodes",
  unreadable: "This file can't be read. Choose it again.",
  packHelp: "Look under Map packs to see whether there's a pack with these nodes.",
} satisfies Words<typeof nl.routesTexts>;

/** "Next: 34". */
export const nextNumberText = ((number) => `Next: ${number}`) satisfies Words<
  typeof nl.nextNumberText
>;

/** In brackets behind the name of a copy: "Delft loop (copy 2)". */
export const copyWord = "copy" satisfies Words<typeof nl.copyWord>;
