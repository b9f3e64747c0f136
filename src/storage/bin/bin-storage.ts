import * as v from "valibot";
import type { BinRow } from "#domain/waypoints/bin.ts";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";
import { readWaypointRecords } from "#storage/waypoints/waypoint-list-text.ts";

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
  // Waypoints are not to be lost because the moment of their deletion is: they are then never too old.
  deletedAtMs: v.fallback(MOMENT, Number.POSITIVE_INFINITY),
  waypoints: v.array(v.unknown()),
});

/** A row of the bin, and what of it was no good waypoint. */
export interface ReadBinRow {
  readonly row: BinRow;
  readonly setAside: readonly SetAsidePiece[];
}

/** Reads a stored row, waypoint by waypoint; null when it is none. */
export function readBinRow(stored: unknown): ReadBinRow | null {
  const read = v.safeParse(ROW, stored);
  if (!read.success) return null;
  const { id, deletedAtMs, waypoints: records } = read.output;
  const { waypoints, setAside } = readWaypointRecords(records, jsonTextOf(records) ?? "");
  return { row: { id, deletedAtMs, waypoints }, setAside };
}

/**
 * The bin in the database.
 * @param nowMs milliseconds since 1970
 */
export function binStorage(connection: DatabaseConnection, nowMs: () => number): BinStorage {
  return {
    async all() {
      const stored = await (await connection.opened()).getAll("waypointBin");
      return stored.flatMap((row) => readBinRow(row)?.row ?? []);
    },
    remove: (waypointIds) => {
      const ids = new Set(waypointIds);
      return rewrite(connection, nowMs(), (row) => row.waypoints.filter(({ id }) => !ids.has(id)));
    },
    removeDeletedBefore: (timeMs) =>
      rewrite(connection, nowMs(), (row) => (row.deletedAtMs < timeMs ? [] : row.waypoints)),
  };
}

/**
 * Leaves of every row what `keep` gives; a row that is left with nothing goes. What of such a row was
 * no good waypoint is set aside in the same transaction.
 */
async function rewrite(
  connection: DatabaseConnection,
  nowMs: number,
  keep: (row: BinRow) => BinRow["waypoints"],
): Promise<void> {
  const database = await connection.opened();
  const transaction = database.transaction(["waypointBin", "setAside"], "readwrite");
  const bin = transaction.objectStore("waypointBin");
  const kept = transaction.objectStore("setAside");
  const writes: Promise<unknown>[] = [transaction.done];
  for (const stored of await bin.getAll()) {
    const read = readBinRow(stored);
    if (!read) continue;
    const { row, setAside } = read;
    const waypoints = keep(row);
    if (waypoints.length === row.waypoints.length && waypoints.length > 0) continue;
    writes.push(waypoints.length === 0 ? bin.delete(row.id) : bin.put({ ...row, waypoints }));
    writes.push(...datedPieces(setAside, nowMs).map((piece) => kept.put(piece)));
  }
  await Promise.all(writes);
}
