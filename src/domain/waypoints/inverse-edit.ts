import type { Waypoint } from "./waypoint.ts";
import { editedId, type SingleEdit, singleEdits, type WaypointEdit } from "./waypoint-edit.ts";

/**
 * The edit that takes another one back: what was added is deleted, what was changed or replaced
 * becomes as it was, what was deleted comes back to its place.
 * @param waypoints the list before the edit
 */
export function inverseEdit(waypoints: readonly Waypoint[], edit: WaypointEdit): WaypointEdit {
  const places = new Map(waypoints.map(({ id }, index) => [id, index]));
  const ids = new Set(singleEdits(edit).map(editedId));
  const edits = [...ids].map((id): SingleEdit => {
    const index = places.get(id);
    const waypoint = index === undefined ? undefined : waypoints[index];
    if (waypoint === undefined || index === undefined) return { kind: "delete", id };
    return { kind: "add", waypoint, index };
  });
  return { kind: "many", edits };
}
