import type { DatabaseDoor } from "#storage/database.ts";
import { type LineRecord, lineRecordOf } from "./line-record.ts";

/** Keeps imported tracks and routes in the database, a record each. */
export interface LineStorage {
  /** Keeps all of them or none; false when the database does not take them. */
  add(records: readonly LineRecord[]): Promise<boolean>;
  remove(ids: readonly string[]): Promise<boolean>;
  /** The ids of all that are kept; none when there is no database. */
  ids(): Promise<ReadonlySet<string>>;
  /** All that this version can read. */
  all(): Promise<readonly LineRecord[]>;
}

/** The lines behind a door. */
export function lineStorage(door: DatabaseDoor): LineStorage {
  const write = async (work: (store: LineStore) => readonly Promise<unknown>[]) => {
    try {
      const database = await door.opened();
      const transaction = database.transaction("tracks", "readwrite", { durability: "strict" });
      await Promise.all([...work(transaction.store), transaction.done]);
      return true;
    } catch {
      return false;
    }
  };
  return {
    add: (records) => write((store) => records.map((record) => store.put(record))),
    remove: (ids) => write((store) => ids.map((id) => store.delete(id))),
    async ids() {
      try {
        return new Set(await (await door.opened()).getAllKeys("tracks"));
      } catch {
        return new Set();
      }
    },
    async all() {
      const values = await (await door.opened()).getAll("tracks");
      return values.flatMap((value) => lineRecordOf(value) ?? []);
    },
  };
}

interface LineStore {
  put(value: unknown): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}
