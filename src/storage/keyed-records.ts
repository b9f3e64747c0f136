import type { DatabaseConnection } from "./database.ts";

/** A stored record: `unreadable` if this version cannot read it, null if there is none. */
export type Kept<Record> = Record | "unreadable" | null;

/** A store with one record under each key. Every call rejects if the database does not respond. */
export interface KeyedRecords<Records> {
  read<Key extends keyof Records & string>(key: Key): Promise<Kept<Records[Key]>>;
  /**
   * Writes a record, which is on the disk when this resolves. Before it replaces a record that cannot be
   * read, it keeps that one under `<key>-unreadable`.
   */
  write<Key extends keyof Records & string>(key: Key, record: Records[Key]): Promise<void>;
  remove(keys: readonly (keyof Records & string)[]): Promise<void>;
}

/** The format of the records of a store. */
interface RecordFormat<Records> {
  /** The version number to write into each record. */
  readonly format: number;
  /** Returns the record in a stored value; null if it cannot be read. */
  readonly read: <Key extends keyof Records & string>(
    key: Key,
    value: unknown,
  ) => Records[Key] | null;
}

const STRICT = { durability: "strict" } as const;

/** Creates the storage of one record a key behind a connection. */
export function keyedRecords<Records>(
  connection: DatabaseConnection,
  storeName: "boating" | "scouting",
  { format, read }: RecordFormat<Records>,
): KeyedRecords<Records> {
  return {
    async read(key) {
      const value = await (await connection.opened()).get(storeName, key);
      return value === undefined ? null : (read(key, value) ?? "unreadable");
    },
    async write(key, record) {
      const database = await connection.opened();
      const transaction = database.transaction(storeName, "readwrite", STRICT);
      const { store } = transaction;
      const before = await store.get(key);
      const isUnreadable = before !== undefined && read(key, before) === null;
      await Promise.all([
        isUnreadable && store.put(before, `${key}-unreadable`),
        store.put({ format, ...record }, key),
        transaction.done,
      ]);
    },
    async remove(keys) {
      const database = await connection.opened();
      const transaction = database.transaction(storeName, "readwrite", STRICT);
      const { store } = transaction;
      await Promise.all([...keys.map((key) => store.delete(key)), transaction.done]);
    },
  };
}
