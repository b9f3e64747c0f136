import type * as nl from "../../nl/app/storage-use.ts";
import type { Words } from "../../words.ts";

export const STORED_KINDS = {
  tracks: "Tracks and recordings",
  photos: "Photos",
  plans: "Routes",
} satisfies Words<typeof nl.STORED_KINDS>;

export const storageUseTexts = {
  packs: "Map packs",
  areas: "Saved areas",
  rest: "The app itself and the rest",
  total: "Total",
  free: "Free space, according to the browser",
  unknown: "unknown",
  failed: "Storage use can't be measured right now.",
  measuring: "Measuring storage…",
  keeping: "Can the browser delete your data?",
  persisted: "The browser won't delete any Scouting Map data on its own. Only you can.",
  notPersisted:
    "If this device runs out of space, the browser may delete all Scouting Map data: maps, tracks and waypoints.",
  notSaid: "This browser doesn't say whether it may delete your data. Make regular backups.",
  why: "Ask the browser not to delete your data: if a recording or a map disappears while you're out, you can't get it back on the spot.",
  ask: "Ask the browser to keep everything",
  refused:
    "The browser doesn't guarantee yet that it will keep your data. Use the app more often or add it to your home screen, then ask again.",
  safari:
    "Safari deletes a website's data if you don't open the site for seven days. This doesn't happen to apps on your Home Screen.",
  install: "Add Scouting Map to your home screen so that the browser protects its data better.",
  installIos: "In Safari, tap Share and choose Add to Home Screen.",
  installAndroid: "Open your browser's menu and choose Install app or Add to Home screen.",
  installDesktop: "Click the icon on the right of the address bar to install the app.",
  installed: "Scouting Map is on your home screen.",
  cleared:
    "If you clear your browsing data or this site's data, everything will be deleted, even if the browser is set to keep it. Only a backup keeps your data safe.",
  rename: "Rename",
  newName: "New name",
  export: "Export",
  exported:
    "The files are in your downloads. Put them in one folder on the other device and open them there under Map packs.",
  notExported: "The files couldn't be exported. Close other Scouting Map tabs and try again.",
  exporting: "Preparing files…",
} satisfies Words<typeof nl.storageUseTexts>;
