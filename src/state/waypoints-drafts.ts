/** The texts of an edit that was begun and not saved; memory only. */
export interface WaypointDraft {
  readonly name: string;
  readonly note: string;
  readonly place: string;
  readonly altitude: string;
  readonly folder: string;
  readonly icon: string | null;
  readonly color: string | null;
}

const drafts = new Map<string, WaypointDraft>();

/** The edit of a waypoint that was left unfinished in this visit, if any. */
export function draftOf(waypointId: string): WaypointDraft | undefined {
  return drafts.get(waypointId);
}

/** Keeps an unfinished edit; null forgets it. */
export function keepDraft(waypointId: string, draft: WaypointDraft | null): void {
  if (draft) drafts.set(waypointId, draft);
  else drafts.delete(waypointId);
}
