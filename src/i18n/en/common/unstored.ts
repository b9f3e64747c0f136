import type { UnstoredWords } from "#i18n/nl/common/unstored.ts";
import { databaseProblemText } from "./database-problem.ts";

/** The changes that would be lost if the device stopped now. */
const AT_RISK = {
  "text-only": "Not safely saved yet. If the app closes now, you may lose this.",
  full: "Not saved yet. If you close the app, you'll lose this.",
  blocked: "Not saved yet. If you close the app, you'll lose this.",
  unread:
    "The app can't read all your data. Waypoints or tracks may be missing, and anything you save now may be lost.",
} as const;

/** Returns what would be lost, why, and what to do about it. */
export function unstoredText({ kind, problem }: UnstoredWords): string {
  const backup = kind === "unread" ? [] : ["Make a backup."];
  return [AT_RISK[kind], databaseProblemText(problem), ...backup, "The app will keep trying."].join(
    " ",
  );
}

/** Texts around that notice. */
export const unstoredTexts = {
  make: "Make a backup",
  madeOfWaypoints:
    "The file only contains your waypoints, because the app can't read anything else right now.",
  notMade: "The download didn't work. Try again in a moment.",
  hide: "Hide",
} as const;
