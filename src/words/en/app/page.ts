import type * as nl from "../../nl/app/page.ts";
import type { Words } from "../../words.ts";

/** Texts outside the app itself: in the page, for search engines, and in the manifest, for the home screen. */
export const pageTexts = {
  description:
    "A map for walkers, cyclists, boaters and scouts in the Netherlands that also works offline.",
  needsScript: "Scouting Map needs JavaScript to draw the map.",
} satisfies Words<typeof nl.pageTexts>;

/** The labels of the screenshots that a browser may show when it installs the app, by file name. */
export const screenshotLabels = {
  plan: "A route along numbered nodes near Delft",
  navigation: "Navigating: the next node and the distance to it",
  desktop: "A route with its nodes on a wide screen",
} satisfies Words<typeof nl.screenshotLabels>;

/** The shortcuts of the icon on a home screen, by the icon of each. */
export const shortcutNames = {
  plan: "Plan",
  loop: "Loop",
  recording: "Record",
  map: "Map",
  waypoints: "Waypoints",
  location: "My location",
} satisfies Words<typeof nl.shortcutNames>;
