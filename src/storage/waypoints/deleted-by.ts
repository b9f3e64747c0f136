import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { singleEdits, type WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";

/** The waypoints of a list that an edit deletes, as they were. */
export function deletedBy(waypoints: readonly Waypoint[], edit: WaypointEdit): readonly Waypoint[] {
  const ids = new Set(
    singleEdits(edit).flatMap((single) => (single.kind === "delete" ? [single.id] : [])),
  );
  return ids.size === 0 ? [] : waypoints.filter(({ id }) => ids.has(id));
}
