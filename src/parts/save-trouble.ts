import { waypointTexts } from "#i18n/waypoints.ts";

/** Why a waypoint was not kept, and what to do about it, in one sentence. */
export function saveTroubleText(reason: string): string {
  if (reason === "full") return waypointTexts.storageFull;
  if (reason === "blocked") return waypointTexts.storageBlocked;
  return waypointTexts.notSaved;
}
