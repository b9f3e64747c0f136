/** Texts of the entry to the recorder, on screens that load its other texts with it. */
export const recorderEntryTexts = {
  heading: "Aufzeichnung",
  start: "Track aufzeichnen",
  promise: "Zeichnet auf, solange der Bildschirm an ist.",
  waiting: "Wartet auf die erste Position",
  allTracks: "Alle Tracks",
} as const;
