import type * as nl from "../../nl/common/save-problem.ts";
import type { Words } from "../../words.ts";

export const saveProblemTexts = {
  full: "This device is out of storage, so the waypoint will be lost if you close the app. Free up some space, or download your waypoints in Settings.",
  blocked:
    "This browser doesn't store any data, so the waypoint will be lost if you close the app. Download your waypoints in Settings.",
  changedElsewhere:
    "Not saved, because this was also changed somewhere else. Check the current version, then save again.",
  notSaved: "Couldn't save. Try again.",
} satisfies Words<typeof nl.saveProblemTexts>;
