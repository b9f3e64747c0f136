import type { Browser } from "#i18n/nl/app/storage-use.ts";

/** The kinds of records whose size is shown, by name. */
export const STORED_KINDS = {
  tracks: "Tracks and recordings",
  photos: "Photos",
  plans: "Routes",
} as const;

/** Texts about the use of storage, and about data that the browser may delete. */
export const storageUseTexts = {
  packs: "Map packs",
  areas: "Saved areas",
  rest: "The app itself and the rest",
  total: "Total",
  free: "Still free, according to the browser",
  unknown: "unknown",
  failed: "The storage in use cannot be measured right now.",
  measuring: "Measuring the storage …",
  keeping: "What may the browser delete?",
  persisted: "The browser has promised not to delete anything of Scouting Map. Only you can.",
  notPersisted:
    "If this device fills up, the browser may delete everything of Scouting Map: maps, tracks and waypoints.",
  notSaid: "This browser does not say whether it deletes anything. Make a backup regularly.",
  why: "Ask it not to: if a recording or a map disappears while you are out, you cannot get it back there.",
  ask: "Let the browser keep everything",
  refused:
    "The browser does not promise it yet. Use the app more often or put it on your home screen, then ask again.",
  safari:
    "Safari deletes everything of a website that you do not open for seven days. On your Home Screen that does not happen.",
  install: "Put Scouting Map on your home screen: the browser then makes its storage more secure.",
  installIos: "In Safari, tap Share and choose Add to Home Screen.",
  installAndroid: "Open the menu of your browser and choose Install app or Add to Home screen.",
  installDesktop: "Click the icon at the right of the address bar to install the app.",
  installed: "Scouting Map is on your home screen.",
  cleared:
    "If you clear the data of your browser or of this site yourself, everything is gone, even with that promise. A backup keeps what you made yourself.",
  rename: "Rename",
  newName: "New name",
  export: "Export",
  exported:
    "The files are in your downloads. Put them in one folder on the other device, and open them there under Map packs.",
  notExported: "Exporting failed. Close other tabs of Scouting Map and try again.",
  exporting: "Preparing the files …",
} as const;

/** Returns how to put the app on the home screen in this browser. */
export function howToInstall(browser: Browser): string {
  if (browser === "safari-ios") return storageUseTexts.installIos;
  const isPhone = browser.endsWith("-android") || browser === "samsung";
  return isPhone ? storageUseTexts.installAndroid : storageUseTexts.installDesktop;
}

/** Tells whether this browser deletes the data of a website that has not been opened for a week. */
export function clearsAfterAWeek(browser: Browser): boolean {
  return browser.startsWith("safari");
}
