/** The reasons that something was not saved, and what to do. */
export const saveProblemTexts = {
  full: "The storage of this device is full. The waypoint is only in memory: free some space, or download your waypoints in Settings.",
  blocked:
    "This browser stores nothing. The waypoint is only in memory: download your waypoints in Settings.",
  changedElsewhere:
    "Not saved: meanwhile this was changed somewhere else too. Look at what is there now, and save again.",
  notSaved: "Saving failed. Try once more.",
} as const;
