import type { IDBPObjectStore, IDBPTransaction } from "idb";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  applyWaypointEdit,
  singleEdits,
  type WaypointEdit,
} from "#domain/waypoints/waypoint-edit.ts";
import {
  EDIT_STORES,
  LIST_KEY,
  LIST_STORES,
  type ScoutingMapDatabase,
  type ScoutingMapSchema,
  TAKEN_KEY,
} from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import {
  changeWithin,
  type DoneChange,
  inTransaction,
  type RecordChange,
  storesOf,
} from "#storage/records/transaction.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";
import { STRICT } from "#storage/strict.ts";
import { deletedBy } from "./deleted-by.ts";
import { durableListValue } from "./durable-list.ts";
import { journalEntry, journalMark } from "./edit-journal.ts";
import type { PendingEdits } from "./pending-edits.ts";
import {
  ignore,
  lastRevision,
  type RevisedList,
  readNewest,
  readTaken,
  readWhole,
  takenValue,
} from "./read-durable.ts";
import { type Reconciled, reconcile } from "./reconcile.ts";
import { hasSeen, isWithin, type SeenEdits, seenTogether } from "./seen-edits.ts";
import type { Mirror } from "./waypoint-mirror.ts";

/** Returns an edit for the newest list; null to cancel. */
export type EditOf = (newest: readonly Waypoint[]) => WaypointEdit | null;

/** An edit, and the list that it was applied to. */
export interface AppliedEdit {
  readonly before: readonly Waypoint[];
  readonly edit: WaypointEdit;
}

/** The outcome of an edit, and the list after it. */
export interface EditedList extends RevisedList {
  /** `unknown-id`: there was nothing to change. `changed-elsewhere`: `EditOf` returned null. */
  readonly outcome: "durable" | "unknown-id" | "changed-elsewhere";
  /** The edit that was written, without pending edits; null if nothing was. */
  readonly stored: AppliedEdit | null;
  /** The number of edits in the journal since the list was last written as a whole. */
  readonly journalLength: number;
  /** The changes of other records that were stored with the edit. */
  readonly done: readonly DoneChange[];
}

/** The state from which an edit in the database starts. */
export interface EditBase {
  /** The list that the database is known to have; null if unknown. */
  readonly inDatabase: RevisedList | null;
  /** The list to edit if the database has none. */
  readonly fallback: RevisedList;
  /** Edits that this tab made without the database. */
  readonly pending: PendingEdits;
}

/** Chooses between the two copies of the list and stores the result, in one transaction. */
export async function reconcileInDatabase(
  database: ScoutingMapDatabase,
  mirror: Mirror,
  nowMs: number,
): Promise<Reconciled & { readonly taken: SeenEdits }> {
  const transaction = database.transaction(LIST_STORES, "readwrite", STRICT);
  transaction.done.catch(ignore);
  const lists = transaction.objectStore("waypointLists");
  const journal = transaction.objectStore("waypointEdits");
  const stored = await lists.get(LIST_KEY);
  const durable = await readWhole(stored, journal);
  const taken = await readTaken(lists);
  const result = reconcile(durable, mirror, taken);
  const { revision, waypoints, setAside, displaced } = result;
  const pieces = datedPieces([...setAside, ...displaced, ...unreadable(stored, durable)], nowMs);
  const writes: Promise<unknown>[] = pieces.map((piece) =>
    transaction.objectStore("setAside").put(piece),
  );
  if (result.isNewToDatabase) {
    writes.push(lists.put(durableListValue(revision, waypoints), LIST_KEY));
    writes.push(journal.clear(), journal.put(journalMark(), revision));
  }
  const seen = seenTogether(taken, mirror.seen);
  if (!isWithin(mirror.seen, taken)) writes.push(lists.put(takenValue(seen), TAKEN_KEY));
  await Promise.all([...writes, transaction.done]);
  return { ...result, taken: seen };
}

/**
 * Applies an edit to the currently stored list, which another tab may have changed, in one transaction. Only the edit
 * is written, not the list; deleted waypoints go to the bin.
 * @param records changes of other records, made in the same transaction even if the edit changes nothing, but not if
 * there is no edit
 */
export async function editInDatabase(
  database: ScoutingMapDatabase,
  editOf: EditOf,
  base: EditBase,
  nowMs: number,
  records: readonly RecordChange[] = [],
): Promise<EditedList> {
  const stores = [...new Set([...EDIT_STORES, ...storesOf(records)])];
  return inTransaction(database.transaction(stores, "readwrite", STRICT), async (transaction) => {
    const list = await editInTransaction(transaction as never, editOf, base, nowMs);
    if (records.length === 0 || list.outcome === "changed-elsewhere") return list;
    return { ...list, outcome: "durable", done: await changeWithin(transaction, records) };
  });
}

type EditTransaction = IDBPTransaction<ScoutingMapSchema, typeof EDIT_STORES, "readwrite">;

async function editInTransaction(
  transaction: EditTransaction,
  editOf: EditOf,
  base: EditBase,
  nowMs: number,
): Promise<EditedList> {
  const lists = transaction.objectStore("waypointLists");
  const journal = transaction.objectStore("waypointEdits");
  const stored = await readNewest(lists, journal, base.inDatabase);
  const before = stored ?? base.fallback;
  const pending = await takePending(lists, base.pending);
  const { whole, waypoints, ...result } = applied(before.waypoints, editOf, pending);
  if (waypoints === before.waypoints) return { ...before, ...result, journalLength: 0, done: [] };
  const revision = before.revision + 1;
  const deleted = deletedBy(before.waypoints, whole);
  if (stored === null) {
    await lists.put(durableListValue(revision, waypoints), LIST_KEY);
    await journal.clear();
  }
  if (deleted.length > 0) {
    const row = { id: `${nowMs}-${revision}`, deletedAtMs: nowMs, waypoints: deleted };
    await transaction.objectStore("waypointBin").put(row);
  }
  await journal.put(stored === null ? journalMark() : journalEntry(whole), revision);
  return { ...result, waypoints, revision, journalLength: await journal.count(), done: [] };
}

/** Returns the pending edits that the list does not have yet, and marks them as taken. */
async function takePending(
  lists: IDBPObjectStore<ScoutingMapSchema, typeof EDIT_STORES, "waypointLists", "readwrite">,
  { editor, edits }: PendingEdits,
): Promise<readonly WaypointEdit[]> {
  const last = edits.at(-1);
  if (!last) return [];
  const taken = await readTaken(lists);
  const now = seenTogether(taken, { [editor]: last.number });
  await lists.put(takenValue(now), TAKEN_KEY);
  return edits.filter(({ number }) => !hasSeen(taken, editor, number)).map(({ edit }) => edit);
}

/** Applies the pending edits and the edit, and combines both into one edit to write. */
function applied(
  stored: readonly Waypoint[],
  editOf: EditOf,
  pending: readonly WaypointEdit[],
): Pick<EditedList, "waypoints" | "outcome" | "stored"> & { readonly whole: WaypointEdit } {
  const before = pending.reduce(applyWaypointEdit, stored);
  const edit = editOf(before);
  const whole = together(edit ? [...pending, edit] : pending);
  const waypoints = edit ? applyWaypointEdit(before, edit) : before;
  if (!edit) return { waypoints, whole, outcome: "changed-elsewhere", stored: null };
  // The pending edits may already do what the edit does; then they must be written now.
  if (waypoints === stored) return { waypoints, whole, outcome: "unknown-id", stored: null };
  return { waypoints, whole, outcome: "durable", stored: { before, edit } };
}

function together(edits: readonly WaypointEdit[]): WaypointEdit {
  const [only] = edits;
  if (only && edits.length === 1) return only;
  return { kind: "many", edits: edits.flatMap(singleEdits) };
}

/** Writes the list as a whole and empties the journal, unless another tab has changed it meanwhile. */
export async function compactInDatabase(
  database: ScoutingMapDatabase,
  { waypoints, revision }: RevisedList,
): Promise<void> {
  const transaction = database.transaction(LIST_STORES, "readwrite", STRICT);
  transaction.done.catch(ignore);
  const journal = transaction.objectStore("waypointEdits");
  if ((await lastRevision(journal)) === revision) {
    const lists = transaction.objectStore("waypointLists");
    await lists.put(durableListValue(revision, waypoints), LIST_KEY);
    await journal.clear();
    await journal.put(journalMark(), revision);
  }
  await transaction.done;
}

function unreadable(
  stored: unknown,
  durable: { readonly waypoints: readonly Waypoint[] } | null,
): readonly SetAsidePiece[] {
  if (stored === undefined || durable !== null) return [];
  const rawText = jsonTextOf(stored) ?? String(stored);
  return [{ source: "waypoints", reason: "not-a-list", rawText }];
}
