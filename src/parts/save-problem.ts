import { saveProblemTexts } from "#words/common/save-problem.ts";

/** Returns a sentence about a waypoint that was not saved, and what to do. */
export function saveProblemText(reason: string): string {
  if (reason === "full") return saveProblemTexts.full;
  if (reason === "blocked") return saveProblemTexts.blocked;
  if (reason === "changed-elsewhere") return saveProblemTexts.changedElsewhere;
  return saveProblemTexts.notSaved;
}
