import type { DatabaseConnection } from "#storage/database.ts";
import { type ChangedKind, readRecord, removal } from "./record-change.ts";
import { changeRecords } from "./transaction.ts";

/** A stored record: `unreadable` if this version cannot read it, null if there is none. */
export type Stored<Record> = Record | "unreadable" | null;

/** A store with one record under each key. Every call rejects if the database does not respond. */
export interface KeyedRecords<Records> {
  read<Key extends keyof Records & string>(key: Key): Promise<Stored<Records[Key]>>;
  /**
   * Changes records in one transaction, so that no other window changes them in between. They are on the disk
   * when this resolves.
   * @param decide returns the records to store by key; null deletes one, and the others stay. It is synchronous
   */
  changeTogether<Key extends keyof Records & string>(
    keys: readonly Key[],
    decide: (stored: StoredRecords<Records, Key>) => RecordChanges<Records, Key>,
  ): Promise<void>;
  remove(keys: readonly (keyof Records & string)[]): Promise<void>;
}

/** Stored records by key. */
export type StoredRecords<Records, Key extends keyof Records> = {
  readonly [K in Key]: Stored<Records[K]>;
};

/** The records to store by key; null deletes one. */
export type RecordChanges<Records, Key extends keyof Records> = {
  readonly [K in Key]?: Records[K] | null;
};

/** The kind of the record under each key. */
export type KeyedKinds<Records> = {
  readonly [Key in keyof Records]: ChangedKind<Records[Key] & object>;
};

/** Creates the storage of kinds with one record each behind a connection. */
export function keyedRecords<Records>(
  connection: DatabaseConnection,
  kinds: KeyedKinds<Records>,
): KeyedRecords<Records> {
  return {
    async read(key) {
      const value = await readRecord(connection, kinds[key].place, key);
      return value === undefined ? null : (kinds[key].read(value, key) ?? "unreadable");
    },
    async changeTogether(keys, decide) {
      const stored = new Map<string, unknown>();
      let decided: ReturnType<typeof decide> | null = null;
      const reads = keys.map((id) => ({
        place: kinds[id].place,
        id,
        valueFor(value: unknown) {
          stored.set(id, value === undefined ? null : (kinds[id].read(value, id) ?? "unreadable"));
          return value;
        },
      }));
      const writes = keys.map((id) => ({
        place: kinds[id].place,
        id,
        valueFor(value: unknown) {
          decided ??= decide(Object.fromEntries(stored) as Parameters<typeof decide>[0]);
          const record = decided[id] as object | null | undefined;
          if (record === undefined) return value;
          return record === null ? undefined : { format: kinds[id].format, ...record };
        },
      }));
      await changeRecords(connection, [...reads, ...writes]);
    },
    async remove(keys) {
      await changeRecords(
        connection,
        keys.map((key) => removal(kinds[key].place, key)),
      );
    },
  };
}
