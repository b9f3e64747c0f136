import type { DatabaseConnection } from "#storage/database.ts";
import { type KeyedRecords, keyedRecords } from "#storage/keyed-records.ts";
import { BOATING_FORMAT, type BoatingRecords, boatingRecord } from "./boating-records.ts";

/** Stores the boating data that must survive a kill of the app. */
export type BoatingStorage = KeyedRecords<BoatingRecords>;

/** The store `boating` behind a connection. */
export function boatingStorage(connection: DatabaseConnection): BoatingStorage {
  return keyedRecords(connection, "boating", { format: BOATING_FORMAT, read: boatingRecord });
}
