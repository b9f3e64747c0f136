import type { UnstoredWords } from "#i18n/nl/common/unstored.ts";
import { databaseProblemText } from "./database-problem.ts";

/** The changes that would be lost if the device stopped now. */
const AT_RISK = {
  "text-only": "Not safely saved yet: if the app stops now, you may lose this.",
  full: "Not saved yet: if you close the app, you lose this.",
  blocked: "Not saved yet: if you close the app, you lose this.",
  unread:
    "The app cannot read everything: waypoints or tracks may be missing, and what you save now is not safe.",
} as const;

/** Returns what would be lost, why, and what to do about it. */
export function unstoredText({ kind, problem }: UnstoredWords): string {
  const backup = kind === "unread" ? [] : ["Make a backup."];
  return [AT_RISK[kind], databaseProblemText(problem), ...backup, "The app keeps trying."].join(
    " ",
  );
}

/** Texts around that notice. */
export const unstoredTexts = {
  make: "Make a backup",
  madeOfWaypoints: "Only your waypoints are in the file; the app cannot read the rest right now.",
  notMade: "Downloading failed. Try again in a moment.",
  hide: "Hide",
} as const;
