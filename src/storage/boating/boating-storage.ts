import type { DatabaseConnection } from "#storage/database.ts";
import {
  BOATING_FORMAT,
  type BoatingKey,
  type BoatingRecords,
  boatingRecord,
} from "./boating-records.ts";

/** A stored record: `unreadable` when there is one that this version cannot read. */
export type Kept<Record> = Record | "unreadable" | null;

/** Keeps what must survive a kill on the water: one record a key. Every call rejects when the database does not answer. */
export interface BoatingStorage {
  read<Key extends BoatingKey>(key: Key): Promise<Kept<BoatingRecords[Key]>>;
  /** On the disk when it resolves. One that cannot be read is kept under another key before it is written over. */
  write<Key extends BoatingKey>(key: Key, record: BoatingRecords[Key]): Promise<void>;
  remove(keys: readonly BoatingKey[]): Promise<void>;
}

const STRICT = { durability: "strict" } as const;

/** The store `boating` behind a connection. */
export function boatingStorage(connection: DatabaseConnection): BoatingStorage {
  return {
    async read(key) {
      const value = await (await connection.opened()).get("boating", key);
      return value === undefined ? null : (boatingRecord(key, value) ?? "unreadable");
    },
    async write(key, record) {
      const transaction = (await connection.opened()).transaction("boating", "readwrite", STRICT);
      const { store } = transaction;
      const before = await store.get(key);
      const isUnreadable = before !== undefined && boatingRecord(key, before) === null;
      await Promise.all([
        isUnreadable && store.put(before, `${key}-unreadable`),
        store.put({ format: BOATING_FORMAT, ...record }, key),
        transaction.done,
      ]);
    },
    async remove(keys) {
      const transaction = (await connection.opened()).transaction("boating", "readwrite", STRICT);
      const { store } = transaction;
      await Promise.all([...keys.map((key) => store.delete(key)), transaction.done]);
    },
  };
}
