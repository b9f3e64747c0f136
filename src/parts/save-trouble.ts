import { saveTroubleTexts } from "#i18n/save-trouble.ts";

/** Why a waypoint was not kept, and what to do about it, in one sentence. */
export function saveTroubleText(reason: string): string {
  if (reason === "full") return saveTroubleTexts.full;
  if (reason === "blocked") return saveTroubleTexts.blocked;
  if (reason === "changed-elsewhere") return saveTroubleTexts.changedElsewhere;
  return saveTroubleTexts.notSaved;
}
