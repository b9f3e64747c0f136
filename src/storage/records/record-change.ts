import { type Current, edited, type RecordEdit } from "#domain/storage/current.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { type RecordKind, type RecordPlace, storedForm } from "./record-kind.ts";
import type { RecordChange } from "./transaction.ts";

/** Thrown inside a transaction when a record that is to be changed does not exist or cannot be read. */
class MissingRecordError extends Error {}

/** The part of a kind that a change of its records needs. */
export type ChangedKind<T extends object> = Pick<
  RecordKind<T>,
  "place" | "format" | "read" | "write" | "replacesUnreadable"
>;

/**
 * Returns the change of one record. All windows see each other's changes, because the record is read and written in one
 * transaction. The function changes fields: its type refuses a record that was read before.
 * @param changed returns the new record, the same one to leave it, or null to delete it; null is passed if there is none
 */
export function change<T extends object>(
  kind: ChangedKind<T>,
  id: string,
  changed: (stored: Current<T> | null) => Current<T> | null,
): RecordChange {
  return {
    place: kind.place,
    id,
    accepts: (value) => kind.read(value, id) !== null,
    valueFor: (stored) => {
      const record = stored === undefined ? null : kind.read(stored, id);
      const isUnreadable = stored !== undefined && !record;
      if (isUnreadable && !kind.replacesUnreadable) throw new MissingRecordError(id);
      const next = edited<T | null>(record, changed as RecordEdit<T | null>);
      if (next === record) return stored;
      return next === null ? undefined : storedForm(kind, next);
    },
  };
}

/** Does the same for a record that must exist. */
export function changeExisting<T extends object>(
  kind: ChangedKind<T>,
  id: string,
  changed: (stored: Current<T>) => Current<T> | null,
): RecordChange {
  return change(kind, id, (stored) => {
    if (!stored) throw new MissingRecordError(id);
    return changed(stored);
  });
}

/** Returns the change that adds a record; one that is stored under this id already stays as it is. */
export function addition<T extends object>(
  kind: ChangedKind<T>,
  id: string,
  record: T,
): RecordChange {
  return change(kind, id, (stored) => stored ?? (record as Current<T>));
}

/** Returns the change that deletes a record for good, readable or not; nothing undoes it. */
export function removal(place: RecordPlace, id: string): RecordChange {
  return { place, id, valueFor: null };
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
