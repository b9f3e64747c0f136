import type { DatabaseDoor } from "#storage/database.ts";
import type { StoredRow } from "./backup-file.ts";

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
  /**
   * Puts or takes away rows, all of them or none.
   * @returns the same ids as they were before, which puts everything back
   */
  write(rows: RowsByStore): Promise<RowsByStore>;
}

/** The rows behind a door. */
export function rowStorage(door: DatabaseDoor): RowStorage {
  return {
    async all(store) {
      const { store: rows } = (await door.opened()).transaction(store);
      const found: unknown[] = [];
      // Not all at once: making them of the stored bytes would hold the page up.
      for (const ids of inSteps(await rows.getAllKeys())) {
        found.push(...(await Promise.all(ids.map((id) => rows.get(id)))));
      }
      return found as readonly StoredRow[];
    },
    async write(rows) {
      const database = await door.opened();
      const transaction = database.transaction(
        [...ROW_STORES, "trackHeads"] as const,
        "readwrite",
        {
          durability: "strict",
        },
      );
      transaction.done.catch(() => {});
      const before = {
        waypointBin: new Map(),
        photos: new Map(),
        tracks: new Map(),
        setAside: new Map(),
      };
      for (const name of ROW_STORES) {
        const store = transaction.objectStore(name);
        for (const [id, row] of rows[name]) {
          before[name].set(id, await store.get(id));
          if (row === undefined) await store.delete(id);
          else await store.put(row as never);
        }
      }
      // What lists show of a track is made anew from what it is now.
      const heads = transaction.objectStore("trackHeads");
      for (const id of rows.tracks.keys()) await heads.delete(id);
      await transaction.done;
      return before;
    },
  };
}

const ROWS_A_STEP = 50;

function* inSteps(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += ROWS_A_STEP) {
    yield ids.slice(start, start + ROWS_A_STEP);
  }
}
