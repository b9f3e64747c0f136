import type * as nl from "../../nl/waypoints/photos.ts";
import type { Words } from "../../words.ts";

export const photoTexts = {
  heading: "Photos",
  add: "Add photo",
  remove: "Delete this photo",
  missing: "This photo isn't on this device any more.",
  unread: "This photo can't be read right now. It hasn't been deleted.",
  busy: "Resizing photo…",
  "no-picture": "This file can't be opened as a photo. Choose a JPEG, PNG or WebP.",
  full: "The photo wasn't saved, because this device is out of storage. Free up some space and try again.",
  blocked: "The photo wasn't saved, because this device's storage isn't working.",
} satisfies Words<typeof nl.photoTexts>;

/** The description of a photo: "Photo 2 of Tent". */
export const photoText = ((number, name) => `Photo ${number} of ${name}`) satisfies Words<
  typeof nl.photoText
>;
