/** The reasons that something was not saved, and what to do. */
export const saveProblemTexts = {
  full: "This device is out of storage, so the waypoint is only in memory. Free up some space, or download your waypoints in Settings.",
  blocked:
    "This browser doesn't store any data, so the waypoint is only in memory. Download your waypoints in Settings.",
  changedElsewhere:
    "Not saved, because this was also changed somewhere else. Check the current version, then save again.",
  notSaved: "That couldn't be saved. Try again.",
} as const;
