import type * as nl from "../../nl/tracks/recorder-entry.ts";
import type { Words } from "../../words.ts";

export const recorderEntryTexts = {
  heading: "Recording",
  start: "Record a track",
  promise: "Only records while the screen is on.",
  waiting: "Waiting for the first position",
  allTracks: "All tracks",
} satisfies Words<typeof nl.recorderEntryTexts>;
