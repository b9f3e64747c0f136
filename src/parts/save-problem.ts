import { saveProblemTexts } from "#i18n/save-problem.ts";

/** Why a waypoint was not kept, and what to do about it, in one sentence. */
export function saveProblemText(reason: string): string {
  if (reason === "full") return saveProblemTexts.full;
  if (reason === "blocked") return saveProblemTexts.blocked;
  if (reason === "changed-elsewhere") return saveProblemTexts.changedElsewhere;
  return saveProblemTexts.notSaved;
}
