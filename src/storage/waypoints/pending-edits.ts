import type { WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";

/** Edits that the database does not have yet, as far as is known. */
export interface PendingEdits {
  /** The name of this tab as an editor. */
  readonly editor: string;
  readonly edits: readonly PendingEdit[];
}

/** An edit and its number among those that its tab made without the database, from 1. */
export interface PendingEdit {
  readonly edit: WaypointEdit;
  readonly number: number;
}
