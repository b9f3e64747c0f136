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
  /**
   * Changes records in one transaction, so that no other window changes them in between; on the disk when this
   * resolves.
   * @param decide gets the stored records, and returns those to write as `write` does; null removes one, and the others
   * stay. It is synchronous
   */
  change<Key extends keyof Records & string>(
    keys: readonly Key[],
    decide: (stored: StoredRecords<Records, Key>) => RecordChanges<Records, Key>,
  ): Promise<void>;
}

/** Stored records by key. */
export type StoredRecords<Records, Key extends keyof Records> = {
  readonly [K in Key]: Kept<Records[K]>;
};

/** The records to write by key; null removes one. */
export type RecordChanges<Records, Key extends keyof Records> = {
  readonly [K in Key]?: Records[K] | null;
};

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
  const keptOf = <Key extends keyof Records & string>(key: Key, value: unknown) =>
    value === undefined ? null : (read(key, value) ?? "unreadable");
  const change: KeyedRecords<Records>["change"] = async (keys, decide) => {
    const database = await connection.opened();
    const transaction = database.transaction(storeName, "readwrite", STRICT);
    const { store } = transaction;
    const values = await Promise.all(keys.map((key) => store.get(key)));
    const stored = Object.fromEntries(keys.map((key, at) => [key, keptOf(key, values[at])]));
    const changes = decide(stored as Parameters<typeof decide>[0]);
    const work = keys.flatMap((key, at): Promise<unknown>[] => {
      const record = changes[key];
      if (record === undefined) return [];
      if (record === null) return [store.delete(key)];
      const setAside =
        stored[key] === "unreadable" ? [store.put(values[at], `${key}-unreadable`)] : [];
      return [...setAside, store.put({ format, ...record }, key)];
    });
    await Promise.all([...work, transaction.done]);
  };
  return {
    change,
    async read(key) {
      return keptOf(key, await (await connection.opened()).get(storeName, key));
    },
    write: (key, record) => change([key], () => recordsOf([key], record)),
    remove: (keys) => change(keys, () => recordsOf(keys, null)),
  };
}

/** Returns the same record, or null, under each key. */
function recordsOf<Records, Key extends keyof Records & string>(
  keys: readonly Key[],
  record: Records[Key] | null,
): RecordChanges<Records, Key> {
  return Object.fromEntries(keys.map((key) => [key, record])) as RecordChanges<Records, Key>;
}
