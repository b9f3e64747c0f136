import type { Waypoint } from "./waypoint.ts";

/** The fields of a waypoint that a user may change. */
export type WaypointChanges = Partial<Omit<Waypoint, "id" | "createdAtMs" | "changedAtMs">>;

/**
 * One change of one waypoint, as data: it can be applied to whatever list is the newest, so that two
 * tabs never overwrite each other's list.
 */
export type WaypointEdit =
  | { readonly kind: "add"; readonly waypoint: Waypoint; readonly index?: number }
  | {
      readonly kind: "update";
      readonly id: string;
      readonly changes: WaypointChanges;
      readonly changedAtMs: number;
    }
  | { readonly kind: "delete"; readonly id: string };

/**
 * The list with the edit done. Without an index an added waypoint comes last; one that is there
 * already is replaced (an edit may be applied twice). An update or delete of an id that is not there
 * gives back the very same list.
 */
export function applyWaypointEdit(
  waypoints: readonly Waypoint[],
  edit: WaypointEdit,
): readonly Waypoint[] {
  const id = edit.kind === "add" ? edit.waypoint.id : edit.id;
  const found = waypoints.findIndex((waypoint) => waypoint.id === id);
  if (edit.kind === "add" && found < 0) {
    return waypoints.toSpliced(edit.index ?? waypoints.length, 0, edit.waypoint);
  }
  const old = waypoints[found];
  if (!old) return waypoints;
  if (edit.kind === "delete") return waypoints.toSpliced(found, 1);
  return waypoints.with(found, edit.kind === "add" ? edit.waypoint : changed(old, edit));
}

function changed(
  waypoint: Waypoint,
  { changes, changedAtMs }: Extract<WaypointEdit, { kind: "update" }>,
): Waypoint {
  return { ...waypoint, ...changes, changedAtMs };
}
