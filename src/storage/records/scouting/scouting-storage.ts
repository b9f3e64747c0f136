import type { DatabaseConnection } from "#storage/database.ts";
import { type KeyedRecords, keyedRecords } from "#storage/records/keyed-records.ts";
import { SCOUTING, type ScoutingRecords } from "./scouting-records.ts";

/** Keeps the round of practice and the hunt. */
export type ScoutingStorage = KeyedRecords<ScoutingRecords>;

/** The store `scouting` behind a connection. */
export function scoutingStorage(connection: DatabaseConnection): ScoutingStorage {
  return keyedRecords(connection, SCOUTING);
}
