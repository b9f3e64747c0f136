import { plainNumber } from "#i18n/intl/format.ts";
import type { DoneEdit } from "#i18n/nl/common/undo.ts";

/** Texts of the offer to undo the last edit. */
export const undoTexts = {
  undo: "Undo",
  putOldBack: "Restore the old one",
  undone: "Undone",
  notInBin: "The bin isn't available right now, so this is the only place you can undo this.",
  failedFull:
    "Couldn't undo, because this device is out of storage. Free up some space and try again.",
  changedSince: "This can't be undone any more, because something has been changed since.",
  failed: "Couldn't undo, because this device's storage isn't working. Try again.",
} as const;

const DONE = {
  add: "added",
  change: "changed",
  move: "moved",
  delete: "deleted",
  import: "imported",
  restore: "restored",
  edit: "edited",
} as const;

const MANY = {
  waypoint: "waypoints",
  track: "tracks",
  plan: "routes",
  hunt: "items",
  other: "items",
} as const;

/** Describes the last edit: "“Tent” deleted." or "12 waypoints moved." */
export function doneText({ subject, kind, count, name }: DoneEdit): string {
  if (kind === "overwrite") return `Overwritten: ${name}`;
  if (kind === "clear") return "Hunt cleared.";
  const one = name ? `“${name}”` : NAMELESS;
  if (kind === "rename") return `Renamed to ${one}.`;
  if (kind === "delete-photo") return `Photo deleted from ${one}.`;
  if (count === 1) return `${one} ${DONE[kind]}.`;
  return `${plainNumber.format(count)} ${MANY[subject]} ${DONE[kind]}.`;
}

const NAMELESS = "“No name”";
