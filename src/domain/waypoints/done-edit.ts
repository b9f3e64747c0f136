import type { Waypoint } from "./waypoint.ts";
import { applyWaypointEdit, editedId, singleEdits, type WaypointEdit } from "./waypoint-edit.ts";

/** The change of one waypoint; `before` or `after` is null if it did not exist then. */
export interface RecordChange {
  readonly id: string;
  readonly before: Waypoint | null;
  /** Its index in the list; meaningless without `before`. */
  readonly index: number;
  readonly after: Waypoint | null;
}

/** The changes of an edit per waypoint, enough to undo it later. */
export type DoneEdit = readonly RecordChange[];

/**
 * Returns the changes that an edit makes.
 * @param before the list that it is applied to
 */
export function doneEdit(before: readonly Waypoint[], edit: WaypointEdit): DoneEdit {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const ids = new Set(singleEdits(edit).map(editedId));
  const after = new Map(
    applyWaypointEdit(before, edit).flatMap((one) => (ids.has(one.id) ? [[one.id, one]] : [])),
  );
  return [...ids].map((id) => {
    const index = places.get(id) ?? -1;
    return { id, index, before: before[index] ?? null, after: after.get(id) ?? null };
  });
}
