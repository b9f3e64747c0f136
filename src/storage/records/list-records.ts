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

/** Resolves to the readable records of a kind that shares its store, including those in the bin. Rejects without a database. */
export async function listKeyedRecords<T extends object>(
  connection: DatabaseConnection,
  { place, read }: Pick<RecordKind<T>, "place" | "read">,
): Promise<readonly T[]> {
  const [store] = place.stores;
  const { store: records, done } = (await connection.opened()).transaction(store);
  const [keys, values] = await Promise.all([records.getAllKeys(), records.getAll()]);
  await done;
  return keys.flatMap((key, index) => {
    const record = place.has?.(`${key}`) ? read(values[index], `${key}`) : null;
    return record ? [record] : [];
  });
}
