import type * as nl from "../../nl/tracks/recorder-entry.ts";
import type { Words } from "../../words.ts";

export const recorderEntryTexts = {
  heading: "Aufzeichnung",
  start: "Track aufzeichnen",
  promise: "Zeichnet nur auf, solange der Bildschirm an ist.",
  waiting: "Die erste Position wird gesucht",
  allTracks: "Alle Tracks",
} satisfies Words<typeof nl.recorderEntryTexts>;
