import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { type AnyKind, KINDS, type KindName } from "#storage/records/kinds.ts";
import { wholePlace } from "#storage/records/record-kind.ts";
import { unreadableRecord } from "#storage/records/sort-records.ts";
import { toPlainValue } from "./plain-value.ts";

/** Does the same as `unreadableOf` for the kind of this name. */
export async function unreadableRows(
  connection: DatabaseConnection,
  name: KindName,
): Promise<readonly SetAsidePiece[]> {
  const kind = KINDS.find((one) => one.name === name);
  return kind ? unreadableOf(connection, kind) : [];
}

/**
 * Resolves to the records of a kind that this version cannot read, raw: as JSON, a track with its points.
 * Rejects when the database cannot be read.
 */
export async function unreadableOf(
  connection: DatabaseConnection,
  kind: AnyKind,
): Promise<readonly SetAsidePiece[]> {
  const { name, read, format, isTooLarge } = kind;
  const place = wholePlace(kind);
  const transaction = (await connection.opened()).transaction([...place.stores]);
  const pieces: SetAsidePiece[] = [];
  // One track at a time: the points of all tracks together may not fit in the memory of a phone.
  for (const id of await transaction.objectStore(place.stores[0]).getAllKeys()) {
    const value = await place.get(transaction as never, String(id));
    if (read(value, String(id)) !== null) continue;
    const { reason } = unreadableRecord(value, { format, isTooLarge });
    pieces.push({ source: name, reason, rawText: jsonTextOf(toPlainValue(value)) ?? "" });
  }
  return pieces;
}
