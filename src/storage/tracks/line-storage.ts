import type { LineHead } from "#domain/tracks/kept-line.ts";
import {
  type DatabaseConnection,
  LINE_STORES,
  type ScoutingMapDatabase,
} from "#storage/database.ts";
import type { StoredAlong } from "#storage/waypoints/durable-transactions.ts";
import { headOf, type LineRecord, lineHeadOf, lineRecordOf } from "./line-record.ts";

/** Keeps imported tracks and routes in the database, a record each, and apart what lists show of them. */
export interface LineStorage {
  /** Keeps all of them or none; one with the same id gives way. False when the database does not take them. */
  add(records: readonly LineRecord[]): Promise<boolean>;
  /**
   * Changes one as it is stored by now; whoever else changes it waits. False when it is gone, or the
   * database does not take it.
   * @param changed gives the record to store, or null when it is to stay as it is
   */
  change(id: string, changed: (record: LineRecord) => LineRecord | null): Promise<boolean>;
  remove(ids: readonly string[]): Promise<boolean>;
  /** The ids of all that are kept; none when there is no database. */
  ids(): Promise<ReadonlySet<string>>;
  /** What lists show of all that this version can read, without their points. Rejects without a database. */
  heads(): Promise<readonly LineHead[]>;
  /** One with its points; null when it is not there or cannot be read. */
  get(id: string): Promise<LineRecord | null>;
  /** All that this version can read, with all of their points. Rejects without a database. */
  all(): Promise<readonly LineRecord[]>;
}

const STRICT = { durability: "strict" } as const;

/** The lines behind a connection. */
export function lineStorage(connection: DatabaseConnection): LineStorage {
  const write = async (work: (stores: LineStores) => readonly Promise<unknown>[]) => {
    try {
      const database = await connection.opened();
      const transaction = database.transaction(LINE_STORES, "readwrite", STRICT);
      const [tracks, heads] = LINE_STORES.map((name) => transaction.objectStore(name));
      if (!tracks || !heads) return false;
      await Promise.all([...work({ tracks, heads }), transaction.done]);
      return true;
    } catch {
      return false;
    }
  };
  return {
    add: (records) =>
      write(({ tracks, heads }) =>
        records.flatMap((record) => [tracks.put(record), heads.put(headOf(record))]),
      ),
    async change(id, changed) {
      try {
        const database = await connection.opened();
        const transaction = database.transaction(LINE_STORES, "readwrite", STRICT);
        const tracks = transaction.objectStore("tracks");
        const stored = lineRecordOf(await tracks.get(id));
        const record = stored && changed(stored);
        const heads = transaction.objectStore("trackHeads");
        const writes = record ? [tracks.put(record), heads.put(headOf(record))] : [];
        await Promise.all([...writes, transaction.done]);
        return stored !== null;
      } catch {
        return false;
      }
    },
    remove: (ids) =>
      write(({ tracks, heads }) => ids.flatMap((id) => [tracks.delete(id), heads.delete(id)])),
    async ids() {
      try {
        return new Set(await (await connection.opened()).getAllKeys("tracks"));
      } catch {
        return new Set();
      }
    },
    heads: async () => readHeads(await connection.opened()),
    async get(id) {
      try {
        return lineRecordOf(await (await connection.opened()).get("tracks", id));
      } catch {
        return null;
      }
    },
    async all() {
      const values = await (await connection.opened()).getAll("tracks");
      return values.flatMap((value) => lineRecordOf(value) ?? []);
    },
  };
}

/**
 * Lines that are stored in one transaction with an edit of waypoints.
 * @param lines what is to be stored by id; undefined: there is to be no line with that id
 */
export function linesAlong(lines: ReadonlyMap<string, unknown>): StoredAlong {
  return async (transaction) => {
    const tracks = transaction.objectStore("tracks");
    const heads = transaction.objectStore("trackHeads");
    const ids = [...lines.keys()];
    const before = await Promise.all(ids.map((id) => tracks.get(id)));
    const writes = [...lines].flatMap(([id, line]) => {
      const record = lineRecordOf(line);
      return [
        line === undefined ? tracks.delete(id) : tracks.put(line),
        record ? heads.put(headOf(record)) : heads.delete(id),
      ];
    });
    await Promise.all(writes);
    return linesAlong(new Map(ids.map((id, index) => [id, before[index]])));
  };
}

/** The heads that are stored, and those that older versions and restored backups have not made. */
async function readHeads(database: ScoutingMapDatabase): Promise<readonly LineHead[]> {
  const [ids, stored] = await Promise.all([
    database.getAllKeys("tracks"),
    database.getAll("trackHeads"),
  ]);
  const known = new Map(
    stored.flatMap((value) => lineHeadOf(value) ?? []).map((head) => [head.id, head]),
  );
  const heads: LineHead[] = [];
  // One at a time: all points of all tracks together may be more than a phone holds.
  for (const id of ids) {
    const head = known.get(id) ?? (await madeHead(database, id));
    if (head) heads.push(head);
  }
  return heads;
}

async function madeHead(database: ScoutingMapDatabase, id: string): Promise<LineHead | null> {
  const record = lineRecordOf(await database.get("tracks", id));
  if (!record) return null;
  const head = headOf(record);
  // Without room it is made anew the next time.
  await database.put("trackHeads", head).catch(() => {});
  return head;
}

interface LineStores {
  readonly tracks: LineStore;
  readonly heads: LineStore;
}

interface LineStore {
  put(value: unknown): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}
