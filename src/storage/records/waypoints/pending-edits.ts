import type { WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";

/** Edits that, as far as this tab knows, the database does not have yet. */
export interface PendingEdits {
  /** The name of this tab as an editor. */
  readonly editor: string;
  readonly edits: readonly PendingEdit[];
}

/** An edit and its number, from 1, among those that its tab made without the database. */
export interface PendingEdit {
  readonly edit: WaypointEdit;
  readonly number: number;
}
