import type * as nl from "../../nl/common/database-problem.ts";
import type { Words } from "../../words.ts";

export const databaseProblems = {
  full: "There isn't enough space on this device. Free some up, for example by deleting photos or apps.",
  "other-tab": "Another Scouting Map tab is using the app's storage. Close the other tabs.",
  "newer-version":
    "A newer version of Scouting Map has already updated your stored data. Close all Scouting Map tabs and open the app again.",
  unavailable:
    "This browser doesn't let Scouting Map store data. Open the app in a normal window (not a private one) or in another browser.",
  "no-answer":
    "The browser's storage isn't responding. Close other Scouting Map tabs or restart the browser.",
  failed: "There's a problem with this browser's storage. Restart the browser.",
} satisfies Words<typeof nl.databaseProblems>;

export const unreadTexts = {
  tracks: "Your tracks and routes can't be read right now.",
  plans: "Your saved routes can't be read right now.",
  waypoints: "Some of your waypoints can't be read right now.",
  bin: "The bin can't be read right now.",
  packs: "Your map packs and saved areas can't be read right now.",
  retry: "Try again",
  retrying: "Trying…",
  notYet: "That didn't work.",
} satisfies Words<typeof nl.unreadTexts>;

export const unreadWords = {
  full: (megabytes) =>
    `There isn't enough space on this device. Free up at least ${megabytes}, for example by deleting photos or apps.`,
  nothingLost: "Nothing has been lost.",
  nothingErased: "The app hasn't deleted anything.",
} satisfies Words<typeof nl.unreadWords>;
