import { LISTS, type ListName, type RecordList } from "#storage/records/kinds.ts";
import type { DatabaseConnection } from "./database.ts";

/**
 * Adds up the sizes in bytes of the records of each list, by its name, with one record in memory at a time: numbers and
 * pictures, without the overhead of the database. Rejects without a database.
 */
export async function storedSizes<Name extends string = ListName>(
  connection: DatabaseConnection,
  lists = LISTS as readonly RecordList[] as readonly RecordList<Name>[],
): Promise<ReadonlyMap<Name, number>> {
  const database = await connection.opened();
  const sizes = new Map<Name, number>();
  for (const { name, place } of lists) {
    let bytes = 0;
    for (const store of place.stores) {
      bytes += await sumOf(database.transaction(store).store);
    }
    sizes.set(name, bytes);
  }
  return sizes;
}

interface Cursor {
  readonly value: unknown;
  continue(): Promise<Cursor | null>;
}

async function sumOf(store: { openCursor(): Promise<unknown> }): Promise<number> {
  let bytes = 0;
  let cursor = (await store.openCursor()) as Cursor | null;
  while (cursor) {
    bytes += bytesIn(cursor.value);
    cursor = await cursor.continue();
  }
  return bytes;
}

/** The columns and pictures of a record are typed arrays. */
function bytesIn(record: unknown): number {
  if (ArrayBuffer.isView(record)) return record.byteLength;
  if (typeof record !== "object" || record === null) return 0;
  return Object.values(record).reduce<number>((sum, value) => sum + bytesIn(value), 0);
}
