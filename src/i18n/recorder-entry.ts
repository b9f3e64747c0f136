/** What stands where a recording may begin, on screens that load the recorder's other texts with it. */
export const recorderEntryTexts = {
  heading: "Opname",
  start: "Neem track op",
  promise: "Neemt op zolang het scherm aan is.",
  waiting: "Wacht op de eerste positie",
  allTracks: "Alle tracks",
} as const;
