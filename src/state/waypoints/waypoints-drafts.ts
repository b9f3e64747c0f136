import type { Waypoint } from "#domain/waypoints/waypoint.ts";

/** The fields of the form that changes a waypoint, as the person sees them; null is "none". */
export interface WaypointFields {
  readonly name: string;
  readonly note: string;
  readonly place: string;
  readonly altitude: string;
  readonly folder: string;
  readonly icon: string | null;
  readonly color: string | null;
}

/** The fields that the person touched: what they say now, and what was stored before. */
export type TypedFields = {
  readonly [Name in keyof WaypointFields]?: {
    readonly mine: WaypointFields[Name];
    /** Of the place: its exact numbers as text. */
    readonly before: WaypointFields[Name];
  };
};

/** An edit that was begun and not saved; memory only. */
export interface WaypointDraft {
  /** As it last was: another tab may delete it meanwhile. */
  readonly waypoint: Waypoint;
  readonly typed: TypedFields;
}

const drafts = new Map<string, WaypointDraft>();

/** The edit of a waypoint that was left unfinished in this visit, if any. */
export function draftOf(waypointId: string): WaypointDraft | undefined {
  return drafts.get(waypointId);
}

/** All unfinished edits of this visit. */
export function allDrafts(): readonly WaypointDraft[] {
  return [...drafts.values()];
}

/** Keeps an unfinished edit; null forgets it. */
export function keepWaypointDraft(waypointId: string, draft: WaypointDraft | null): void {
  if (draft) drafts.set(waypointId, draft);
  else drafts.delete(waypointId);
}
