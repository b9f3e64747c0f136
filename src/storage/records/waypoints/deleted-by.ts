import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { singleEdits, type WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";

/** Returns the waypoints that an edit deletes, unchanged. */
export function deletedBy(waypoints: readonly Waypoint[], edit: WaypointEdit): readonly Waypoint[] {
  const ids = new Set(
    singleEdits(edit).flatMap((single) => (single.kind === "delete" ? [single.id] : [])),
  );
  return ids.size === 0 ? [] : waypoints.filter(({ id }) => ids.has(id));
}
