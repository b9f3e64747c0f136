import type { DatabaseConnection } from "#storage/database.ts";
import { keyedRecords } from "#storage/records/keyed-records.fixture.ts";
import { HUNT, PRACTICE, SURVEY } from "./scouting-records.ts";

/** Reads and replaces records of the store `scouting`, which the app only edits. */
export function scoutingStorage(connection: DatabaseConnection) {
  return keyedRecords(connection, { hunt: HUNT, practice: PRACTICE, survey: SURVEY });
}
