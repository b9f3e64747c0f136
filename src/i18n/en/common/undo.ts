import { plainNumber } from "#i18n/intl/format.ts";
import type { DoneEdit } from "#i18n/nl/common/undo.ts";

/** Texts of the offer to undo the last edit. */
export const undoTexts = {
  undo: "Undo",
  putOldBack: "Put the old one back",
  undone: "Undone",
  notInBin: "The bin does not work right now: you can only get it back here.",
  failedFull:
    "Undoing failed, because the storage of this device is full. Free some space and try again.",
  changedSince: "There is nothing left to put back: it has been changed since.",
  failed: "Undoing failed, because the storage of this device does not work. Try again.",
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

/** Describes the last edit: "“Tent” was deleted." or "12 waypoints were moved." */
export function doneText({ subject, kind, count, name }: DoneEdit): string {
  if (kind === "overwrite") return `Overwritten: ${name}`;
  if (kind === "clear") return "The hunt was cleared.";
  const one = name ? `“${name}”` : NAMELESS;
  if (kind === "rename") return `${one} has a new name.`;
  if (kind === "delete-photo") return `A photo of ${one} was deleted.`;
  if (count === 1) return `${one} was ${DONE[kind]}.`;
  return `${plainNumber.format(count)} ${MANY[subject]} were ${DONE[kind]}.`;
}

const NAMELESS = "“No name”";
