import type * as nl from "../../nl/exchange/backup.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const backupTexts = {
  make: "Make a backup",
  made: "Backup downloaded. Keep a copy of the file somewhere other than this device.",
  notMade:
    "The backup couldn't be made, because this device's storage isn't working. Download your waypoints, so you at least have a copy of those.",
  restore: "Restore a backup",
  restoreHeading: "Restore a backup",
  reading: "Reading the backup…",
  whatHappens: "Anything on this device that isn't in the backup will be kept.",
  nothingNew: "Everything in this backup is already on this device.",
  confirm: "Restore",
  restored: "Backup restored.",
  notRestored:
    "The backup couldn't be restored, because this device's storage isn't working. Nothing has changed.",
  undo: "Undo",
  undone: "Everything is back to how it was.",
  undoFailed: "Couldn't undo. Try again.",
  cancel: "Cancel",
  close: "Close",
  addsDraft: "The route you were working on will be restored.",
  settingsChange: "Your settings will be replaced by those in the backup.",
  reminder: "You have a lot of waypoints but no recent backup. They're stored on this device only.",
  later: "Not now",
  bin: "Bin",
  binHeading: "Bin",
  binHint: "Anything you delete stays here for 30 days.",
  noName: "No name",
  binEmpty: "The bin is empty.",
  putBack: "Restore",
  throwAway: "Delete permanently",
  throwAllAway: "Empty the bin",
  binFailed:
    "The photo couldn't be restored. Either this device's storage isn't working, or the waypoint this photo belonged to has been deleted.",
} satisfies Words<typeof nl.backupTexts>;

export const backupProblems = {
  "not-a-backup":
    "This file isn't a Scouting Map backup. Choose a file that was made with “Make a backup”.",
  "newer-version":
    "This backup was made with a newer version of Scouting Map. Update the app first.",
  damaged: "This backup is incomplete or has been altered. Nothing was restored.",
  "too-large": "This file is larger than 400 MB, which is too large for the app to read.",
  "too-many":
    "Restoring this backup would give you more data than the app can show, for example more than 50,000 waypoints. Nothing was restored. Delete what you no longer need, and make a new backup if necessary.",
  "no-database": "This device's storage isn't working. Nothing was restored.",
} satisfies Words<typeof nl.backupProblems>;

export const backupKinds = {
  waypoints: "Waypoints",
  photos: "Photos",
  tracks: "Tracks and routes",
  plans: "Plans",
  bin: "Bin",
  setAside: "Unreadable items",
  boating: "On the water",
  scouting: "Hunt and practice",
} satisfies Words<typeof nl.backupKinds>;

export const binKinds = {
  waypoints: "Waypoint",
  tracks: "Track",
  plans: "Route",
  photos: "Photo",
  hunt: "Hunt",
  logbook: "Logbook entry",
  sheets: "Patrol",
  trail: "Trail of posts",
  walk: "Walked trail of posts",
  hike: "Hike from the leaders",
} satisfies Words<typeof nl.binKinds>;

/** The counts of a kind in a backup: "12 new, 3 changed, 100 unchanged". */
export const changeWords = {
  added: (count) => `${count.shown} new`,
  changed: (count) => `${count.shown} changed`,
  same: (count) => `${count.shown} unchanged`,
  none: "none",
} satisfies Words<typeof nl.changeWords>;

export const backupWords = {
  leftOut: (count) =>
    plural(count, {
      one: "# item in the backup can't be read and won't be restored. Keep the file.",
      other: "# items in the backup can't be read and won't be restored. Keep the file.",
    }),
  last: (time) => `Last backup: ${time}.`,
  none: "You haven't made a backup yet.",
  deleted: (kind, time) => `${kind}, deleted on ${time}`,
} satisfies Words<typeof nl.backupWords>;

/** "Made on 21 November 2026 at 14:03". */
export const madeAtText = ((time) => `Made on ${time}`) satisfies Words<typeof nl.madeAtText>;
