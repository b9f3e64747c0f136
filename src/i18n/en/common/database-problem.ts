import { formatBytes } from "#i18n/intl/bytes.ts";
import type { DatabaseProblemWords, UnreadList } from "#i18n/nl/common/database-problem.ts";

const CAUSES = {
  full: "There is too little space on this device. Free some, for example by deleting photos or apps.",
  "other-tab":
    "Another tab with Scouting Map is holding the storage. Close the other tabs with Scouting Map.",
  "newer-version":
    "A newer version of Scouting Map has already updated the storage. Close all tabs with Scouting Map and open the app again.",
  unavailable:
    "This browser gives Scouting Map no storage. Open the app in a normal window (not a private one) or in another browser.",
  "no-answer":
    "The storage does not answer. Close other tabs with Scouting Map, or restart the browser.",
  failed: "The storage of this browser gives an error. Restart the browser.",
} as const;

/** Returns why the database cannot be used, and what to do about it. */
export function databaseProblemText(problem: DatabaseProblemWords): string {
  if (problem.kind === "full" && problem.neededBytes !== null) {
    const megabytes = formatBytes(Math.max(problem.neededBytes, 1e6)).replace(" ", "\u00a0");
    return `There is too little space on this device. Free at least ${megabytes}, for example by deleting photos or apps.`;
  }
  return CAUSES[problem.kind];
}

/** Texts for lists that could not be read. */
export const unreadTexts = {
  tracks: "Your tracks and routes cannot be read right now.",
  plans: "Your saved routes cannot be read right now.",
  waypoints: "Not all of your waypoints can be read right now.",
  bin: "The bin cannot be read right now.",
  packs: "Your map packs and areas cannot be read right now.",
  retry: "Try again",
  retrying: "Trying…",
  notYet: "It does not work yet.",
} as const;

/**
 * Returns the notice for a list that could not be read: "Your tracks and routes cannot be read right now. Nothing is
 * lost. …".
 */
export function unreadText(list: UnreadList, problem: DatabaseProblemWords): string {
  // If the browser gives no database, only the app's own part in it is known.
  const isKnownToBeThere = ["full", "other-tab", "newer-version"].includes(problem.kind);
  const comfort = isKnownToBeThere ? "Nothing is lost." : "The app has not deleted anything.";
  return `${unreadTexts[list]} ${comfort} ${databaseProblemText(problem)}`;
}
