import type { Waypoint } from "#domain/waypoints/waypoint.ts";

/** The fields of the waypoint form as the user sees them; null means "none". */
export interface WaypointFields {
  readonly name: string;
  readonly note: string;
  readonly place: string;
  readonly altitude: string;
  readonly folder: string;
  readonly icon: string | null;
  readonly color: string | null;
}

/** The fields that the user touched, with the new and the stored value. */
export type TypedFields = {
  readonly [Name in keyof WaypointFields]?: {
    readonly mine: WaypointFields[Name];
    /** The stored value; for the position its exact numbers as text. */
    readonly before: WaypointFields[Name];
  };
};

/** An unsaved edit; in memory only. */
export interface WaypointDraft {
  /** The last version of the waypoint; another tab may delete it meanwhile. */
  readonly waypoint: Waypoint;
  readonly typed: TypedFields;
}

const drafts = new Map<string, WaypointDraft>();

/** Returns the unsaved edit of a waypoint in this visit, if any. */
export function draftOf(waypointId: string): WaypointDraft | undefined {
  return drafts.get(waypointId);
}

/** Returns all unsaved edits of this visit. */
export function allDrafts(): readonly WaypointDraft[] {
  return [...drafts.values()];
}

/** Stores an unsaved edit; null removes it. */
export function keepWaypointDraft(waypointId: string, draft: WaypointDraft | null): void {
  if (draft) drafts.set(waypointId, draft);
  else drafts.delete(waypointId);
}
