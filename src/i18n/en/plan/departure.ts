import type { CheckedItem } from "#i18n/nl/plan/departure.ts";
import { formatAge } from "#sentences/intl/format.ts";

/** Texts of the departure check. */
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
} as const;

/** The name of each subject, as shown beside a tick. */
const NAMES = {
  map: "Map for the whole route, at all zoom levels",
  network: "Nodes for replanning on the way",
  app: "The whole app is on this device",
  position: "Location works",
  storage: "The browser keeps your data",
  room: "Enough space for a recording",
  backup: "Backup of your data",
  battery: "Battery",
  screen: "Screen stays on while recording and navigating",
  compass: "Compass works",
} as const;

/** The problem of each subject and reason: one sentence with what to do. */
const PROBLEMS: Readonly<Record<string, string>> = {
  "map missing": "The map isn't complete.",
  "network missing": "Part of this route's node network isn't on this device.",
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
  "battery low": "The battery is less than half full. Charge it or take a power bank with you.",
  "screen unsupported":
    "The app can't keep the screen on here. Set a longer screen timeout in your device's settings.",
  "compass unsupported":
    "No compass was found, so the app can only show directions while you're moving.",
  "compass wants-permission": "The compass is turned off.",
  "compass wants-calibration":
    "The compass is inaccurate. Move your device in a figure of eight a few times.",
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
  return count === 1 ? "1 check needs attention." : `${count} checks need attention.`;
}

/** "Departure check: all set", "Departure check: 3 points need attention". */
export function rowText(gapCount: number): string {
  if (gapCount === 0) return "Departure check: all set";
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
