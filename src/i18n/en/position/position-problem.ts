/** The label of the button that makes the browser ask for permission. */
export const ASK_FOR_POSITION = "Use my location";

const FIRST_FIX = "go outside. Getting the first position may take a minute.";

const ALLOW = {
  problem: null,
  help: `Allow Scouting Map to use your location and ${FIRST_FIX}`,
} as const;

const PROBLEMS = {
  unknown: ALLOW,
  prompt: ALLOW,
  granted: { problem: null, help: `Turn on location on your device and ${FIRST_FIX}` },
  denied: {
    problem: "Location access denied",
    help: "Scouting Map isn't allowed to use your location. To allow it again:",
  },
  absent: {
    problem: "This browser can't provide your position",
    help: "Open Scouting Map in another browser.",
  },
} as const;

/** Returns why there is no position, and what to do; null if no problem is known. */
export function positionProblemTexts(permission: Exclude<keyof typeof PROBLEMS, "unknown"> | null) {
  return PROBLEMS[permission ?? "unknown"];
}

const HOW_TO_ALLOW = {
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
} as const;

type Browser = keyof typeof HOW_TO_ALLOW;

const ON_ANDROID =
  "Press and hold the Scouting Map icon and choose App info, then Permissions, and turn on Location.";
const ON_DESKTOP =
  "Click the three dots in the title bar, open the app permissions and turn on Location.";

/** The steps in an app on the home screen, which has no address bar. */
const HOW_TO_ALLOW_INSTALLED: Readonly<Record<Browser, string>> = {
  chrome: ON_DESKTOP,
  "chrome-android": ON_ANDROID,
  edge: ON_DESKTOP,
  firefox: HOW_TO_ALLOW.other,
  "firefox-android": `Open Scouting Map in Firefox itself. ${HOW_TO_ALLOW["firefox-android"]}`,
  safari:
    "Go to System Settings > Privacy & Security > Location Services and turn it on for Scouting Map.",
  "safari-ios":
    "Go to Settings > Privacy & Security > Location Services and choose While Using the App for Safari Websites, and for Scouting Map if it's listed. Then close Scouting Map and open it again.",
  samsung: ON_ANDROID,
  other: HOW_TO_ALLOW.other,
};

/**
 * Explains how to allow the position after a refusal, in the terms of this browser's menus.
 * @param isInstalled true in an app on the home screen or in the list of apps
 */
export function howToAllowPosition(browser: Browser, isInstalled: boolean): string {
  return (isInstalled ? HOW_TO_ALLOW_INSTALLED : HOW_TO_ALLOW)[browser];
}
