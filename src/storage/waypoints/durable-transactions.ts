import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { applyWaypointEdit, type WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";
import { BOTH_STORES, LIST_KEY, type ScoutingMapDatabase } from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";
import { type DurableList, durableListValue, readDurableList } from "./durable-list.ts";
import { type Reconciled, reconcile } from "./reconcile.ts";
import type { Mirror } from "./waypoint-mirror.ts";

/** A list and its revision. */
export interface RevisedList {
  readonly waypoints: readonly Waypoint[];
  readonly revision: number;
}

/** `isFound` tells whether the last edit changed anything; when it is false nothing was written. */
export interface EditedList extends RevisedList {
  readonly isFound: boolean;
}

/** `strict`: the transaction is complete only when the disk has it, so that a kill loses nothing. */
const STRICT = { durability: "strict" } as const;

/** A read that fails rejects by itself; without this the whole transaction would once more, unheard. */
function ignore(): void {}

/** Decides between the two copies and stores the outcome, all in one transaction. */
export async function reconcileInDatabase(
  database: ScoutingMapDatabase,
  mirror: Mirror,
  nowMs: number,
): Promise<Reconciled> {
  const transaction = database.transaction(BOTH_STORES, "readwrite", STRICT);
  transaction.done.catch(ignore);
  const lists = transaction.objectStore("waypointLists");
  const stored = await lists.get(LIST_KEY);
  const durable = readDurableList(stored);
  const result = reconcile(durable, mirror);
  const pieces = datedPieces([...result.setAside, ...unreadable(stored, durable)], nowMs);
  const writes = pieces.map((piece) => transaction.objectStore("setAside").put(piece));
  if (result.isNewToDatabase) {
    writes.push(lists.put(durableListValue(result.revision, result.waypoints), LIST_KEY));
  }
  await Promise.all([...writes, transaction.done]);
  return result;
}

/**
 * Applies edits to whatever list is stored now (another tab may have changed it), in one transaction.
 * @param fallback the list to edit when none is stored
 */
export async function editInDatabase(
  database: ScoutingMapDatabase,
  edits: readonly WaypointEdit[],
  fallback: RevisedList,
): Promise<EditedList> {
  const transaction = database.transaction("waypointLists", "readwrite", STRICT);
  transaction.done.catch(ignore);
  const before = readDurableList(await transaction.store.get(LIST_KEY)) ?? fallback;
  const beforeLast = edits.slice(0, -1).reduce(applyWaypointEdit, before.waypoints);
  const waypoints = edits.slice(-1).reduce(applyWaypointEdit, beforeLast);
  if (waypoints === before.waypoints) {
    await transaction.done;
    return { waypoints, revision: before.revision, isFound: false };
  }
  const revision = before.revision + 1;
  const value = durableListValue(revision, waypoints);
  await Promise.all([transaction.store.put(value, LIST_KEY), transaction.done]);
  return { waypoints, revision, isFound: waypoints !== beforeLast };
}

/** The stored list; null when there is none. */
export async function readFromDatabase(database: ScoutingMapDatabase): Promise<DurableList | null> {
  return readDurableList(await database.get("waypointLists", LIST_KEY));
}

function unreadable(stored: unknown, durable: DurableList | null): readonly SetAsidePiece[] {
  if (stored === undefined || durable !== null) return [];
  const rawText = jsonTextOf(stored) ?? String(stored);
  return [{ source: "waypoints", reason: "not-a-list", rawText }];
}
