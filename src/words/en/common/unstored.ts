import type * as nl from "../../nl/common/unstored.ts";
import type { Words } from "../../words.ts";

export const unstoredWords = {
  atRisk: {
    "text-only": "Not safely saved yet. If the app closes now, you may lose this.",
    full: "Not saved yet. If you close the app, you'll lose this.",
    blocked: "Not saved yet. If you close the app, you'll lose this.",
    unread:
      "The app can't read all your data. Waypoints or tracks may be missing, and anything you save now may be lost.",
  },
  makeBackup: "Make a backup.",
  triesAgain: "The app will keep trying.",
} satisfies Words<typeof nl.unstoredWords>;

export const unstoredTexts = {
  make: "Make a backup",
  madeOfWaypoints:
    "The file only contains your waypoints, because the app can't read anything else right now.",
  notMade: "The download didn't work. Try again in a moment.",
  hide: "Hide",
} satisfies Words<typeof nl.unstoredTexts>;
