import type { DatabaseConnection } from "#storage/database.ts";
import type { RecordKind } from "./record-kind.ts";
import { type SortedRecords, sortRecords } from "./sort-records.ts";

/**
 * Resolves to the records of a kind, including those in the bin, and the records that cannot be read. Rejects without a
 * database.
 */
export async function listRecords<T extends object>(
  connection: DatabaseConnection,
  { place, read, format, isTooLarge }: RecordKind<T>,
): Promise<SortedRecords<T>> {
  const [store] = place.stores;
  const values: unknown[] = await (await connection.opened()).getAll(store);
  return sortRecords(values, { read: (value) => read(value, ""), format, isTooLarge });
}
