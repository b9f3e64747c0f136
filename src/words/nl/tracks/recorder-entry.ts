/** Texts of the entry to the recorder, on screens that load its other texts with it. */
export const recorderEntryTexts = {
  heading: "Opname",
  start: "Neem track op",
  promise: "Neemt op zolang het scherm aan is.",
  waiting: "Wacht op de eerste positie",
  allTracks: "Alle tracks",
} as const;
