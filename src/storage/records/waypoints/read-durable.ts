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
/** The store with the list as it was last written as a whole. */
export type ListReading = Pick<Reading<"waypointLists">, "get" | "getKey">;
/** The store with the edits since then. */
export type JournalReading = Pick<Reading<"waypointEdits">, "getAll" | "openKeyCursor">;

/**
 * Ignores an error. A failing read rejects by itself; without this the transaction would reject a second time,
 * unhandled.
 */
export function ignore(): void {}

/** Resolves to the revision of the newest edit; undefined in a database without a journal. */
export async function lastRevision(journal: JournalReading): Promise<number | undefined> {
  return (await journal.openKeyCursor(null, "prev"))?.key;
}

/**
 * Resolves to the stored list with the journal applied; null if there is none or it is not valid.
 * @param stored the list as it was last written as a whole
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
 * Resolves to the newest list and reads only what is new.
 * @param known the last known list, or null
 * @returns null if the database has no list
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
    // With fewer entries the list was written as a whole since, and it contains the edits in between.
    if (entries.length === newest - known.revision && !entries.some(isMark)) {
      return withEntries({ ...known, setAside: [], revision: newest }, entries);
    }
  }
  return readWhole(await lists.get(LIST_KEY), journal);
}

const TAKEN = v.object({ format: v.literal(1), seen: SEEN_EDITS });

/** Resolves to the edits made without the database that its list contains. */
export async function readTaken(lists: Pick<ListReading, "get">): Promise<SeenEdits> {
  const { success, output } = v.safeParse(TAKEN, await lists.get(TAKEN_KEY));
  return success ? output.seen : NOTHING_SEEN;
}

/** Returns the value to store for these edits. */
export function takenValue(seen: SeenEdits): unknown {
  return { format: 1, seen: storedSeenEdits(seen) };
}

/** Resolves to the stored list if it differs from the known one; else null. */
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
