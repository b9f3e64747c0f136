import { formatAge } from "#i18n/intl/format.ts";
import type { CheckedItem } from "#i18n/nl/plan/departure.ts";

/** Texts of the departure check. */
export const departureTexts = {
  heading: "Departure check",
  ready: "All in order: you can set out without a network.",
  checking: "Running the departure check …",
  again: "Check again",
  all: "All points",
  fetchPosition: "Find my position",
  allowCompass: "Turn on the compass",
  persist: "Let the browser keep everything",
  notPersisted:
    "The browser does not promise it yet. Add Scouting Map to your home screen and try again there.",
  reload: "Reload",
  complete: "Get the app again",
  backup: "Make a backup",
  backupFailed: "The backup failed. Try it in Settings, Your data.",
  toStorage: "Look at the storage",
} as const;

/** The name of each subject, as shown beside a tick. */
const NAMES = {
  map: "Map along the whole route, at all zoom levels",
  network: "Nodes for planning on the way",
  app: "The whole app is on this device",
  position: "Position works",
  storage: "The browser clears nothing",
  room: "Room for a recording",
  backup: "Backup of your data",
  battery: "Battery",
  screen: "Screen stays on while recording and navigating",
  compass: "Compass works",
} as const;

/** The problem of each subject and reason: one sentence with what to do. */
const PROBLEMS: Readonly<Record<string, string>> = {
  "map missing": "The map is not complete.",
  "network missing": "The network of this route is not completely on this device.",
  "app not-stored":
    "This browser does not store the app. Open Scouting Map over https in a normal window and load the page once more.",
  "app waiting": "The app is still being put on this device. Leave this page open for a moment.",
  "app incomplete": "The browser has cleared a part of the app.",
  "position refused": "The app is not allowed to know your position.",
  "position undecided": "The app has not asked for your position yet.",
  "position no-fix": "There is no position yet. Go outside and wait a moment.",
  "position old-fix": "The last position is old. Go outside and wait a moment.",
  "storage not-promised": "The browser may clear maps and tracks when space runs out.",
  "room full": "There is hardly any space left. In Settings, delete something you do not need.",
  "backup never": "There is no backup of your waypoints, tracks and routes yet.",
  "backup long-ago": "The last backup is more than a month old.",
  "battery low": "The battery is not even half full. Charge it or take a power bank.",
  "screen unsupported":
    "This device lets the screen turn off. Set a longer screen timeout in the settings of the device.",
  "compass unsupported":
    "Nothing was heard from a compass; the app then shows directions only while you move.",
  "compass wants-permission": "The compass is still off.",
  "compass wants-calibration":
    "The compass is inaccurate. Move the device in a figure of eight a few times.",
};

/** Returns the text of a line of the check: its name when it is ticked, otherwise the problem and what to do. */
export function departureLine(item: CheckedItem): string {
  if (item.state === "ok") return NAMES[item.id];
  return PROBLEMS[`${item.id} ${item.reason}`] ?? NAMES[item.id];
}

/** Every combination of subject and reason that has a text, so that a test can check them all. */
export const DEPARTURE_PROBLEMS: readonly string[] = Object.keys(PROBLEMS);

/** "3 points need attention." */
export function gapsText(count: number): string {
  return count === 1 ? "1 point needs attention." : `${count} points need attention.`;
}

/** "Departure check: all in order", "Departure check: 3 points need attention". */
export function rowText(gapCount: number): string {
  if (gapCount === 0) return "Departure check: all in order";
  return `Departure check: ${gapsText(gapCount).replace(".", "")}`;
}

/** "Last position: 12 s ago". */
export function fixAgeText(ageMs: number): string {
  return `Last position: ${formatAge(ageMs)} ago`;
}

/** "Battery: 84%, charging". */
export function batteryText(level: number, isCharging: boolean): string {
  const percent = `${Math.round(level * 100)}%`;
  return isCharging ? `Battery: ${percent}, charging` : `Battery: ${percent}`;
}
