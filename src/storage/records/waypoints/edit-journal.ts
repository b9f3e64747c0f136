import * as v from "valibot";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { SingleEdit, WaypointChanges, WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { readWaypoint, readWaypointChanges } from "./waypoint-record.ts";

/** The version of a journal entry. */
const JOURNAL_FORMAT = 1;

const ENTRY = v.object({ format: v.literal(JOURNAL_FORMAT), edits: v.array(v.unknown()) });
const INDEX = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const ADD = v.object({ kind: v.literal("add"), waypoint: v.unknown(), index: INDEX });
const UPDATE = v.object({
  kind: v.literal("update"),
  id: v.string(),
  changes: v.record(v.string(), v.unknown()),
  changedAtMs: MOMENT,
});
const DELETE = v.object({ kind: v.literal("delete"), id: v.string() });

/** The readable edits of an entry combined into one, and the unreadable pieces. */
export interface ReadEntry {
  readonly edit: WaypointEdit;
  readonly setAside: readonly SetAsidePiece[];
}

/** Returns the journal entry for an edit. */
export function journalEntry(edit: WaypointEdit): unknown {
  return { format: JOURNAL_FORMAT, edits: edit.kind === "many" ? edit.edits : [edit] };
}

/** Returns the entry that records the revision of a list that was written as a whole; it has no edits. */
export function journalMark(): unknown {
  return { format: JOURNAL_FORMAT, edits: [] };
}

/** Reads one stored entry, edit by edit. */
export function readJournalEntry(stored: unknown): ReadEntry {
  if (!v.is(ENTRY, stored)) return { edit: { kind: "many", edits: [] }, setAside: [bad(stored)] };
  const read = stored.edits.map((raw) => ({ raw, edit: readEdit(raw) }));
  const edits = read.flatMap(({ edit }) => (edit ? [edit] : []));
  const [only] = edits;
  return {
    edit: only && edits.length === 1 ? only : { kind: "many", edits },
    setAside: read.filter(({ edit }) => !edit).map(({ raw }) => bad(raw)),
  };
}

function readEdit(raw: unknown): SingleEdit | null {
  if (v.is(DELETE, raw)) return { kind: "delete", id: addressableId(raw.id) };
  if (v.is(UPDATE, raw)) {
    const { changedAtMs } = raw;
    const id = addressableId(raw.id);
    const changes: WaypointChanges | null = readWaypointChanges(raw.changes);
    return changes && { kind: "update", id, changes, changedAtMs };
  }
  if (!v.is(ADD, raw)) return null;
  const read = readWaypoint(raw.waypoint);
  if (!read || read.hasBadField) return null;
  return {
    kind: "add",
    waypoint: read.waypoint,
    ...(raw.index !== undefined && { index: raw.index }),
  };
}

function bad(raw: unknown): SetAsidePiece {
  return { source: "waypoints", reason: "bad-record", rawText: jsonTextOf(raw) ?? String(raw) };
}
