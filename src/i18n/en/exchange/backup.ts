import { plainNumber } from "#i18n/intl/format.ts";
/** Texts of backups, of restoring them, and of the bin. */
export const backupTexts = {
  make: "Make a backup",
  made: "The backup was made. Keep the file somewhere else than on this device.",
  notMade:
    "The backup failed, because the storage of this device is not working. Download your waypoints in any case.",
  restore: "Restore a backup",
  restoreHeading: "Restore a backup",
  reading: "Reading the backup…",
  whatHappens: "Anything here that is not in the backup stays.",
  nothingNew: "Everything in this backup is on this device already.",
  confirm: "Restore",
  restored: "The backup was restored.",
  notRestored:
    "Restoring failed, because the storage of this device is not working. Nothing has changed.",
  undo: "Undo",
  undone: "Everything is as it was.",
  undoFailed: "Undoing failed. Try again.",
  cancel: "Cancel",
  close: "Close",
  addsDraft: "The route you were working on is restored.",
  settingsChange: "Your settings become those of the backup.",
  reminder: "You have many waypoints and no recent backup. They are on this device only.",
  later: "Not now",
  bin: "Bin",
  binHeading: "Bin",
  binHint: "What you delete stays here for 30 days.",
  noName: "No name",
  binEmpty: "The bin is empty.",
  putBack: "Restore",
  throwAway: "Delete for good",
  throwAllAway: "Empty the bin",
  binFailed:
    "That failed. The storage of this device is not working, or the waypoint of the photo is gone.",
} as const;

const TROUBLES = {
  "not-a-backup":
    "This file is not a backup of Scouting Map. Choose a file that was made with “Make a backup”.",
  "newer-version": "This backup is from a newer version of Scouting Map. Update this app first.",
  damaged: "This backup is not whole: it was cut off or changed. Nothing was restored.",
  "too-large": "This file is larger than 400 MB; the app cannot read such a large backup.",
  "too-many":
    "Together with what is here already, this backup has more than the app can show, such as more than 50,000 waypoints. Nothing was restored. Tidy up, and make a new backup if you need one.",
  "no-database": "The storage of this device is not working. Nothing was restored.",
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
  setAside: "Set aside",
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
    [same, "the same"],
  ] as const;
  const parts = counts.flatMap(([count, word]) =>
    count > 0 ? [`${plainNumber.format(count)} ${word}`] : [],
  );
  return parts.join(", ") || "none";
}

/** Returns the number of unreadable records in the file. */
export function leftOutText(count: number): string {
  return count === 1
    ? "1 record of the backup cannot be read and is not restored. Keep the file."
    : `${plainNumber.format(count)} records of the backup cannot be read and are not restored. Keep the file.`;
}

/** "From 21 November 2026 at 14:03". */
export function madeAtText(dateTime: string): string {
  return `From ${dateTime}`;
}

/** "Last backup: 21 November 2026 at 14:03." */
export function lastBackupText(dateTime: string | null): string {
  return dateTime === null ? "You have not made a backup yet." : `Last backup: ${dateTime}.`;
}

const BIN_KINDS: Readonly<Record<string, string>> = {
  waypoints: "Waypoint",
  tracks: "Track",
  plans: "Route",
  photos: "Photo",
  scouting: "Hunt",
};

/** "Waypoint, deleted on 21 November 2026 at 14:03". */
export function deletedAtText(kind: string, dateTime: string): string {
  return `${BIN_KINDS[kind] ?? kind}, deleted on ${dateTime}`;
}

/** Returns the label of a button in the bin, with the name of the thing. */
export function aboutText(action: string, name: string): string {
  return `${action}: ${name}`;
}
