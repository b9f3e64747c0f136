import { plainNumber } from "#sentences/intl/format.ts";
/** Texts of backups, of restoring them, and of the bin. */
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
} as const;

const TROUBLES = {
  "not-a-backup":
    "This file isn't a Scouting Map backup. Choose a file that was made with “Make a backup”.",
  "newer-version":
    "This backup was made with a newer version of Scouting Map. Update the app first.",
  damaged: "This backup is incomplete or has been altered. Nothing was restored.",
  "too-large": "This file is larger than 400 MB, which is too large for the app to read.",
  "too-many":
    "Restoring this backup would give you more data than the app can show, for example more than 50,000 waypoints. Nothing was restored. Delete what you no longer need, and make a new backup if necessary.",
  "no-database": "This device's storage isn't working. Nothing was restored.",
} as const;

/** Returns why a file cannot be restored, and what to do. */
export function backupProblemText(reason: keyof typeof TROUBLES): string {
  return TROUBLES[reason];
}

const KINDS = {
  waypoints: "Waypoints",
  photos: "Photos",
  tracks: "Tracks and routes",
  plans: "Plans",
  bin: "Bin",
  setAside: "Unreadable items",
  boating: "On the water",
  scouting: "Hunt and practice",
} as const;

/** Returns the name of a kind of record. */
export function backupKindText(kind: keyof typeof KINDS): string {
  return KINDS[kind];
}

/** "12 new, 3 changed, 100 the same". */
export function changesText(added: number, changed: number, same: number): string {
  const counts = [
    [added, "new"],
    [changed, "changed"],
    [same, "unchanged"],
  ] as const;
  const parts = counts.flatMap(([count, word]) =>
    count > 0 ? [`${plainNumber.format(count)} ${word}`] : [],
  );
  return parts.join(", ") || "none";
}

/** Returns the number of unreadable records in the file. */
export function leftOutText(count: number): string {
  return count === 1
    ? "1 item in the backup can't be read and won't be restored. Keep the file."
    : `${plainNumber.format(count)} items in the backup can't be read and won't be restored. Keep the file.`;
}

/** "Made on 21 November 2026 at 14:03". */
export function madeAtText(dateTime: string): string {
  return `Made on ${dateTime}`;
}

/** "Last backup: 21 November 2026 at 14:03." */
export function lastBackupText(dateTime: string | null): string {
  return dateTime === null ? "You haven't made a backup yet." : `Last backup: ${dateTime}.`;
}

const BIN_KINDS = {
  waypoints: "Waypoint",
  tracks: "Track",
  plans: "Route",
  photos: "Photo",
  hunt: "Hunt",
  logbook: "Logbook entry",
} as const;

/** "Waypoint, deleted on 21 November 2026 at 14:03". */
export function deletedAtText(kind: keyof typeof BIN_KINDS, dateTime: string): string {
  return `${BIN_KINDS[kind]}, deleted on ${dateTime}`;
}

/** Returns the label of a button in the bin, with the name of the thing. */
export function aboutText(action: string, name: string): string {
  return `${action}: ${name}`;
}
