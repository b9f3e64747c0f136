import type * as nl from "../../nl/app/page.ts";
import type { Words } from "../../words.ts";

export const pageTexts = {
  description:
    "A map for walkers, cyclists, boaters and scouts in the Netherlands that also works offline.",
  needsScript: "Scouting Map needs JavaScript to draw the map.",
} satisfies Words<typeof nl.pageTexts>;

export const screenshotLabels = {
  plan: "A route along numbered nodes near Delft",
  navigation: "Navigating: the next node and the distance to it",
  desktop: "A route with its nodes on a wide screen",
} satisfies Words<typeof nl.screenshotLabels>;

export const shortcutNames = {
  plan: "Plan",
  loop: "Loop",
  recording: "Record",
  map: "Map",
  waypoints: "Waypoints",
  location: "My location",
} satisfies Words<typeof nl.shortcutNames>;
