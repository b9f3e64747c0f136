import type * as nl from "../../nl/plan/departure.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const departureTexts = {
  heading: "Departure check",
  ready: "All set: you're ready to go offline.",
  checking: "Running the departure check…",
  again: "Check again",
  all: "All checks",
  fetchPosition: "Find my position",
  allowCompass: "Turn on compass",
  persist: "Ask the browser to keep everything",
  notPersisted:
    "The browser doesn't guarantee yet that it will keep your data. Add Scouting Map to your home screen and try again from there.",
  reload: "Reload",
  complete: "Download the app again",
  backup: "Make a backup",
  backupFailed: "The backup couldn't be made. Try again under “Your data” in Settings.",
  toStorage: "Check storage",
  toPacks: "Go to map packs",
} satisfies Words<typeof nl.departureTexts>;

export const departureNames = {
  map: "Map for the whole route, at all zoom levels",
  network: "Nodes for replanning on the way",
  ways: "Roads and paths of the route, with street names",
  straight: "Straight parts",
  notices: "Notices to skippers, none of a closure on your route",
  app: "The whole app is on this device",
  position: "Location works",
  storage: "The browser keeps your data",
  room: "Enough space for a recording",
  backup: "Backup of your data",
  battery: "Battery",
  screen: "Screen stays on while recording and navigating",
  compass: "Compass works",
} satisfies Words<typeof nl.departureNames>;

export const departureProblems = {
  "map missing": "The map isn't complete.",
  "network missing": "Part of this route's node network isn't on this device.",
  "ways missing":
    "Not all roads of this route are on this device: there you hear no streets and get no way back.",
  "straight beside-ways": "A part of the route is a straight line: find your own way there.",
  "notices missing": "Notices to skippers have not been downloaded yet.",
  "notices old": "The notices to skippers are more than a day old. There may be new ones.",
  "notices in-future":
    "The notices to skippers are from later than your clock: how old they are is not known.",
  "notices blocked": "There is a notice of a closure on your route.",
  "app not-stored":
    "This browser hasn't stored the app for offline use. Open Scouting Map over https in a normal window and reload the page.",
  "app waiting": "The app is still being saved on this device. Keep this page open for a moment.",
  "app incomplete": "The browser has deleted part of the app.",
  "position refused": "The app isn't allowed to use your location.",
  "position undecided": "The app hasn't asked for your location yet.",
  "position no-fix": "There's no position yet. Go outside and wait a moment.",
  "position old-fix": "Your last known position is out of date. Go outside and wait a moment.",
  "storage not-promised": "The browser may delete maps and tracks if space runs out.",
  "room full": "There's hardly any space left. Delete something you don't need in Settings.",
  "backup never": "You haven't backed up your waypoints, tracks and routes yet.",
  "backup long-ago": "Your last backup is more than a month old.",
  "backup in-future": "Your last backup has a date in the future, so its age isn't known.",
  "battery low": "The battery is less than half full. Charge it or take a power bank with you.",
  "screen unsupported":
    "The app can't keep the screen on here. Set a longer screen timeout in your device's settings.",
  "compass unsupported":
    "No compass was found, so the app can only show directions while you're moving.",
  "compass wants-permission": "The compass is turned off.",
  "compass wants-calibration":
    "The compass is inaccurate. Move your device in a figure of eight a few times.",
} satisfies Words<typeof nl.departureProblems>;

export const departureWords = {
  gaps: (count) =>
    plural(count, { one: "# check needs attention", other: "# checks need attention" }),
  rowReady: "Departure check: all set",
  fixAge: (age) => `Last position: ${age}`,
  battery: (percents) => `Battery: ${percents}%`,
  charging: (battery) => `${battery}, charging`,
} satisfies Words<typeof nl.departureWords>;
