import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import { type DatabaseConnection, TRACK_STORES } from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { PLAN_FORMAT, planOf } from "#storage/records/plans/plan-record.ts";
import { summaryOf, TRACK_FORMAT } from "#storage/records/tracks/track-record.ts";
import { unreadableRecord } from "#storage/sort-records.ts";
import { toPlainValue } from "./plain-value.ts";
import { readRow } from "./row-storage.ts";

/** The reader and the current format of each store. */
const RECORDS = {
  tracks: { stores: TRACK_STORES, read: summaryOf, format: TRACK_FORMAT },
  plans: { stores: ["plans"], read: planOf, format: PLAN_FORMAT },
} as const;

/**
 * Returns the records of a store that this version cannot read, raw: as JSON, a track with its points.
 * Rejects when the database cannot be read.
 */
export async function unreadableRows(
  connection: DatabaseConnection,
  source: keyof typeof RECORDS,
): Promise<readonly SetAsidePiece[]> {
  const { stores, read, format } = RECORDS[source];
  const transaction = (await connection.opened()).transaction(stores);
  const records = transaction.objectStore(source);
  const pieces: SetAsidePiece[] = [];
  // One track at a time: the points of all tracks together may not fit in the memory of a phone.
  for (const id of await records.getAllKeys()) {
    const record = await records.get(id);
    if (read(record) !== null) continue;
    const row = toPlainValue(await readRow(transaction, source, id));
    const { reason } = unreadableRecord(record, format);
    pieces.push({ source, reason, rawText: jsonTextOf(row) ?? "" });
  }
  return pieces;
}
