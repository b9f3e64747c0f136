import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { LISTS, type ListName, type RecordList } from "#storage/records/kinds.ts";
import { unreadableRecord } from "#storage/records/sort-records.ts";
import { toPlainValue } from "./plain-value.ts";

/** Does the same as `unreadableOf` for the list of this name. */
export async function unreadableRows(
  connection: DatabaseConnection,
  name: ListName,
): Promise<readonly SetAsidePiece[]> {
  const list = LISTS.find((one) => one.name === name);
  return list ? unreadableOf(connection, list) : [];
}

/**
 * Resolves to the records of a list that this version cannot read, raw: as JSON, a track with its points.
 * Rejects when the database cannot be read.
 */
export async function unreadableOf(
  connection: DatabaseConnection,
  { name, place, kindOf }: RecordList,
): Promise<readonly SetAsidePiece[]> {
  const transaction = (await connection.opened()).transaction([...place.stores]);
  const pieces: SetAsidePiece[] = [];
  // One track at a time: the points of all tracks together may not fit in the memory of a phone.
  for (const id of await transaction.objectStore(place.stores[0]).getAllKeys()) {
    const value = await place.get(transaction as never, String(id));
    const { read, format, isTooLarge } = kindOf(String(id));
    if (read(value, String(id)) !== null) continue;
    const { reason } = unreadableRecord(value, { format, isTooLarge });
    pieces.push({ source: name, reason, rawText: jsonTextOf(toPlainValue(value)) ?? "" });
  }
  return pieces;
}
