import type * as nl from "../../nl/map/drawn-lines.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const drawnLineTexts = {
  keep: "Save this line",
  name: "Name",
  line: "Line",
  area: "Area",
  closed: "Close the line into an area",
  color: "Colour",
  usualColor: "Default",
  save: "Save",
  cancel: "Cancel",
  failed: "Not saved, because this device's storage is full or isn't working.",
} satisfies Words<typeof nl.drawnLineTexts>;

export const editLineTexts = {
  editPoints: "Edit points",
  choose: "Tap a point to move it, or tap the line to add one. You can also use the cross.",
  put: "Tap the new position for the point, or move the cross there.",
  nothingThere: "There's no point or line there.",
  chooseHere: "Select",
  putHere: "Put here",
  insertAfter: "Add after",
  remove: "Remove point",
  undo: "Undo last change",
  zoomIn: "There are too many points to show here. Zoom in.",
  save: "Save",
  cancel: "Cancel",
  failed:
    "Not saved. Either the line has been changed in the meantime, or this device's storage is full or isn't working.",
  loading: "Loading points\u2026",
} satisfies Words<typeof nl.editLineTexts>;

export const drawnLineWords = {
  chosenPoint: (number, count) => `Point ${number} of ${count}`,
  edits: (count, distance) =>
    `${plural(count, { one: "# change", other: "# changes" })}, ${distance}`,
  enclosed: (area) => `enclosed: ${area}`,
} satisfies Words<typeof nl.drawnLineWords>;

/** "“Border” has been added to your tracks and routes." */
export const lineKeptText = ((name) =>
  `“${name}” has been added to your tracks and routes.`) satisfies Words<typeof nl.lineKeptText>;
