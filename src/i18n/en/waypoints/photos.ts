/** Texts of the photos of a waypoint. */
export const photoTexts = {
  heading: "Photos",
  add: "Add photo",
  remove: "Delete this photo",
  missing: "This photo is no longer on this device.",
  unread: "This photo cannot be read right now. It has not been thrown away.",
  busy: "Making the photo smaller…",
  "no-picture": "This file cannot be read as a photo. Choose a JPEG, PNG or WebP.",
  full: "The storage of this device is full; the photo was not saved. Free some space and try again.",
  blocked: "The storage of this device does not work; the photo was not saved.",
} as const;

/** Returns the description of a photo: "Photo 2 of Tent". */
export function photoText(number: number, name: string): string {
  return `Photo ${number} of ${name}`;
}
