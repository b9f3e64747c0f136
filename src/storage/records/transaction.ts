import type { DatabaseConnection } from "#storage/database.ts";
import { STRICT } from "#storage/strict.ts";
import type { RecordPlace, RecordTransaction, StoreName } from "./record-kind.ts";

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

/** A change that was made, enough to undo it later (`undoneBy`). */
export interface DoneChange extends Omit<RecordChange, "valueFor"> {
  readonly before: unknown;
  readonly after: unknown;
}

/** Thrown inside a transaction when a record would become one that cannot be read again. */
export class RefusedChangeError extends Error {}

/**
 * Makes changes of any kinds in one transaction: all or none.
 * @returns the changes that were made, in order
 */
export async function changeRecords(
  connection: DatabaseConnection,
  changes: readonly RecordChange[],
): Promise<readonly DoneChange[]> {
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

/** Returns the subjects of these changes. */
export function subjectsOf(changes: readonly RecordChange[]): readonly string[] {
  const subjects = changes.flatMap(({ place, id }) => place.subject?.(id) ?? place.stores);
  return [...new Set(subjects)];
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

/** Makes changes in a transaction on at least their stores; resolves to those that were made, in order. */
export async function changeWithin(
  transaction: RecordTransaction,
  changes: readonly RecordChange[],
): Promise<readonly DoneChange[]> {
  const done: DoneChange[] = [];
  for (const { valueFor, ...change } of changes) {
    const { place, id, accepts } = change;
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
    done.push({ ...change, before, after });
  }
  return done;
}
