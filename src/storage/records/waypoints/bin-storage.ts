import * as v from "valibot";
import { type AgingMs, isOlder } from "#domain/storage/visits.ts";
import { BIN_MS, type BinRow } from "#domain/waypoints/bin.ts";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { type RecordKind, recordsIn } from "#storage/records/record-kind.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";
import { STRICT } from "#storage/strict.ts";
import { readWaypointRecords } from "./waypoint-list-text.ts";

/** The deleted waypoints on this device. The edit that deletes a waypoint puts it here. */
export interface BinStorage {
  /** Resolves to every readable row. Rejects if the database does not respond. */
  all(): Promise<readonly BinRow[]>;
  /** Deletes waypoints from the bin for good. Rejects if this could not be stored. */
  remove(waypointIds: readonly string[]): Promise<void>;
  /** Deletes for good what was in the bin for longer than 30 days. */
  removeOld(nowMs: AgingMs): Promise<void>;
}

const ROW = v.object({
  id: v.string(),
  // An invalid time of deletion must not cost the waypoints: they then never expire.
  deletedAtMs: v.fallback(MOMENT, Number.POSITIVE_INFINITY),
  waypoints: v.array(v.unknown()),
});

/** A row of the bin, and its parts that were not valid waypoints. */
interface ReadBinRow {
  readonly row: BinRow;
  readonly setAside: readonly SetAsidePiece[];
}

/** Reads a stored row, waypoint by waypoint; null if it is not a row of the bin. */
function readBinRow(stored: unknown): ReadBinRow | null {
  const read = v.safeParse(ROW, stored);
  if (!read.success) return null;
  const { id, deletedAtMs, waypoints: records } = read.output;
  const { waypoints, setAside } = readWaypointRecords(records, jsonTextOf(records) ?? "");
  return { row: { id, deletedAtMs, waypoints }, setAside };
}

/** The kind of record of the store `waypointBin`: what one command deleted. */
export const WAYPOINT_BIN = {
  name: "bin",
  place: recordsIn("waypointBin"),
  format: 1,
  read: (stored) => readBinRow(stored)?.row ?? null,
  restored: (value) => readBinRow(value)?.row ?? null,
  unusable: (value) => readBinRow(value)?.setAside ?? [],
} as const satisfies RecordKind<BinRow>;

/**
 * Creates the bin on a database connection.
 * @param nowMs returns milliseconds since 1970
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
    removeOld: (agingMs) =>
      rewrite(connection, nowMs(), ({ deletedAtMs, waypoints }) =>
        isOlder(deletedAtMs, agingMs, BIN_MS) ? [] : waypoints,
      ),
  };
}

/**
 * Keeps the waypoints of each row that pass `keep`, and deletes rows that become empty. Invalid waypoints of such a
 * row are set aside in the same transaction.
 */
async function rewrite(
  connection: DatabaseConnection,
  nowMs: number,
  keep: (row: BinRow) => BinRow["waypoints"],
): Promise<void> {
  const database = await connection.opened();
  const transaction = database.transaction(["waypointBin", "setAside"], "readwrite", STRICT);
  const bin = transaction.objectStore("waypointBin");
  const pieces = transaction.objectStore("setAside");
  const writes: Promise<unknown>[] = [transaction.done];
  for (const stored of await bin.getAll()) {
    const read = readBinRow(stored);
    if (!read) continue;
    const { row, setAside } = read;
    const waypoints = keep(row);
    if (waypoints.length === row.waypoints.length && waypoints.length > 0) continue;
    writes.push(waypoints.length === 0 ? bin.delete(row.id) : bin.put({ ...row, waypoints }));
    writes.push(...datedPieces(setAside, nowMs).map((piece) => pieces.put(piece)));
  }
  await Promise.all(writes);
}
