import { type DatabaseConnection, RESTORE_KEY } from "#storage/database.ts";
import type { StoredAlong } from "#storage/waypoints/durable-transactions.ts";
import type { StoredRow } from "./backup-file.ts";
import { type RestoredSettings, restoredSettingsValue } from "./restored-settings.ts";

/** The stores whose rows go into a backup as they are. */
export const ROW_STORES = ["waypointBin", "photos", "tracks", "setAside"] as const;
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
      const { store: rows } = (await connection.opened()).transaction(store);
      const found: unknown[] = [];
      // Not all at once: making them of the stored bytes would hold the page up.
      for (const ids of inSteps(await rows.getAllKeys())) {
        found.push(...(await Promise.all(ids.map((id) => rows.get(id)))));
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
      setAside: new Map(),
    };
    for (const name of ROW_STORES) {
      const store = transaction.objectStore(name);
      for (const [id, row] of rows[name]) {
        rowsBefore[name].set(id, await store.get(id));
        if (row === undefined) await store.delete(id);
        else await store.put(row as never);
      }
    }
    // What lists show of a track is made anew from what it is now.
    const heads = transaction.objectStore("trackHeads");
    for (const id of rows.tracks.keys()) await heads.delete(id);
    await transaction.objectStore("restores").put(restoredSettingsValue(settings), RESTORE_KEY);
    return restoredAlong({ rows: rowsBefore, settings: before }, settings);
  };
}

const ROWS_A_STEP = 50;

function* inSteps(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += ROWS_A_STEP) {
    yield ids.slice(start, start + ROWS_A_STEP);
  }
}
