import type { IDBPObjectStore, StoreNames } from "idb";
import * as v from "valibot";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { applyWaypointEdit } from "#domain/waypoints/waypoint-edit.ts";
import {
  LIST_KEY,
  type ScoutingMapDatabase,
  type ScoutingMapSchema,
  TAKEN_KEY,
} from "#storage/database.ts";
import { type DurableList, readDurableList } from "./durable-list.ts";
import { readJournalEntry } from "./edit-journal.ts";
import { NOTHING_SEEN, SEEN_EDITS, type SeenEdits, storedSeenEdits } from "./seen-edits.ts";

/** A list and its revision. */
export interface RevisedList {
  readonly waypoints: readonly Waypoint[];
  readonly revision: number;
}

type Stores = ArrayLike<StoreNames<ScoutingMapSchema>>;
type Reading<Name extends StoreNames<ScoutingMapSchema>> = Pick<
  IDBPObjectStore<ScoutingMapSchema, Stores, Name, "readonly" | "readwrite">,
  "get" | "getKey" | "getAll" | "openKeyCursor"
>;
/** The store of the list as it was last written whole. */
export type ListReading = Pick<Reading<"waypointLists">, "get" | "getKey">;
/** The store of the edits since. */
export type JournalReading = Pick<Reading<"waypointEdits">, "getAll" | "openKeyCursor">;

/** A read that fails rejects by itself; without this the whole transaction would once more, unheard. */
export function ignore(): void {}

/** The revision of the newest edit; undefined in a database that has no journal yet. */
export async function lastRevision(journal: JournalReading): Promise<number | undefined> {
  return (await journal.openKeyCursor(null, "prev"))?.key;
}

/**
 * The stored list with the edits since applied; null when there is none, or it is no list of ours.
 * @param stored the list as it was written whole
 */
export async function readWhole(
  stored: unknown,
  journal: JournalReading,
): Promise<DurableList | null> {
  const written = readDurableList(stored);
  if (!written) return null;
  const newest = (await lastRevision(journal)) ?? written.revision;
  if (newest <= written.revision) return written;
  const entries = await journal.getAll(IDBKeyRange.lowerBound(written.revision, true));
  return withEntries({ ...written, revision: newest }, entries);
}

/**
 * The newest list, reading no more than is new.
 * @param known the list as it was, or null
 * @returns null when the database has no list
 */
export async function readNewest(
  lists: ListReading,
  journal: JournalReading,
  known: RevisedList | null,
): Promise<RevisedList | null> {
  const isThere = (await lists.getKey(LIST_KEY)) !== undefined;
  const newest = isThere ? await lastRevision(journal) : undefined;
  if (known && newest === known.revision) return known;
  if (known && newest !== undefined && newest > known.revision) {
    const entries = await journal.getAll(IDBKeyRange.lowerBound(known.revision, true));
    // With fewer, the list was written whole since: the edits in between are in it.
    if (entries.length === newest - known.revision && !entries.some(isMark)) {
      return withEntries({ ...known, setAside: [], revision: newest }, entries);
    }
  }
  return readWhole(await lists.get(LIST_KEY), journal);
}

const TAKEN = v.object({ format: v.literal(1), seen: SEEN_EDITS });

/** Which edits of those made without the database its list has. */
export async function readTaken(lists: Pick<ListReading, "get">): Promise<SeenEdits> {
  const { success, output } = v.safeParse(TAKEN, await lists.get(TAKEN_KEY));
  return success ? output.seen : NOTHING_SEEN;
}

/** The value to store of it. */
export function takenValue(seen: SeenEdits): unknown {
  return { format: 1, seen: storedSeenEdits(seen) };
}

/** The stored list if it is another than the known one; null when it is not. */
export async function readIfNewer(
  database: ScoutingMapDatabase,
  known: RevisedList | null,
): Promise<RevisedList | null> {
  const transaction = database.transaction(["waypointLists", "waypointEdits"], "readonly");
  transaction.done.catch(ignore);
  const lists = transaction.objectStore("waypointLists");
  const newest = await readNewest(lists, transaction.objectStore("waypointEdits"), known);
  await transaction.done;
  return newest === known ? null : newest;
}

function withEntries(list: DurableList, entries: readonly unknown[]): DurableList {
  const read = entries.map(readJournalEntry);
  return {
    revision: list.revision,
    waypoints: read.reduce((now, { edit }) => applyWaypointEdit(now, edit), list.waypoints),
    setAside: [...list.setAside, ...read.flatMap(({ setAside }) => setAside)],
  };
}

function isMark(entry: unknown): boolean {
  const { edit } = readJournalEntry(entry);
  return edit.kind === "many" && edit.edits.length === 0;
}
