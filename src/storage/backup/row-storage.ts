import { type DatabaseConnection, RESTORE_KEY, TRACK_STORES } from "#storage/database.ts";
import { blocksOf } from "#storage/tracks/track-storage.ts";
import type { RestoreTransaction, StoredAlong } from "#storage/waypoints/durable-transactions.ts";
import type { StoredRow } from "./backup-file.ts";
import { type RestoredSettings, restoredSettingsValue } from "./restored-settings.ts";
import { blocksIn, withBlocks, withoutBlocks } from "./stored-track-row.ts";

/** The stores whose rows go into a backup as they are. */
export const ROW_STORES = ["waypointBin", "photos", "tracks", "plans", "setAside"] as const;
/** One of them. */
export type RowStore = (typeof ROW_STORES)[number];
/** Rows by their store; undefined in place of a row: there is none with that id. */
export type RowsByStore = Readonly<Record<RowStore, ReadonlyMap<string, StoredRow | undefined>>>;

/** Whole rows of the database, for a backup. */
export interface RowStorage {
  /** Every row of a store. Rejects when the database does not answer. */
  all(store: RowStore): Promise<readonly StoredRow[]>;
}

/** The rows behind a connection. */
export function rowStorage(connection: DatabaseConnection): RowStorage {
  return {
    async all(store) {
      const stores = store === "tracks" ? TRACK_STORES : ([store] as const);
      const transaction = (await connection.opened()).transaction(stores);
      const found: unknown[] = [];
      // Not all at once: making them of the stored bytes would hold the page up.
      for (const ids of inSteps(await transaction.objectStore(store).getAllKeys())) {
        found.push(...(await Promise.all(ids.map((id) => readRow(transaction, store, id)))));
      }
      return found as readonly StoredRow[];
    },
  };
}

/** All of a backup but its waypoints, or what takes that back. */
export interface RestoredParts {
  readonly rows: RowsByStore;
  readonly settings: RestoredSettings;
}

/**
 * What of a backup is stored together with its waypoints. Settings are kept here too, because
 * localStorage loses minutes at a kill.
 * @param before the settings as they are now, which taking it back puts in place
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

/** What reading a row needs of a transaction, whatever its mode. */
export interface Rows {
  objectStore(name: RowStore): { get(id: string): Promise<unknown> };
  objectStore(name: "trackBlocks"): { getAll(range: IDBKeyRange): Promise<readonly unknown[]> };
}

/** A row as a backup has it: a track with its points. */
export async function readRow(rows: Rows, name: RowStore, id: string): Promise<unknown> {
  const row = await rows.objectStore(name).get(id);
  if (name !== "tracks" || row === undefined) return row;
  const blocks = await rows.objectStore("trackBlocks").getAll(blocksOf(id));
  return withBlocks(row as StoredRow, blocks);
}

/** Puts a row in place of the one that is there, or takes that away. */
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
