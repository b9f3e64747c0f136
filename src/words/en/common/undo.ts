import type * as nl from "../../nl/common/undo.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const undoTexts = {
  undo: "Undo",
  putOldBack: "Restore the old one",
  undone: "Undone",
  notInBin: "The bin isn't available right now, so this is the only place you can undo this.",
  failedFull:
    "Couldn't undo, because this device is out of storage. Free up some space and try again.",
  changedSince: "This can't be undone any more, because something has been changed since.",
  failed: "Couldn't undo, because this device's storage isn't working. Try again.",
} satisfies Words<typeof nl.undoTexts>;

export const doneWords = {
  quoted: (name) => `“${name}”`,
  nameless: "“No name”",
  overwritten: (name) => `Overwritten: ${name}`,
  cleared: "Hunt cleared.",
  renamed: (name) => `Renamed to ${name}.`,
  one: {
    add: (name) => `${name} added.`,
    change: (name) => `${name} changed.`,
    move: (name) => `${name} moved.`,
    delete: (name) => `${name} deleted.`,
    import: (name) => `${name} imported.`,
    restore: (name) => `${name} restored.`,
    edit: (name) => `${name} edited.`,
    "delete-photo": (name) => `Photo deleted from ${name}.`,
  },
  many: {
    add: (items) => `${items} added.`,
    change: (items) => `${items} changed.`,
    move: (items) => `${items} moved.`,
    delete: (items) => `${items} deleted.`,
    import: (items) => `${items} imported.`,
    restore: (items) => `${items} restored.`,
    edit: (items) => `${items} edited.`,
  },
  items: {
    waypoints: (count) => plural(count, { one: "# waypoint", other: "# waypoints" }),
    tracks: (count) => plural(count, { one: "# track", other: "# tracks" }),
    plans: (count) => plural(count, { one: "# route", other: "# routes" }),
    other: (count) => plural(count, { one: "# item", other: "# items" }),
  },
} satisfies Words<typeof nl.doneWords>;
