import type { DatabaseConnection } from "#storage/database.ts";
import { type KeyedRecords, keyedRecords } from "#storage/records/keyed-records.ts";
import { BOATING, type BoatingRecords } from "./boating-records.ts";

/** Stores the boating data that must survive a kill of the app. */
export type BoatingStorage = KeyedRecords<BoatingRecords>;

/** The store `boating` behind a connection. */
export function boatingStorage(connection: DatabaseConnection): BoatingStorage {
  return keyedRecords(connection, BOATING);
}
