import * as v from "valibot";
import type { BinRow } from "#domain/waypoints/bin.ts";
import type { DatabaseDoor } from "#storage/database.ts";
import { readWaypointRecords } from "#storage/waypoints/waypoint-list.ts";

/** The deleted waypoints of this device; they are put here by the edit that deletes them. */
export interface BinStorage {
  /** Every row that can be read. Rejects when the database does not answer. */
  all(): Promise<readonly BinRow[]>;
  /** Takes waypoints out of the bin for good. Rejects when that could not be stored. */
  remove(waypointIds: readonly string[]): Promise<void>;
  /** Takes out for good what was deleted before a moment (milliseconds since 1970). */
  removeDeletedBefore(timeMs: number): Promise<void>;
}

const ROW = v.object({
  id: v.string(),
  deletedAtMs: v.pipe(v.number(), v.finite()),
  waypoints: v.array(v.unknown()),
});

/** Reads a stored row, waypoint by waypoint; null when it is none. */
export function readBinRow(stored: unknown): BinRow | null {
  if (!v.is(ROW, stored)) return null;
  const { id, deletedAtMs } = stored;
  return { id, deletedAtMs, waypoints: readWaypointRecords(stored.waypoints, "").waypoints };
}

/** The bin in the database. */
export function binStorage(door: DatabaseDoor): BinStorage {
  return {
    async all() {
      const stored = await (await door.opened()).getAll("waypointBin");
      return stored.flatMap((row) => readBinRow(row) ?? []);
    },
    remove: (waypointIds) => {
      const ids = new Set(waypointIds);
      return rewrite(door, (row) => row.waypoints.filter(({ id }) => !ids.has(id)));
    },
    removeDeletedBefore: (timeMs) =>
      rewrite(door, (row) => (row.deletedAtMs < timeMs ? [] : row.waypoints)),
  };
}

/** Leaves of every row what `keep` gives; a row that is left with nothing goes. */
async function rewrite(
  door: DatabaseDoor,
  keep: (row: BinRow) => BinRow["waypoints"],
): Promise<void> {
  const database = await door.opened();
  const { store, done } = database.transaction("waypointBin", "readwrite");
  const writes: Promise<unknown>[] = [done];
  for (const stored of await store.getAll()) {
    const row = readBinRow(stored);
    if (!row) continue;
    const waypoints = keep(row);
    if (waypoints.length === 0) writes.push(store.delete(row.id));
    else if (waypoints.length < row.waypoints.length) writes.push(store.put({ ...row, waypoints }));
  }
  await Promise.all(writes);
}
