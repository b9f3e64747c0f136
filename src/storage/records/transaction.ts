import { reverted } from "#domain/storage/reverted.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import type { RecordKind, RecordPlace, RecordTransaction, StoreName } from "./record-kind.ts";

/** A change of one record, made inside a transaction. */
export interface RecordChange {
  readonly place: RecordPlace;
  readonly id: string;
  /**
   * Returns the value to store: the same one leaves the record as it is, and undefined deletes it. If it throws, the
   * whole transaction changes nothing. Null instead of a function deletes the record for good, without reading it.
   * @param stored the stored value; undefined if there is none
   */
  readonly valueFor: ((stored: unknown) => unknown) | null;
  /** The same for undoing this change; without it the fields return that nobody has changed since. */
  readonly undoneValueFor?: (stored: unknown) => unknown;
  /** Tells whether a value can be read again; without it every value is stored. */
  readonly accepts?: (value: unknown) => boolean;
}

/** Thrown inside a transaction when a record that is to be changed does not exist or cannot be read. */
class MissingRecordError extends Error {}

/** Thrown inside a transaction when a record would become one that cannot be read again. */
export class RefusedChangeError extends Error {}

/** The part of a kind that a change of its records needs. */
export type ChangedKind<T extends object> = Pick<
  RecordKind<T>,
  "place" | "format" | "read" | "replacesUnreadable"
>;

/**
 * Returns the change of one record. All windows see each other's changes, because the record is read and written in one
 * transaction; so pass a function that changes fields, never a record that was read before.
 * @param changed returns the new record, the same one to leave it, or null to delete it; null is passed if there is none
 */
export function change<T extends object>(
  kind: ChangedKind<T>,
  id: string,
  changed: (stored: T | null) => T | null,
): RecordChange {
  return {
    place: kind.place,
    id,
    accepts: (value) => kind.read(value, id) !== null,
    valueFor: (stored) => {
      const record = stored === undefined ? null : kind.read(stored, id);
      const isUnreadable = stored !== undefined && !record;
      if (isUnreadable && !kind.replacesUnreadable) throw new MissingRecordError(id);
      const next = changed(record);
      if (next === record) return stored;
      return next === null ? undefined : { format: kind.format, ...next };
    },
  };
}

/** Does the same for a record that must exist. */
export function changeExisting<T extends object>(
  kind: ChangedKind<T>,
  id: string,
  changed: (stored: T) => T | null,
): RecordChange {
  return change(kind, id, (stored) => {
    if (!stored) throw new MissingRecordError(id);
    return changed(stored);
  });
}

/** Returns the change that deletes a record for good, readable or not; nothing undoes it. */
export function removal(place: RecordPlace, id: string): RecordChange {
  return { place, id, valueFor: null };
}

/** A transaction is complete only when it is on the disk, so that a kill loses nothing. */
export const STRICT = { durability: "strict" } as const;

/**
 * Makes changes of any kinds in one transaction: all or none.
 * @returns the changes that undo it, which leave what others have changed since
 */
export async function changeRecords(
  connection: DatabaseConnection,
  changes: readonly RecordChange[],
): Promise<readonly RecordChange[]> {
  if (changes.length === 0) return [];
  const database = await connection.opened();
  return inTransaction(
    database.transaction(storesOf(changes), "readwrite", STRICT),
    (transaction) => changeWithin(transaction, changes),
  );
}

/** Returns the stores that a transaction with these changes needs. */
export function storesOf(changes: readonly RecordChange[]): StoreName[] {
  return [...new Set(changes.flatMap(({ place }) => place.stores))];
}

/** Resolves to a stored value; undefined if there is none. Rejects without a database. */
export async function readRecord(
  connection: DatabaseConnection,
  place: RecordPlace,
  id: string,
): Promise<unknown> {
  const transaction = (await connection.opened()).transaction([...place.stores]);
  return place.get(transaction as never, id);
}

/** Completes a transaction after some work, or aborts it if the work throws, so that nothing of it is stored. */
export async function inTransaction<Transaction extends Abortable, Result>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // A failing read rejects by itself; without this the transaction would reject a second time, unhandled.
  transaction.done.catch(() => {});
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The error has already ended the transaction.
    }
    throw error;
  }
}

interface Abortable {
  readonly done: Promise<void>;
  abort(): void;
}

/** Makes changes in a transaction on at least their stores; resolves to the changes that undo them. */
export async function changeWithin(
  transaction: RecordTransaction,
  changes: readonly RecordChange[],
): Promise<readonly RecordChange[]> {
  const undoing: RecordChange[] = [];
  for (const { place, id, valueFor, undoneValueFor, accepts } of changes) {
    if (!valueFor) {
      await place.put(transaction, id, undefined);
      continue;
    }
    const before = await place.get(transaction, id);
    const after = valueFor(before);
    if (after === before) continue;
    // Two windows may each add what only one may: what would be too large is refused as a whole.
    if (after !== undefined && accepts?.(after) === false) throw new RefusedChangeError(id);
    await place.put(transaction, id, after);
    const undone = undoneValueFor ?? ((now: unknown) => reverted(before, after, now));
    undoing.push({ place, id, valueFor: undone, ...(accepts && { accepts }) });
  }
  return undoing.toReversed();
}
