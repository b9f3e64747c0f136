import { areAlike } from "./compare-records.ts";
import type { Waypoint } from "./waypoint.ts";
import {
  applyWaypointEdit,
  editedId,
  type SingleEdit,
  singleEdits,
  type WaypointChanges,
  type WaypointEdit,
} from "./waypoint-edit.ts";

/** What an edit did to one waypoint; null where there was none, or is none any more. */
interface RecordChange {
  readonly id: string;
  readonly before: Waypoint | null;
  /** Where it stood in the list; meaningless without `before`. */
  readonly index: number;
  readonly after: Waypoint | null;
}

/** What an edit did, waypoint by waypoint: enough to take it back later. */
export type DoneEdit = readonly RecordChange[];

/**
 * What an edit does to a list.
 * @param before the list it is applied to
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

/**
 * The edit that takes back what was done: what was added is deleted, what was changed or replaced
 * becomes as it was, what was deleted comes back to its place. What someone else did since is left
 * alone: of a waypoint changed since only the fields go back that still are as they were left, one
 * that was deleted since stays away, and one that came back by itself stays as it came.
 * @param now the newest list
 * @param nowMs milliseconds since 1970, for waypoints that do not become exactly as they were
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
  if (areAlike(current, after)) return { kind: "add", waypoint: before, index };
  const changes = fieldsBack(before, after, current);
  return changes && { kind: "update", id, changes, changedAtMs };
}

const NOT_CHANGED_BY_HAND = new Set(["id", "createdAtMs", "changedAtMs"]);

function fieldsBack(before: Waypoint, after: Waypoint, current: Waypoint): WaypointChanges | null {
  const [was, left, is] = [before, after, current].map((one) => new Map(Object.entries(one)));
  const names = Object.keys({ ...before, ...after }).filter(
    (name) =>
      !NOT_CHANGED_BY_HAND.has(name) &&
      !areAlike(was?.get(name), left?.get(name)) &&
      areAlike(is?.get(name), left?.get(name)),
  );
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, was?.get(name) ?? null]));
}
