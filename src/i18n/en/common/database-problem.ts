import { formatBytes } from "#i18n/intl/bytes.ts";
import type { DatabaseProblemWords, UnreadList } from "#i18n/nl/common/database-problem.ts";

const CAUSES = {
  full: "There isn't enough space on this device. Free some up, for example by deleting photos or apps.",
  "other-tab": "Another Scouting Map tab is using the app's storage. Close the other tabs.",
  "newer-version":
    "A newer version of Scouting Map has already updated your stored data. Close all Scouting Map tabs and open the app again.",
  unavailable:
    "This browser doesn't let Scouting Map store data. Open the app in a normal window (not a private one) or in another browser.",
  "no-answer":
    "The browser's storage isn't responding. Close other Scouting Map tabs or restart the browser.",
  failed: "There's a problem with this browser's storage. Restart the browser.",
} as const;

/** Returns why the database cannot be used, and what to do about it. */
export function databaseProblemText(problem: DatabaseProblemWords): string {
  if (problem.kind === "full" && problem.neededBytes !== null) {
    const megabytes = formatBytes(Math.max(problem.neededBytes, 1e6)).replace(" ", "\u00a0");
    return `There isn't enough space on this device. Free up at least ${megabytes}, for example by deleting photos or apps.`;
  }
  return CAUSES[problem.kind];
}

/** Texts for lists that could not be read. */
export const unreadTexts = {
  tracks: "Your tracks and routes can't be read right now.",
  plans: "Your saved routes can't be read right now.",
  waypoints: "Some of your waypoints can't be read right now.",
  bin: "The bin can't be read right now.",
  packs: "Your map packs and saved areas can't be read right now.",
  retry: "Try again",
  retrying: "Trying…",
  notYet: "That didn't work.",
} as const;

/**
 * Returns the notice for a list that could not be read: "Your tracks and routes can't be read right now. Nothing has
 * been lost. …".
 */
export function unreadText(list: UnreadList, problem: DatabaseProblemWords): string {
  // If the browser gives no database, only the app's own part in it is known.
  const isKnownToBeThere = ["full", "other-tab", "newer-version"].includes(problem.kind);
  const comfort = isKnownToBeThere ? "Nothing has been lost." : "The app hasn't deleted anything.";
  return `${unreadTexts[list]} ${comfort} ${databaseProblemText(problem)}`;
}
