import { areEqual } from "#domain/storage/compare-records.ts";
import type { DoneEdit, RecordChange } from "./done-edit.ts";
import type { Waypoint } from "./waypoint.ts";
import type { SingleEdit, WaypointChanges, WaypointEdit } from "./waypoint-edit.ts";

/**
 * Returns the edit that undoes these changes: added waypoints are deleted, changed or replaced ones restored,
 * deleted ones put back in their place. Later changes by others stay: in a waypoint changed since, only
 * unchanged fields are restored; one deleted since stays deleted, and one that was restored otherwise stays
 * as it is.
 * @param now the newest list
 * @param nowMs milliseconds since 1970, for waypoints that are not restored exactly
 */
export function inverseEdit(done: DoneEdit, now: readonly Waypoint[], nowMs: number): WaypointEdit {
  const current = new Map(now.map((waypoint) => [waypoint.id, waypoint]));
  const edits = done.flatMap((one) => undone(one, current.get(one.id) ?? null, nowMs) ?? []);
  return { kind: "many", edits };
}

function undone(
  { id, before, after, index }: RecordChange,
  current: Waypoint | null,
  changedAtMs: number,
): SingleEdit | null {
  if (!before) return current && { kind: "delete", id };
  if (!after) return current ? null : { kind: "add", waypoint: before, index };
  if (!current) return null;
  if (areEqual(current, after)) return { kind: "add", waypoint: before, index };
  const changes = fieldsBack(before, after, current);
  return changes && { kind: "update", id, changes, changedAtMs };
}

const NOT_CHANGED_BY_HAND = new Set(["id", "createdAtMs", "changedAtMs"]);

function fieldsBack(before: Waypoint, after: Waypoint, current: Waypoint): WaypointChanges | null {
  const [was, left, is] = [before, after, current].map((one) => new Map(Object.entries(one)));
  const names = Object.keys({ ...before, ...after }).filter(
    (name) =>
      !NOT_CHANGED_BY_HAND.has(name) &&
      !areEqual(was?.get(name), left?.get(name)) &&
      areEqual(is?.get(name), left?.get(name)),
  );
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, was?.get(name) ?? null]));
}
