import type * as nl from "../../nl/app/navigation.ts";
import type { Words } from "../../words.ts";

export const navigationTexts = {
  productName: "Scouting Map",
  changelog: "Changelog",
  skipToContent: "Skip to content",
  mainNavigation: "Main menu",
  bottomNavigation: "Quick menu",
  loadingScreen: "Loading screen",
  dashboard: "Dashboard",
  map: "Map",
  settings: "Settings",
  home: "Home",
  location: "My location",
  waypoints: "Waypoints",
  notStored: "Some data isn't safely saved yet. Make a backup in Settings.",
  newVersionWaiting: "A new version is ready. Close all Scouting Map tabs to start using it.",
} satisfies Words<typeof nl.navigationTexts>;
