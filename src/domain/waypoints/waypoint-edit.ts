import type { Waypoint } from "./waypoint.ts";

type ChangeableFields = Omit<Waypoint, "id" | "createdAtMs" | "changedAtMs">;
type OptionalName = "note" | "altitudeMeters" | "icon" | "color" | "folder" | "photoIds" | "source";

/** The fields of a waypoint that the user can change; null removes an optional field. */
export type WaypointChanges = {
  readonly [Name in keyof ChangeableFields]?:
    | ChangeableFields[Name]
    | (Name extends OptionalName ? null : never);
};

/**
 * A change of one waypoint as data. It can be applied to any newer list, so that two tabs do not overwrite
 * each other's list.
 */
export type SingleEdit =
  | { readonly kind: "add"; readonly waypoint: Waypoint; readonly index?: number }
  | {
      readonly kind: "update";
      readonly id: string;
      readonly changes: WaypointChanges;
      readonly changedAtMs: number;
    }
  | { readonly kind: "delete"; readonly id: string };

/** An edit that is stored at once: a single change, or several that belong together. */
export type WaypointEdit =
  | SingleEdit
  | { readonly kind: "many"; readonly edits: readonly SingleEdit[] };

/** Returns the single edits of an edit, in order. */
export function singleEdits(edit: WaypointEdit): readonly SingleEdit[] {
  return edit.kind === "many" ? edit.edits : [edit];
}

/** Returns the id of the waypoint that a single edit changes. */
export function editedId(edit: SingleEdit): string {
  return edit.kind === "add" ? edit.waypoint.id : edit.id;
}

/**
 * Applies an edit to a list. An added waypoint without an index comes last; an existing one is replaced (an
 * edit may be applied twice). Waypoints with an index are inserted lowest first. Returns the same list object
 * if nothing changes.
 */
export function applyWaypointEdit(
  waypoints: readonly Waypoint[],
  edit: WaypointEdit,
): readonly Waypoint[] {
  return edit.kind === "many" ? withMany(waypoints, edit.edits) : withOne(waypoints, edit);
}

function withOne(waypoints: readonly Waypoint[], edit: SingleEdit): readonly Waypoint[] {
  const id = editedId(edit);
  const found = waypoints.findIndex((waypoint) => waypoint.id === id);
  if (edit.kind === "add" && found < 0) {
    return waypoints.toSpliced(edit.index ?? waypoints.length, 0, edit.waypoint);
  }
  const old = waypoints[found];
  if (!old) return waypoints;
  const edited = afterEdit(old, edit);
  return edited ? waypoints.with(found, edited) : waypoints.toSpliced(found, 1);
}

function withMany(
  waypoints: readonly Waypoint[],
  edits: readonly SingleEdit[],
): readonly Waypoint[] {
  const places = new Map(waypoints.map(({ id }, index) => [id, index]));
  const edited: (Waypoint | null)[] = [...waypoints];
  const inserted: Inserted[] = [];
  let isChanged = false;
  for (const edit of edits) {
    const id = editedId(edit);
    const place = places.get(id) ?? -1;
    const old = edited[place] ?? null;
    if (old) edited[place] = afterEdit(old, edit);
    else if (edit.kind === "add") {
      places.set(id, edited.push(edit.waypoint) - 1);
      if (edit.index !== undefined) inserted.push({ place: edited.length - 1, index: edit.index });
    } else continue;
    isChanged = true;
  }
  return isChanged ? inOrder(edited, inserted) : waypoints;
}

interface Inserted {
  /** The index among the edited waypoints. */
  readonly place: number;
  /** The index that it should get. */
  readonly index: number;
}

function afterEdit(old: Waypoint, edit: SingleEdit): Waypoint | null {
  if (edit.kind === "add") return edit.waypoint;
  if (edit.kind === "delete") return null;
  const { changes, changedAtMs } = edit;
  const fields = Object.entries({ ...old, ...changes, changedAtMs });
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as unknown as Waypoint;
}

/** Leaves out deleted waypoints, and inserts those that have an index. */
function inOrder(
  edited: readonly (Waypoint | null)[],
  inserted: readonly Inserted[],
): readonly Waypoint[] {
  const insertedPlaces = new Set(inserted.map(({ place }) => place));
  const others = edited.filter((waypoint, place) => waypoint && !insertedPlaces.has(place));
  const result: Waypoint[] = [];
  let next = 0;
  for (const { place, index } of inserted.toSorted((a, b) => a.index - b.index)) {
    while (result.length < index && next < others.length) push(result, others[next++]);
    push(result, edited[place]);
  }
  while (next < others.length) push(result, others[next++]);
  return result;
}

function push(list: Waypoint[], waypoint: Waypoint | null | undefined): void {
  if (waypoint) list.push(waypoint);
}
