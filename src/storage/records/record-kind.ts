import type { IDBPTransaction, StoreNames } from "idb";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { ScoutingMapSchema } from "#storage/database.ts";

/** The name of a store of the database. */
export type StoreName = StoreNames<ScoutingMapSchema>;
/** A transaction that changes records. */
export type RecordTransaction = IDBPTransaction<
  ScoutingMapSchema,
  readonly StoreName[],
  "readwrite"
>;

/** The place in the database of the records of a kind. A stored value of undefined means that there is no record. */
export interface RecordPlace {
  /** The stores that a transaction on these records needs; the first has a row for each record. */
  readonly stores: readonly [StoreName, ...StoreName[]];
  readonly get: (transaction: RecordTransaction, id: string) => Promise<unknown>;
  /** Replaces the stored value, or deletes it for undefined. */
  readonly put: (transaction: RecordTransaction, id: string, value: unknown) => Promise<unknown>;
  /** True if the values do not contain their id. */
  readonly isKeyed?: boolean;
  /** Tells which keys are those of the kind, where kinds share a store. By default all are. */
  readonly has?: (id: string) => boolean;
  /** Returns the subject under which windows tell each other that a record has changed. By default it is the store. */
  readonly subject?: (id: string) => string;
}

/** A thing in the bin. */
export interface BinEntry {
  /** Identifies it within its record. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly deletedAtMs: number;
}

/** The entries of the records of a kind in the bin. */
export interface RecordBin<T> {
  readonly entries: (record: T) => readonly BinEntry[];
  /** Returns the record with one thing out of the bin. */
  readonly putBack: (record: T, id: string) => T;
  /** Returns the record with one thing in the bin again. By default the fields return that nobody has changed since. */
  readonly putBackUndone?: (record: T, entry: BinEntry) => T;
  /** Returns the record without these things; null to delete the whole record. */
  readonly purged: (record: T, ids: ReadonlySet<string>) => T | null;
}

/** A kind of record. */
export interface RecordKind<T extends object> {
  /** The key of its words, and the name of its list in a backup unless that has another. */
  readonly name: string;
  /** The name of the list in a backup that it shares with the other kinds of its store. */
  readonly list?: string;
  readonly place: RecordPlace;
  /** The place of whole records, where `place` has only the facts that a list shows. */
  readonly whole?: RecordPlace;
  /** The version number that is written into each record. */
  readonly format: number;
  /** Returns the record in a stored value; null if this version cannot read it. */
  readonly read: (stored: unknown, id: string) => T | null;
  /** Returns the value to store for a record. By default it is the record with its `format`. */
  write?(record: T): object;
  /** Tells whether a stored value cannot be read because of its size. */
  readonly isTooLarge?: ((stored: unknown) => boolean) | undefined;
  /** True if a new record may take the place of one that cannot be read, which the place then keeps elsewhere. */
  readonly replacesUnreadable?: boolean;
  /** Returns the value to store for one in a backup; null if it cannot be used. By default it must be readable. */
  readonly restored?: (value: unknown, id: string) => unknown;
  /** Returns the parts of a value in a backup that cannot be used. */
  readonly unusable?: (value: unknown) => readonly SetAsidePiece[];
  /** Returns the record that combines a stored one with one in a backup. By default the one in the backup replaces it. */
  readonly merged?: (stored: T, restored: T) => T;
  /** Its part of the bin; without it, what is deleted is gone. */
  readonly bin?: RecordBin<T>;
  /**
   * Returns the text in localStorage by which windows know that undoing a restore removed a record; without it they store
   * one again that the database has lost.
   */
  readonly removalNote?: (record: T) => RemovalNote;
}

/** A text in localStorage which tells that undoing a restore removed a record. */
export interface RemovalNote {
  readonly key: string;
  readonly text: string;
}

/** Returns the value to store for a record. */
export function storedForm<T extends object>(
  { write, format }: Pick<RecordKind<T>, "write" | "format">,
  record: T,
): object {
  return write ? write(record) : { format, ...record };
}

/** Returns the place of the whole records of a kind. */
export function wholePlace({
  whole,
  place,
}: Pick<RecordKind<object>, "whole" | "place">): RecordPlace {
  return whole ?? place;
}

/**
 * Returns the bin of a kind whose records are deleted as a whole.
 * @param outOfBin returns a record out of the bin
 */
export function binOfRecords<
  T extends {
    readonly id: string;
    readonly name: string;
    readonly deletedAtMs?: number | null;
  },
>(outOfBin: (record: T) => T): RecordBin<T> {
  return {
    entries: ({ id, name, deletedAtMs }) =>
      typeof deletedAtMs === "number" ? [{ id, name, deletedAtMs }] : [],
    putBack: outOfBin,
    purged: () => null,
  };
}

/** Returns a store whose records contain their key, as `id`. */
export function recordsIn(store: StoreName): RecordPlace {
  return {
    stores: [store],
    get: (transaction, id) => transaction.objectStore(store).get(id),
    put: (transaction, id, value) => {
      const records = transaction.objectStore(store);
      return value === undefined ? records.delete(id) : records.put(value as never);
    },
  };
}

/** Returns a store whose records do not contain their key. */
export function recordsByKeyIn(store: StoreName): RecordPlace {
  return {
    ...recordsIn(store),
    isKeyed: true,
    put: (transaction, key, value) => {
      const records = transaction.objectStore(store);
      return value === undefined ? records.delete(key) : records.put(value as never, key);
    },
  };
}
