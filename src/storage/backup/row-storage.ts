import { type DatabaseConnection, RESTORE_KEY, TRACK_STORES } from "#storage/database.ts";
import { blocksOf } from "#storage/records/tracks/track-storage.ts";
import type {
  RestoreTransaction,
  StoredAlong,
} from "#storage/records/waypoints/durable-transactions.ts";
import type { StoredRow } from "./backup-file.ts";
import { type RestoredSettings, restoredSettingsValue } from "./restored-settings.ts";
import { blocksIn, withBlocks, withoutBlocks } from "./stored-track-row.ts";

/** Stores whose rows go into a backup unchanged. */
export const ROW_STORES = ["waypointBin", "photos", "tracks", "plans", "setAside"] as const;
/** The name of one of these stores. */
export type RowStore = (typeof ROW_STORES)[number];
/** Rows by store and id; undefined means that no row with that id may exist. */
export type RowsByStore = Readonly<Record<RowStore, ReadonlyMap<string, StoredRow | undefined>>>;

/** Reads complete rows of the database for a backup. */
export interface RowStorage {
  /** Resolves to every row of a store. Rejects if the database does not respond. */
  all(store: RowStore): Promise<readonly StoredRow[]>;
}

/** Creates a row storage on a database connection. */
export function rowStorage(connection: DatabaseConnection): RowStorage {
  return {
    async all(store) {
      const stores = store === "tracks" ? TRACK_STORES : ([store] as const);
      const transaction = (await connection.opened()).transaction(stores);
      const found: unknown[] = [];
      // In steps: reading all rows at once would block the page while they are decoded.
      for (const ids of inSteps(await transaction.objectStore(store).getAllKeys())) {
        found.push(...(await Promise.all(ids.map((id) => readRow(transaction, store, id)))));
      }
      return found as readonly StoredRow[];
    },
  };
}

/** A restored backup without its waypoints, or the data that undoes it. */
export interface RestoredParts {
  readonly rows: RowsByStore;
  readonly settings: RestoredSettings;
}

/**
 * Returns the function that stores the rows and settings of a backup in the transaction of its waypoints. Settings
 * are stored here too, because localStorage loses minutes when the browser is killed.
 * @param before the current settings, which an undo restores
 */
export function restoredAlong(
  { rows, settings }: RestoredParts,
  before: RestoredSettings,
): StoredAlong {
  return async (transaction) => {
    const rowsBefore = {
      waypointBin: new Map(),
      photos: new Map(),
      tracks: new Map(),
      plans: new Map(),
      setAside: new Map(),
    };
    for (const name of ROW_STORES) {
      for (const [id, row] of rows[name]) {
        rowsBefore[name].set(id, await readRow(transaction, name, id));
        await writeRow(transaction, name, id, row);
      }
    }
    await transaction.objectStore("restores").put(restoredSettingsValue(settings), RESTORE_KEY);
    return restoredAlong({ rows: rowsBefore, settings: before }, settings);
  };
}

/** The part of a transaction that reading a row needs, in any mode. */
export interface Rows {
  objectStore(name: RowStore): { get(id: string): Promise<unknown> };
  objectStore(name: "trackBlocks"): { getAll(range: IDBKeyRange): Promise<readonly unknown[]> };
}

/** Reads a row as a backup stores it: a track includes its points. */
export async function readRow(rows: Rows, name: RowStore, id: string): Promise<unknown> {
  const row = await rows.objectStore(name).get(id);
  if (name !== "tracks" || row === undefined) return row;
  const blocks = await rows.objectStore("trackBlocks").getAll(blocksOf(id));
  return withBlocks(row as StoredRow, blocks);
}

/** Replaces a row, or deletes it. */
async function writeRow(
  transaction: RestoreTransaction,
  name: RowStore,
  id: string,
  row: StoredRow | undefined,
): Promise<void> {
  const store = transaction.objectStore(name);
  if (row === undefined) await store.delete(id);
  else await store.put((name === "tracks" ? withoutBlocks(row) : row) as never);
  if (name !== "tracks") return;
  const blocks = transaction.objectStore("trackBlocks");
  await blocks.delete(blocksOf(id));
  for (const block of row ? blocksIn(row) : []) await blocks.put(block);
}

const ROWS_A_STEP = 50;

function* inSteps(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += ROWS_A_STEP) {
    yield ids.slice(start, start + ROWS_A_STEP);
  }
}
