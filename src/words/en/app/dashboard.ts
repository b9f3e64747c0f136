import type * as nl from "../../nl/app/dashboard.ts";
import type { Words } from "../../words.ts";

export const dashboardTexts = {
  heading: "Dashboard",
  firstSteps: "Start here",
  product:
    "An outdoor map that also works offline: plan a route from node to node, follow it, and always see where you are.",
  findLoop: "Make a loop",
  fetchRegion: "Download your region",
  goingOn: "In progress",
  tracks: "Tracks",
  toLocation: "All about your position",
  nearest: "Waypoints nearby",
  allWaypoints: "All waypoints",
  noWaypoints: "You don't have any waypoints yet. Add one on the map or under Waypoints.",
  addWaypoint: "Add waypoint",
  openMap: "Open the map",
  allRoutes: "All routes",
  offline: "Offline",
  offlineReady: "Scouting Map is saved on this device and starts even when you're offline.",
  offlineWaiting:
    "Scouting Map is still being saved on this device. Please stay online for a moment.",
  offlineUnsupported:
    "This browser can't store the app, so you need an internet connection to start it.",
  toPacks: "Add map packs",
} satisfies Words<typeof nl.dashboardTexts>;
