import type * as nl from "../../nl/position/position-problem.ts";
import type { Words } from "../../words.ts";

export const ASK_FOR_POSITION = "Use my location" satisfies Words<typeof nl.ASK_FOR_POSITION>;

export const howToAllow = {
  chrome: "Click the site information icon on the left of the address bar and turn on Location.",
  "chrome-android":
    "Tap the icon on the left of the address bar, then Permissions, and turn on Location.",
  edge: "Click the padlock on the left of the address bar, then Permissions for this site, and set Location to Allow.",
  firefox: "Click the blocked location icon on the left of the address bar and remove the block.",
  "firefox-android": "Tap the padlock on the left of the address bar and set Location to Allowed.",
  safari:
    "In the menu bar, choose Safari, then Settings for This Website, and set Location to Allow.",
  "safari-ios":
    "Go to Settings > Privacy & Security > Location Services > Safari Websites and choose While Using the App. Then tap the page icon in the address bar, open Website Settings and set Location to Allow.",
  samsung:
    "Tap the padlock on the left of the address bar, then Permissions, and turn on Location.",
  other: "Open your browser's settings for this site and set Location to Allow.",
} satisfies Words<typeof nl.howToAllow>;

export const howToAllowInstalled = {
  android:
    "Press and hold the Scouting Map icon and choose App info, then Permissions, and turn on Location.",
  desktop: "Click the three dots in the title bar, open the app permissions and turn on Location.",
  inFirefox: "Open Scouting Map in Firefox itself.",
  safari:
    "Go to System Settings > Privacy & Security > Location Services and turn it on for Scouting Map.",
  "safari-ios":
    "Go to Settings > Privacy & Security > Location Services and choose While Using the App for Safari Websites, and for Scouting Map if it's listed. Then close Scouting Map and open it again.",
} satisfies Words<typeof nl.howToAllowInstalled>;

export const positionProblems = {
  allow:
    "Allow Scouting Map to use your location and go outside. Getting the first position may take a minute.",
  granted:
    "Turn on location on your device and go outside. Getting the first position may take a minute.",
  denied: {
    problem: "Location access denied",
    help: "Scouting Map isn't allowed to use your location. To allow it again:",
  },
  absent: {
    problem: "This browser can't provide your position",
    help: "Open Scouting Map in another browser.",
  },
} satisfies Words<typeof nl.positionProblems>;
